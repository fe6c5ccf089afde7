import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { declareAsk } from './commandLine/ask.ts';
import { declareBuild } from './commandLine/build.ts';
import { declareCheck } from './commandLine/check.ts';
import { declareClicks } from './commandLine/clicks.ts';
import { declareDev } from './commandLine/dev.ts';
import { declareMerge } from './commandLine/merge.ts';
import { declareNew } from './commandLine/new.ts';
import { declareNotify } from './commandLine/notify.ts';
import { declarePreview } from './commandLine/preview.ts';
import { declareProxy } from './commandLine/proxy.ts';
import { declareRebuild } from './commandLine/rebuild.ts';
import { declareSchedule } from './commandLine/schedule.ts';
import { declareSchema } from './commandLine/schema.ts';
import { declareValidate } from './commandLine/validate.ts';
import type { Deps, ExitCode } from './commands/deps.ts';

/** In the order of the help. */
const commands = [
  declareBuild,
  declareRebuild,
  declareMerge,
  declareSchedule,
  declareValidate,
  declareCheck,
  declareAsk,
  declareDev,
  declarePreview,
  declareProxy,
  declareSchema,
  declareClicks,
  declareNew,
  declareNotify,
];

/** The program's words: commands, options and help. What a command does is loaded only when it is asked for. */
export function createProgram(deps: Deps, done: (code: ExitCode) => void): Command {
  const program = new Command('city-deals')
    .description('Makes a static site of local deals from a folder of content.')
    .version(packageJson.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('Run "city-deals help" for all commands and options.')
    .showSuggestionAfterError()
    .exitOverride();
  for (const declare of commands) declare(program, deps, done);
  return program;
}
