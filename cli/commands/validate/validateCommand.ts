import { Option } from 'commander';
import { content, type Declare, now } from '../../program/options.ts';

/** `city-deals validate` */
export const declareValidate: Declare = (program, deps, done) => {
  program
    .command('validate')
    .description('check the content and report problems; writes nothing')
    .addOption(content())
    .addOption(now())
    .addOption(new Option('--format <format>', 'the output format').choices(['text', 'json']).default('text'))
    .action(async (options) => {
      const { runValidate } = await import('./runValidate.ts');
      done(runValidate(deps, { now: null, ...options }));
    });
};
