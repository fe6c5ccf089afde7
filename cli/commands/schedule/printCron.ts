import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import { createZone, type Zone } from '../../../data/model/time/zone.ts';
import type { DueInstant } from './planSchedule.ts';

/** Long enough to see both clock changes of a year. */
const daysOfYear = 366;
const minutesOfDay = 1440;

/**
 * A schedule from `now` to `until` (epoch milliseconds) as commented lines for cron in UTC. Cron has no years, so the
 * lines are for every day; a run that finds nothing due ends at once.
 */
export function printCron(
  schedule: readonly DueInstant[],
  timeZone: string,
  { now, until }: { readonly now: number; readonly until: number },
): string {
  const zone = createZone(timeZone);
  const iso = (instant: number) => new Date(instant).toISOString();
  const range = `# from ${iso(now)} until ${iso(until)}`;
  if (schedule.length === 0) return `# Nothing is due in ${timeZone}\n${range}.`;
  const offsets = offsetsFrom(zone.dateAt(now), zone);
  const instants = schedule.map(({ due }) => due);
  const times = [...new Set(instants.map((instant) => zone.format(instant).slice(11, 16)))].sort();
  const names = [...offsets.keys()];
  return [
    `# Pages go stale at ${times.join(', ')} in ${timeZone} (UTC${names.join(' and UTC')}),`,
    `${range}. Cron runs in UTC, so there is a run for each`,
    '# offset; a run that finds nothing due ends at once. The command is: city-deals rebuild',
    ...cronLines(instants, (instant) => minutesOf(offsetAt(instant, zone)), [...offsets.values()]),
  ].join('\n');
}

/**
 * Cron lines that run at or before the minute after each of `instants` (epoch milliseconds), every day, and at the same
 * local time under all `offsets` (minutes east of UTC).
 *
 * Cron has no time zones: what is due at one local time is due at two times in UTC, in summer and in winter. So each
 * time gets a line for every offset, and the run at the wrong one finds nothing due.
 */
export function cronLines(
  instants: readonly number[],
  offsetAt: (instant: number) => number,
  offsets: readonly number[],
): string[] {
  const hoursByMinute = new Map<number, Set<number>>();
  for (const instant of instants) {
    const minute = Math.ceil(instant / 60_000);
    for (const offset of offsets) {
      const utc = minute + offsetAt(instant) - offset;
      const ofDay = ((utc % minutesOfDay) + minutesOfDay) % minutesOfDay;
      const hours = hoursByMinute.get(ofDay % 60) ?? new Set();
      hoursByMinute.set(ofDay % 60, hours.add(Math.floor(ofDay / 60)));
    }
  }
  return [...hoursByMinute]
    .sort(([a], [b]) => a - b)
    .map(([minute, hours]) => `${minute} ${[...hours].sort((a, b) => a - b).join(',')} * * *`);
}

/** The UTC offsets of `zone` in the year from `first`: minutes east of UTC by names such as "-05:00". */
function offsetsFrom(first: LocalDate, zone: Zone): Map<string, number> {
  const offsets = new Map<string, number>();
  for (let day = 0; day <= daysOfYear; day++) {
    const offset = offsetAt(zone.startOfDate(addDays(first, day)), zone);
    offsets.set(offset, minutesOf(offset));
  }
  return offsets;
}

/** "-05:00". */
const offsetAt = (instant: number, zone: Zone) => zone.format(instant).slice(-6);

/** "-05:00" as -300. */
function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
