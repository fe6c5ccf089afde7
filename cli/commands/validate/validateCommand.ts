import { Option } from 'commander';
import { content, type Declare, now } from '../../program/options.ts';

/** `city-deals validate` */
export const declareValidate: Declare = (program, deps, done) => {
  program
    .command('validate')
    .description('check the content and say what is wrong; nothing is written')
    .addOption(content())
    .addOption(now())
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text'))
    .action(async (options) => {
      const { runValidate } = await import('./runValidate.ts');
      done(runValidate(deps, { now: null, ...options }));
    });
};
