import { Option } from 'commander';
import { content, type Declare, now, out } from '../../program/options.ts';

/** `city-deals check` */
export const declareCheck: Declare = (program, deps, done) => {
  program
    .command('check')
    .description('check the built site as a search engine, a screen reader and a careful editor would')
    .addOption(content())
    .addOption(out())
    .addOption(now())
    .option('--external', 'also ask vendors whether their links still work, a few at a time')
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text'))
    .action(async (options) => {
      const { runCheck } = await import('./runCheck.ts');
      done(await runCheck(deps, { now: null, external: false, ...options }));
    });
};
