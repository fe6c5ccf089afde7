import { Option } from 'commander';
import { content, type Declare } from '../../program/options.ts';
import { editors } from './editors.ts';

/** `city-deals schema` */
export const declareSchema: Declare = (program, deps, done) => {
  program
    .command('schema')
    .description(
      'write JSON Schemas of the content files for editors of code, or forms for people who write none',
    )
    .addOption(content())
    .addOption(
      new Option('--out <dir>', 'the folder to write into').default(null, '.schemas, or admin with --cms'),
    )
    .option('--vscode', 'also tell VS Code, in .vscode/settings.json, which files they are for', false)
    .addOption(
      new Option('--cms <editor>', 'write a page with forms for people who edit in a browser').choices(
        editors,
      ),
    )
    .option(
      '--repo <owner/name>',
      'with --cms: the repository of the site (default: where it was cloned from)',
    )
    .addOption(new Option('--branch <name>', 'with --cms: the branch that is published').default('main'))
    .option('--check', 'write nothing, and fail if something is out of date', false)
    .addOption(
      new Option('--reference <file>', 'write the reference of all fields as Markdown')
        .default(null)
        .hideHelp(),
    )
    .action(async (options) => {
      const { runSchema } = await import('./runSchema.ts');
      done(runSchema(deps, { cms: null, repo: null, ...options }));
    });
};
