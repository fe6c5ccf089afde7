import { content, type Declare, now, port } from '../../program/options.ts';

/** `city-deals dev` */
export const declareDev: Declare = (program, deps, done) => {
  program
    .command('dev')
    .description('serve the site while you work on it: saving a file builds it and updates open pages')
    .addOption(content())
    .addOption(port(3000))
    .addOption(now())
    .option(
      '--review',
      'list all drafts in a panel of every page, with what validate and check say of each',
      false,
    )
    .action(async (options) => {
      const { runDev } = await import('./runDev.ts');
      done(await runDev(deps, { now: null, ...options }));
    });
};
