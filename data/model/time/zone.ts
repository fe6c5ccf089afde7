import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { addDays, type LocalDate } from './localDate.ts';

const hour = 3_600_000;

/**
 * Zone arithmetic is slow and a catalogue has few distinct days, so answers are remembered. They are pure, and
 * their number is bounded by that of the days and instants in the content.
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

/** Names of the IANA database that this runtime knows; "UTC" is among them. */
export function zoneNames(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** True for a name of the IANA database, old names included; false for bare offsets such as "+05:00". */
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

/** The first instant (epoch milliseconds) of `date` in `zone`, also where clocks skip midnight. */
export const startOfDate = remembered((date: LocalDate, zone) => {
  const guess = fromZonedTime(`${date}T00:00:00`, zone).getTime();
  const isBegun = (instant: number) => dateAt(instant, zone) >= date;
  if (isBegun(guess) && !isBegun(guess - 1)) return guess;
  // Clocks that jump over midnight, or show it twice, mislead the guess by up to a day.
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
