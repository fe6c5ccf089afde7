import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { declareAsk } from './commands/ask/askCommand.ts';
import { declareBuild } from './commands/build/buildCommand.ts';
import { declareCheck } from './commands/check/checkCommand.ts';
import { declareClicks } from './commands/clicks/clicksCommand.ts';
import { declareDev } from './commands/dev/devCommand.ts';
import { declareDoctor } from './commands/doctor/doctorCommand.ts';
import { declareImport } from './commands/import/importCommand.ts';
import { declareInit } from './commands/init/initCommand.ts';
import { declareMerge } from './commands/merge/mergeCommand.ts';
import { declareMessages } from './commands/messages/messagesCommand.ts';
import { declareNew } from './commands/new/newCommand.ts';
import { declareNotify } from './commands/notify/notifyCommand.ts';
import { declarePreview } from './commands/preview/previewCommand.ts';
import { declareProxy } from './commands/proxy/proxyCommand.ts';
import { declareRebuild } from './commands/rebuild/rebuildCommand.ts';
import { declareSchedule } from './commands/schedule/scheduleCommand.ts';
import { declareSchema } from './commands/schema/schemaCommand.ts';
import { declareUpgrade } from './commands/upgrade/upgradeCommand.ts';
import { declareValidate } from './commands/validate/validateCommand.ts';
import type { Deps, ExitCode } from './program/deps.ts';

/** In the order of the help text. */
const commands = [
  declareInit,
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
  declareMessages,
  declareUpgrade,
  declareDoctor,
  declareClicks,
  declareImport,
  declareNew,
  declareNotify,
];

/**
 * The commands and options of the program, and their help. The code of a command is imported only when it runs, so that
 * the program starts fast. `done` receives the exit code of the command.
 */
export function createProgram(deps: Deps, done: (code: ExitCode) => void): Command {
  const program = new Command('city-deals')
    .description('Builds a static site of local deals from a folder of content.')
    .version(packageJson.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help for a command')
    .showHelpAfterError('Run "city-deals help" to list all commands.')
    .showSuggestionAfterError()
    .exitOverride();
  for (const declare of commands) declare(program, deps, done);
  return program;
}
