import { Option } from 'commander';
import { content, type Declare } from '../../program/options.ts';

/** `city-deals schema` */
export const declareSchema: Declare = (program, deps, done) => {
  program
    .command('schema')
    .description('write JSON Schemas of the content files, for completion and validation in editors')
    .addOption(content())
    .addOption(new Option('--out <dir>', 'the folder for the schemas').default('.schemas'))
    .option('--vscode', 'also tell VS Code, in .vscode/settings.json, which files they are for', false)
    .option('--check', 'write nothing, and fail if something is out of date', false)
    .addOption(
      new Option('--reference <file>', 'write the reference of all fields as Markdown')
        .default(null)
        .hideHelp(),
    )
    .action(async (options) => {
      const { runSchema } = await import('./runSchema.ts');
      done(runSchema(deps, options));
    });
};
