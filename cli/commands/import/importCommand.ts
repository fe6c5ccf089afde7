import { InvalidArgumentError, Option } from 'commander';
import { content, type Declare, now } from '../../program/options.ts';

/** `city-deals import` */
export const declareImport: Declare = (program, deps, done) => {
  program
    .command('import')
    .description('make deals of the rows of a feed, and keep them up to date: docs/import.md')
    .argument('[source]', 'a file, "-" for standard input, or an https: address; that of the map if absent')
    .option('--map <file>', 'how rows become deals')
    .option('--all', 'import every map of the folder of feeds that has a source')
    .option('--feeds <dir>', 'the folder of maps', 'feeds')
    .option('--suggest <feed>', 'print a map for a feed, with what is left to decide')
    .option('--dry-run', 'print what would change, and write nothing')
    .addOption(
      new Option('--max-gone <share>', 'refuse a feed that loses more of its deals (30%)').argParser(
        parseShare,
      ),
    )
    .addOption(
      new Option('--max-bad <share>', 'refuse a feed with more rejected rows (20%)').argParser(parseShare),
    )
    .option('--review', 'new deals are drafts until somebody takes "draft" out')
    .option('--fetch-images', 'bring pictures into the content')
    .option('--allow-local', 'allow http: addresses, and those of private networks')
    .addOption(content())
    .addOption(now())
    .addOption(
      new Option('--format <format>', 'the form of the report')
        .choices(['text', 'json', 'markdown'])
        .default('text'),
    )
    .option('--json', 'the same as --format json')
    .action(async (source, { json, ...options }) => {
      const { runImport } = await import('./runImport.ts');
      const defaults = {
        map: null,
        suggest: null,
        now: null,
        all: false,
        dryRun: false,
        review: false,
        fetchImages: false,
        allowLocal: false,
      };
      const given = { ...defaults, maxGone: null, maxBad: null, ...options, source: source ?? null };
      done(await runImport(deps, { ...given, format: json ? 'json' : options.format }));
    });
};

function parseShare(text: string): number {
  const share = Number(/^(\d{1,3}(?:\.\d+)?)%?$/.exec(text)?.[1] ?? Number.NaN) / 100;
  if (share >= 0 && share <= 1) return share;
  throw new InvalidArgumentError('Give a share from 0% to 100%.');
}
