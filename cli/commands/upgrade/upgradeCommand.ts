import { content, type Declare } from '../../program/options.ts';

/** `city-deals upgrade-content` */
export const declareUpgrade: Declare = (program, deps, done) => {
  program
    .command('upgrade-content')
    .description('bring the content into the form of this version: shows every change, and asks')
    .addOption(content())
    .option('--dry-run', 'only show what would change', false)
    .option('-y, --yes', 'change the files without asking', false)
    .option('--full', 'show all changes, not only the first of each kind', false)
    .option(
      '--split',
      'instead, give each deal of a list a file of its own, as editors with forms need it',
      false,
    )
    .option('--json', 'print one report object for other programs; needs --yes or --dry-run', false)
    .action(async (options) => {
      const [{ runUpgrade }, { isTerminal, withTerminal }] = await Promise.all([
        import('./runUpgrade.ts'),
        import('../../program/terminal.ts'),
      ]);
      done(await runUpgrade(deps, options, isTerminal() && !options.json ? withTerminal : null));
    });
};
