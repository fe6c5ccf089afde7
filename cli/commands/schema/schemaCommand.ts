import { Option } from 'commander';
import type { Declare } from '../../program/options.ts';

/** `city-deals schema` */
export const declareSchema: Declare = (program, deps, done) => {
  program
    .command('schema')
    .description('write JSON Schemas of the content, so that editors complete and check it')
    .addOption(new Option('--out <dir>', 'the folder to write them to').default('.schemas'))
    .action(async (options) => {
      const { runSchema } = await import('./runSchema.ts');
      done(runSchema(deps, options));
    });
};
