import { content, type Declare, now, out } from '../../program/options.ts';
import { stopSignal } from '../../program/stopSignal.ts';

/** `city-deals rebuild` */
export const declareRebuild: Declare = (program, deps, done) => {
  program
    .command('rebuild')
    .description('for schedulers: build if pages have gone stale, else return at once')
    .addOption(content())
    .addOption(out())
    .addOption(now())
    .option('--watch', 'keep running, and rebuild whenever pages go stale')
    .option(
      '--no-social-images',
      'do not create images for shared links; use the same option as the last build',
    )
    .option('--json', 'print one JSON object: "due", and the summary of a build')
    .addHelpText(
      'after',
      '\nIf nothing is due, rebuild reads only the manifest of the last build, not the content.\nAfter an edit run "city-deals build".',
    )
    .action(async ({ watch, ...options }) => {
      const rebuildOptions = { now: null, json: false, ...options };
      if (watch) {
        const { createSleeper, watchDue } = await import('./watchDue.ts');
        done(await watchDue(deps, rebuildOptions, createSleeper(stopSignal())));
        return;
      }
      const { runRebuild } = await import('./runRebuild.ts');
      done(await runRebuild(deps, rebuildOptions));
    });
};
