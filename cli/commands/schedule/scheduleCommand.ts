import { Option } from 'commander';
import { content, type Declare, now } from '../../program/options.ts';

/** `city-deals schedule` */
export const declareSchedule: Declare = (program, deps, done) => {
  program
    .command('schedule')
    .description('say when pages go stale, which, and why; nothing is written')
    .addOption(content())
    .addOption(now())
    .addOption(
      new Option('--until <instant>', 'the end of the schedule (ISO 8601)').default(null, 'in 90 days'),
    )
    .addOption(
      new Option('--format <format>', 'how to print')
        .choices(['table', 'json', 'ics', 'cron'])
        .default('table'),
    )
    .action(async (options) => {
      const { runSchedule } = await import('./runSchedule.ts');
      done(runSchedule(deps, { now: null, ...options }));
    });
};
