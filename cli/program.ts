import { Command, InvalidArgumentError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { Deps, ExitCode } from './commands/deps.ts';
import { parseShard } from './plan/shard.ts';

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
  const content = () => new Option('--content <dir>', 'the folder of content').default('data/content');
  const out = () => new Option('--out <dir>', 'the folder of the built site').default('dist');
  const now = () =>
    new Option('--now <instant>', 'build for this instant (ISO 8601) instead of the real time');

  program
    .command('build')
    .description('validate the content and build the site; only what changed is rendered')
    .addOption(content())
    .addOption(out())
    .addOption(now())
    .option('--clean', 'render all pages, whatever an earlier build left')
    .addOption(
      new Option('--jobs <n>', 'threads that render')
        .argParser(wholeNumber(64))
        .default(null, 'as fits the work'),
    )
    .addOption(new Option('--shard <i/n>', 'build only part I of N, for several machines').argParser(shardOf))
    .option('--no-social-images', 'make no pictures for shared links; quicker for a first look')
    .option('--json', 'print one summary object for other programs')
    .action(async (options) => {
      const { runBuild } = await import('./commands/build.ts');
      done(await runBuild(deps, { now: null, shard: null, clean: false, json: false, ...options }));
    });

  program
    .command('validate')
    .description('check the content and say what is wrong; nothing is written')
    .addOption(content())
    .addOption(now())
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text'))
    .action(async (options) => {
      const { runValidate } = await import('./commands/validate.ts');
      done(runValidate(deps, { now: null, ...options }));
    });

  program
    .command('ask')
    .description("talk to the site's guide: what a visitor says, turn by turn")
    .argument('[turn...]', 'what the visitor says, such as "Date night indoors" "under $60"')
    .addOption(content())
    .addOption(now())
    .option('--json', 'print one JSON object an answer')
    .option(
      '--batch <file>',
      'answer the conversations of a file of JSON lines {"id","turns"}; prints {"id","turns"} with the answers',
    )
    .action(async (turns, options) => {
      const { runAsk } = await import('./commands/ask.ts');
      done(runAsk(deps, { now: null, batch: null, json: false, ...options, turns }));
    });

  program
    .command('preview')
    .description('serve the built site as a static host would')
    .addOption(out())
    .addOption(
      new Option('--port <number>', 'the port, or the next free one')
        .argParser(wholeNumber(65_535))
        .default(3000),
    )
    .action(async (options) => {
      const { runPreview } = await import('./commands/preview.ts');
      done(await runPreview(deps, options));
    });

  program
    .command('proxy')
    .description("ask a hosted model for the site's visitors, with a key that no browser sees")
    .addOption(content())
    .addOption(new Option('--port <number>', 'the port').argParser(wholeNumber(65_535)).default(8787))
    .addOption(new Option('--host <host>', 'the address to listen at').default('127.0.0.1'))
    .addOption(
      new Option('--origin <origin>', "a site that may ask besides the content's own; can be repeated")
        .argParser((text: string, before: readonly string[]) => [...before, text])
        .default([], 'none'),
    )
    .addOption(
      new Option('--trust-header <name>', "the header in which a server in front names the visitor's address")
        .argParser(headerName)
        .default(null, 'none: the address of the connection'),
    )
    .addOption(dailyLimit('--daily-requests <n>', 'requests', 2_000))
    .addOption(dailyLimit('--daily-tokens <n>', "tokens of the model's answers", 600_000))
    .option('--print-settings', 'print the settings for an edge platform, and serve nothing')
    .addHelpText(
      'after',
      '\nThe key is read from the environment variable CITY_DEALS_KEY, and from nowhere else.',
    )
    .action(async ({ origin, trustHeader, ...options }) => {
      const { runProxy } = await import('./commands/proxy.ts');
      const given = { printSettings: false, ...options, origins: origin, trustedHeader: trustHeader };
      done(await runProxy(deps, given));
    });

  program
    .command('schema')
    .description('write JSON Schemas of the content, so that editors complete and check it')
    .addOption(new Option('--out <dir>', 'the folder to write them to').default('.schemas'))
    .action(async (options) => {
      const { runSchema } = await import('./commands/schema.ts');
      done(runSchema(deps, options));
    });

  program
    .command('clicks')
    .description('what visitors opened, as the host recorded it')
    .command('import')
    .description('count the click records of access logs and add them to the deals\' "clickCount"')
    .argument(
      '<log...>',
      'logs: Common, Combined, JSON lines, CloudFront; plain or gzip; "-" for standard input',
    )
    .addOption(content())
    .option('--dry-run', 'only say what would change; nothing is written')
    .option('--json', 'print one report object for other programs')
    .action(async (logs, options) => {
      const { runClicksImport } = await import('./commands/clicksImport.ts');
      done(await runClicksImport(deps, { dryRun: false, json: false, ...options, logs }));
    });

  return program;
}

const wholeNumber = (max: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= max) return value;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${max}.`);
};

const dailyLimit = (flags: string, what: string, usual: number) =>
  new Option(flags, `the ${what} of a day, by UTC`)
    .argParser(wholeNumber(1_000_000_000))
    .default(null, String(usual));

function headerName(text: string) {
  if (/^[A-Za-z0-9-]{1,60}$/.test(text)) return text;
  throw new InvalidArgumentError('Give the name of a header, such as X-Real-IP.');
}

function shardOf(text: string) {
  const shard = parseShard(text);
  if (shard) return shard;
  throw new InvalidArgumentError('Give a part and a number of parts, such as 1/4.');
}
