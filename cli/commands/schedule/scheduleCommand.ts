import { Option } from 'commander';
import { content, type Declare, now } from '../../program/options.ts';

/** `city-deals schedule` */
export const declareSchedule: Declare = (program, deps, done) => {
  program
    .command('schedule')
    .description('print when which pages go stale, and why; writes nothing')
    .addOption(content())
    .addOption(now())
    .addOption(
      new Option('--until <instant>', 'the end of the schedule (ISO 8601)').default(
        null,
        '90 days from its beginning',
      ),
    )
    .addOption(
      new Option('--format <format>', 'the output format')
        .choices(['table', 'json', 'ics', 'cron'])
        .default('table'),
    )
    .action(async (options) => {
      const { runSchedule } = await import('./runSchedule.ts');
      done(runSchedule(deps, { now: null, ...options }));
    });
};
