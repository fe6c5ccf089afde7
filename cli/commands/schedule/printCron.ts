import { addDays } from '../../../data/model/time/calendar.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { dateAt, formatInstant, startOfDate } from '../../../data/model/time/zone.ts';
import { cronLines } from './cronLines.ts';
import type { DueInstant } from './planSchedule.ts';

/** As long as it takes for clocks to be put both ways. */
const daysOfYear = 366;

/**
 * A schedule from `now` to `until` (epoch milliseconds) as lines for cron by UTC, with comments. Cron knows no years, so
 * the lines are for every day; a run that finds nothing due ends at once.
 */
export function printCron(
  schedule: readonly DueInstant[],
  zone: string,
  { now, until }: { readonly now: number; readonly until: number },
): string {
  const iso = (instant: number) => new Date(instant).toISOString();
  const range = `# from ${iso(now)} until ${iso(until)}`;
  if (schedule.length === 0) return `# Nothing is due in ${zone}\n${range}.`;
  const offsets = offsetsFrom(dateAt(now, zone), zone);
  const instants = schedule.map(({ due }) => due);
  const times = [...new Set(instants.map((instant) => formatInstant(instant, zone).slice(11, 16)))].sort();
  const names = [...offsets.keys()];
  return [
    `# Pages go stale at ${times.join(', ')} in ${zone}, which is at ${names.join(' and ')} of UTC,`,
    `${range}. Cron runs by UTC, so there is a run for each`,
    '# offset; one that finds nothing due ends at once. The command is: city-deals rebuild',
    ...cronLines(instants, (instant) => minutesOf(offsetAt(instant, zone)), [...offsets.values()]),
  ].join('\n');
}

/** The offsets that clocks in `zone` have in the year from `first`, in minutes by their names. */
function offsetsFrom(first: LocalDate, zone: string): Map<string, number> {
  const offsets = new Map<string, number>();
  for (let day = 0; day <= daysOfYear; day++) {
    const offset = offsetAt(startOfDate(addDays(first, day), zone), zone);
    offsets.set(offset, minutesOf(offset));
  }
  return offsets;
}

/** "-05:00". */
const offsetAt = (instant: number, zone: string) => formatInstant(instant, zone).slice(-6);

/** "-05:00" as -300. */
function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
