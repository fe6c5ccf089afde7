import { type Declare, out } from '../../program/options.ts';

/** `city-deals merge` */
export const declareMerge: Declare = (program, deps, done) => {
  program
    .command('merge')
    .description('merge the parts of a site that were built with --shard, on one machine or several')
    .argument('<dir...>', 'the folders of all parts')
    .addOption(out())
    .option('--force', 'merge into a folder that has files of your own')
    .option('--json', 'print the summary as one JSON object')
    .addHelpText(
      'after',
      '\nAll parts must be of the same site: built from the same content with the same --now, and either all of them with\nsocial images or none. Merging does not change them.',
    )
    .action(async (parts, options) => {
      const { runMerge } = await import('./runMerge.ts');
      done(await runMerge(deps, { json: false, force: false, ...options, parts }));
    });
};
