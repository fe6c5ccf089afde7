import { type Command, InvalidArgumentError, Option } from 'commander';
import { skylineKinds } from '../../art/brand/skylineKinds.ts';
import { content, type Declare } from '../../program/options.ts';

/** `city-deals new` */
export const declareNew: Declare = (program, deps, done) => {
  const group = program
    .command('new')
    .description('add a deal, a landing page, a drawing or the pictures of the brand to the content');
  declareDeal(group, deps, done);
  declareLandingPage(group, deps, done);
  declareDrawing(group, deps, done);
  declareBrand(group, deps, done);
};

const declareDeal: Declare = (group, deps, done) => {
  withCommon(group.command('deal').description('add a deal; what is not given is filled in as a sample'))
    .addOption(text('--title <text>', 'its title'))
    .addOption(amount('--price <amount>', 'what it costs'))
    .addOption(amount('--was <amount>', 'its regular price'))
    .addOption(text('--category <id>', 'an id of categories.json', 'the first'))
    .addOption(text('--neighborhood <id>', 'an id of neighborhoods.json', 'the first'))
    .addOption(text('--vendor <name>', 'who offers it'))
    .addOption(text('--expires <day>', 'its last day, such as 2027-08-31', '90 days from now'))
    .addOption(
      text('--into <file>', 'the file to add it to, such as deals/wellness.json', 'a file of its own'),
    )
    .action(async (words: string[], options) => {
      const { runNewDeal } = await import('./runNewDeal.ts');
      done(runNewDeal(deps, { ...defaults, ...options, slug: slugOfWords(words) }));
    });
};

const declareLandingPage: Declare = (group, deps, done) => {
  const described = group
    .command('landing-page')
    .description('add a landing page; its texts say that they are drafts');
  withCommon(described)
    .addOption(text('--title <text>', 'its heading'))
    .addOption(
      new Option('--type <type>', 'what it is about')
        .choices(['places', 'activities', 'events'])
        .default('activities'),
    )
    .addOption(
      new Option('--time-frame <frame>', 'the days that it covers, if it changes with them')
        .choices(['today', 'weekend'])
        .default(null, 'none'),
    )
    .addOption(text('--category <id>', 'show deals of this category', 'all'))
    .addOption(text('--neighborhood <id>', 'be about this neighborhood', 'none'))
    .option('--with <slug...>', 'add more pages at the same time, which link to each other')
    .action(async (words: string[], { type, with: companions, ...options }) => {
      const { runNewLandingPage } = await import('./runNewLandingPage.ts');
      const given = { pageType: type, companions: companions ?? [], slug: slugOfWords(words) };
      done(runNewLandingPage(deps, { ...defaults, ...options, ...given }));
    });
};

const declareDrawing: Declare = (group, deps, done) => {
  group
    .command('drawing')
    .description('add drawings for posters: free icons by name, or SVG files of your own')
    .argument(
      '<icon-or-file...>',
      'a name from https://icon-sets.iconify.design/fluent-emoji-flat, such as taco; or a file such as art/bridge.svg',
    )
    .addOption(content())
    .option('--upright', 'it stands on the ground: posters do not tilt it', false)
    .option('--house', 'it is in the palette of the posters: they leave its colors as they are', false)
    .action(async (sources: string[], options) => {
      const { runNewDrawing } = await import('./drawing/runNewDrawing.ts');
      done(await runNewDrawing(deps, { ...options, sources }));
    });
};

const declareBrand: Declare = (group, deps, done) => {
  group
    .command('brand')
    .description('write the logo, skyline and faces that builds draw for the city as files, to edit them')
    .addOption(content())
    .addOption(
      new Option('--skyline <kind>', 'what the skyline shows')
        .choices([...skylineKinds])
        .default(null, skylineKinds[0]),
    )
    .action(async (options) => {
      const { runNewBrand } = await import('./runNewBrand.ts');
      done(runNewBrand(deps, options));
    });
};

/** Values of options that were left out. */
const defaults = { title: null, price: null, was: null, vendor: null, dryRun: false, json: false };

/** The slug and the options of all new entries. */
const withCommon = (command: Command) =>
  command
    .argument('[slug...]', 'its name in addresses, such as rooftop-yoga (default: from the title)')
    .addOption(content())
    .option('--dry-run', 'only report what would be written')
    .option('--json', 'print one report object for other programs');

/** Several words become one invalid slug, so that the error message suggests a valid one. */
const slugOfWords = (words: readonly string[]) => (words.length === 0 ? null : words.join(' '));

/** An option with a text; `withoutIt` describes what happens if it is left out. */
const text = (flags: string, description: string, withoutIt?: string) =>
  withoutIt === undefined
    ? new Option(flags, description)
    : new Option(flags, description).default(null, withoutIt);

const amount = (flags: string, description: string) => new Option(flags, description).argParser(parseAmount);

function parseAmount(typed: string): number {
  const value = Number(typed);
  if (/^\d+(?:\.\d{1,2})?$/.test(typed) && value > 0) return value;
  throw new InvalidArgumentError('Write an amount above zero without a currency, such as 18 or 18.50.');
}
