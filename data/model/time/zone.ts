import { getTimezoneOffset } from 'date-fns-tz';
import { memoize } from '../memoize.ts';
import { isRealDate } from './calendar.ts';
import { addDays, type LocalDate } from './localDate.ts';
import { createWallClock, type WallClock } from './wallClock.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** The clocks of a time zone, and more of what builds ask. All instants are epoch milliseconds. */
export interface Zone extends WallClock {
  /** The first instant of `date`, also on days without a midnight. */
  startOfDate(date: LocalDate): number;
  /** The instant at which `date` is over: the next day's first. */
  endOfDate(date: LocalDate): number;
  /** The instant at which clocks show `time` ("21:30") on `date`: the earlier one if they do so twice. */
  timeOfDay(date: LocalDate, time: string): number;
  /** `instant` as ISO 8601 with the zone's offset, such as "2027-05-31T00:00:00-04:00". */
  format(instant: number): string;
}

/**
 * The IANA time zone `timeZone`. Create it once for many dates: zone arithmetic is slow, and a catalog has few distinct
 * days, so it keeps the starts of days and the formatted instants that it was asked for.
 */
export function createZone(timeZone: string): Zone {
  const clock = createWallClock(timeZone);
  const startOfDate = memoize((date: LocalDate) => {
    const isBegun = (instant: number) => clock.dateAt(instant) >= date;
    const midnight = clock.instantAt(date, 0);
    // If clocks skip or repeat midnight, the day can start up to a day before or after it.
    return isBegun(midnight) && !isBegun(midnight - 1)
      ? midnight
      : firstInstant(isBegun, midnight - 26 * hourMs, midnight + 26 * hourMs);
  });
  return {
    ...clock,
    startOfDate,
    endOfDate: memoize((date: LocalDate) => startOfDate(addDays(date, 1))),
    timeOfDay: (date, time) => clock.instantOf(utc(`${date}T${time}`)),
    format: memoize((instant: number) => {
      const shown = clock.shownAt(instant);
      return `${new Date(shown).toISOString().slice(0, 19)}${offsetText(shown - instant)}`;
    }),
  };
}

/** The first instant that `isAfter` accepts; it refuses `before` and all up to there, and accepts `after`. */
function firstInstant(isAfter: (instant: number) => boolean, before: number, after: number): number {
  if (after - before <= 1) return after;
  const middle = Math.floor((before + after) / 2);
  return isAfter(middle) ? firstInstant(isAfter, before, middle) : firstInstant(isAfter, middle, after);
}

const utc = (localTime: string) => Date.parse(`${localTime}Z`);

/** "-04:00" for an offset in milliseconds east of UTC. */
function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minuteMs));
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The IANA time zones that this runtime supports, and "UTC". */
export function zoneNames(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** True for any IANA time zone, including old names; false for offsets such as "+05:00". */
export const isKnownZone = (name: string): boolean =>
  /^[A-Za-z]{2}/.test(name) && !Number.isNaN(getTimezoneOffset(name, anyInstant));

const anyInstant = 1;

const instantPattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)(?:(Z)|([+-](?:0\d|1[0-4])):?([0-5]\d))?)?$/i;

/**
 * The instant (epoch milliseconds) of an ISO 8601 text; `null` if it is invalid. Without an offset it is local time in
 * `timeZone`, and without a time the start of that day.
 */
export function parseInstant(text: string, timeZone: string): number | null {
  const [matched, date = '', time, utc, hours, minutes] = instantPattern.exec(text.trim()) ?? [];
  if (matched === undefined || !isRealDate(date)) return null;
  if (time === undefined) return createZone(timeZone).startOfDate(date);
  if (utc) return Date.parse(`${date}T${time}Z`);
  if (hours) return Date.parse(`${date}T${time}${hours}:${minutes}`);
  return createZone(timeZone).timeOfDay(date, time);
}

/** Whether an ISO 8601 text has an offset, so that it means the same instant in every zone. */
export const hasOffset = (text: string) => /(?:z|[+-]\d{2}:?\d{2})$/i.test(text.trim());
