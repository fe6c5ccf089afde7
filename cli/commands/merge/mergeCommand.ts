import { type Declare, out } from '../../program/options.ts';

/** `city-deals merge` */
export const declareMerge: Declare = (program, deps, done) => {
  program
    .command('merge')
    .description('join the parts that builds with --shard made, on one machine or many, to the whole site')
    .argument('<dir...>', 'the folders of all parts')
    .addOption(out())
    .option('--json', 'print one summary object for other programs')
    .addHelpText(
      'after',
      '\nThe parts must be of one site: built from the same content, with the same --now, all with social images or all\nwithout. They stay as they are.',
    )
    .action(async (parts, options) => {
      const { runMerge } = await import('./runMerge.ts');
      done(await runMerge(deps, { json: false, ...options, parts }));
    });
};
