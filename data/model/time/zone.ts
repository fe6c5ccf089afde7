import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { addDays, isRealDate } from './calendar.ts';
import type { LocalDate } from './localDate.ts';

const hour = 3_600_000;

/**
 * Memoizes a pure function of a zone: zone arithmetic is slow, and a catalogue has few distinct days. The number of
 * values is bounded by the days and instants of the content.
 */
function remembered<Key extends string | number, Value>(
  work: (key: Key, zone: string) => Value,
): (key: Key, zone: string) => Value {
  const zones = new Map<string, Map<Key, Value>>();
  return (key, zone) => {
    let known = zones.get(zone);
    if (!known) {
      known = new Map();
      zones.set(zone, known);
    }
    let value = known.get(key);
    if (value === undefined) {
      value = work(key, zone);
      known.set(key, value);
    }
    return value;
  };
}

/** The IANA time zones that this runtime supports, and "UTC". */
export function zoneNames(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** True for any IANA time zone, including old names; false for offsets such as "+05:00". */
export function isKnownZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The day in `zone` at `instant` (epoch milliseconds). */
export function dateAt(instant: number, zone: string): LocalDate {
  return formatInTimeZone(instant, zone, 'yyyy-MM-dd');
}

/** The first instant (epoch milliseconds) of `date` in `zone`, also on days without a midnight. */
export const startOfDate = remembered((date: LocalDate, zone) => {
  const guess = fromZonedTime(`${date}T00:00:00`, zone).getTime();
  const isBegun = (instant: number) => dateAt(instant, zone) >= date;
  if (isBegun(guess) && !isBegun(guess - 1)) return guess;
  // If clocks skip or repeat midnight, the guess can be off by up to a day.
  let before = guess - 26 * hour;
  let begun = guess + 26 * hour;
  while (begun - before > 1) {
    const middle = Math.floor((before + begun) / 2);
    if (isBegun(middle)) begun = middle;
    else before = middle;
  }
  return begun;
});

/** The instant (epoch milliseconds) at which `date` is over in `zone`: the next day's first. */
export function endOfDate(date: LocalDate, zone: string): number {
  return startOfDate(addDays(date, 1), zone);
}

/** The instant (epoch milliseconds) at which clocks in `zone` show `time` ("21:30") on `date`. */
export const timeOfDay = (date: LocalDate, time: string, zone: string) =>
  fromZonedTime(`${date}T${time}:00`, zone).getTime();

/** `instant` (epoch milliseconds) as ISO 8601 with the offset of `zone`, such as "2027-05-31T00:00:00-04:00". */
export const formatInstant = remembered((instant: number, zone) =>
  formatInTimeZone(instant, zone, "yyyy-MM-dd'T'HH:mm:ssxxx"),
);

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)(?:(Z)|([+-](?:0\d|1[0-4])):?([0-5]\d))?)?$/i;

/**
 * The instant (epoch milliseconds) of an ISO 8601 text; `null` if it is invalid. Without an offset it is local time in
 * `zone`, and without a time the start of that day.
 */
export function parseInstant(text: string, zone: string): number | null {
  const [matched, date = '', time, utc, hours, minutes] = pattern.exec(text.trim()) ?? [];
  if (matched === undefined || !isRealDate(date)) return null;
  if (time === undefined) return startOfDate(date, zone);
  if (utc) return Date.parse(`${date}T${time}Z`);
  if (hours) return Date.parse(`${date}T${time}${hours}:${minutes}`);
  return fromZonedTime(`${date}T${time}`, zone).getTime();
}

/** Whether an ISO 8601 text has an offset, so that it means the same instant in every zone. */
export const hasOffset = (text: string) => /(?:z|[+-]\d{2}:?\d{2})$/i.test(text.trim());
