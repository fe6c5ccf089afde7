import { Option } from 'commander';
import type { Declare } from '../../program/options.ts';

/** `city-deals schema` */
export const declareSchema: Declare = (program, deps, done) => {
  program
    .command('schema')
    .description('write JSON Schemas of the content files, for completion and validation in editors')
    .addOption(new Option('--out <dir>', 'the folder for the schemas').default('.schemas'))
    .action(async (options) => {
      const { runSchema } = await import('./runSchema.ts');
      done(runSchema(deps, options));
    });
};
