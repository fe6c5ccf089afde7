import type { Site } from '../../content/site.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure } from '../../program/failure.ts';
import { instantIn } from '../../program/instantIn.ts';
import { openSite, type SiteRequest } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { type DueInstant, planSchedule } from './planSchedule.ts';
import { printCalendar } from './printCalendar.ts';
import { printCron } from './printCron.ts';
import { printTable } from './printTable.ts';

export interface ScheduleOptions extends SiteRequest {
  /** The end of the schedule as typed; `null` for 90 days after its beginning. */
  readonly until: string | null;
  readonly format: 'table' | 'json' | 'ics' | 'cron';
}

const day = 86_400_000;
const defaultDays = 90;

/** `city-deals schedule`: prints when which pages go stale, and why; reads the content alone. */
export function runSchedule(deps: Deps, options: ScheduleOptions): ExitCode {
  if (options.until !== null) instantIn(options.until, 'UTC');
  const opened = openSite(deps, options);
  if (!opened.ok) return reportFailure(deps, opened);
  const { site, now } = opened;
  const until = endOf(options.until, now, site);
  const schedule = collectSchedule(deps, site, now, until);
  deps.print(formatSchedule(schedule, { site, now, until }, options.format));
  return 0;
}

function endOf(text: string | null, now: number, { config }: Site): number {
  if (text === null) return now + defaultDays * day;
  const until = instantIn(text, config.city.timeZone);
  if (until > now) return until;
  throw new UsageError(
    `"--until ${text}" is not after the beginning of the schedule, ${new Date(now).toISOString()}.`,
    'Give a later instant, such as the first day of next year.',
  );
}

function collectSchedule({ report }: Deps, site: Site, now: number, until: number): DueInstant[] {
  const days = (instant: number) => Math.ceil((instant - now) / day);
  const schedule: DueInstant[] = [];
  for (const instant of planSchedule(site, now, until)) {
    schedule.push(instant);
    report({ type: 'progress', label: 'Planning day', done: days(instant.due), total: days(until) });
  }
  report({ type: 'progress-end' });
  return schedule;
}

function formatSchedule(
  schedule: readonly DueInstant[],
  { site, now, until }: { readonly site: Site; readonly now: number; readonly until: number },
  format: ScheduleOptions['format'],
): string {
  const { origin, city } = site.config;
  switch (format) {
    case 'table':
      return printTable(schedule, city.timeZone, until);
    case 'json':
      return JSON.stringify(
        schedule.map(({ due, pages }) => ({ due: new Date(due).toISOString(), pages })),
        null,
        2,
      );
    case 'ics':
      // Printing a result adds the last line feed.
      return printCalendar(schedule, origin, { until, stamp: now }).replace(/\r\n$/, '\r');
    case 'cron':
      return printCron(schedule, city.timeZone, { now, until });
  }
}
