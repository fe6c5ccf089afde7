import { content, type Declare, now, out } from '../../program/options.ts';

/** `city-deals rebuild` */
export const declareRebuild: Declare = (program, deps, done) => {
  program
    .command('rebuild')
    .description('for schedulers: return at once when no page has gone stale, else build')
    .addOption(content())
    .addOption(out())
    .addOption(now())
    .option('--watch', 'stay, and rebuild at each instant at which pages go stale')
    .option('--no-social-images', 'make no pictures for shared links, as the build before')
    .option('--json', 'print one object for other programs: "due", and the summary of a build')
    .addHelpText(
      'after',
      '\nWith nothing due it reads the last build\'s account and no content: edits are for "city-deals build".',
    )
    .action(async ({ watch, ...options }) => {
      const given = { now: null, json: false, ...options };
      if (watch) {
        const [{ watchAndRebuild }, { createSignalSleeper }] = await Promise.all([
          import('./watchDue.ts'),
          import('./waiting.ts'),
        ]);
        done(await watchAndRebuild(deps, given, createSignalSleeper()));
        return;
      }
      const { runRebuild } = await import('./runRebuild.ts');
      done(await runRebuild(deps, given));
    });
};
