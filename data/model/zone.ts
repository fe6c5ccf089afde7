import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { addDays, type LocalDate } from './localDate.ts';

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
export function startOfDate(date: LocalDate, zone: string): number {
  return fromZonedTime(`${date}T00:00:00`, zone).getTime();
}

/** The instant (epoch milliseconds) at which `date` is over in `zone`: the next day's first. */
export function endOfDate(date: LocalDate, zone: string): number {
  return startOfDate(addDays(date, 1), zone);
}

/** `instant` (epoch milliseconds) as ISO 8601 with the offset of `zone`, such as "2027-05-31T00:00:00-04:00". */
export function formatInstant(instant: number, zone: string): string {
  return formatInTimeZone(instant, zone, "yyyy-MM-dd'T'HH:mm:ssxxx");
}
