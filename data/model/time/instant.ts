import { fromZonedTime } from 'date-fns-tz';
import { isRealDate } from './localDate.ts';
import { startOfDate } from './zone.ts';

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)(?:(Z)|([+-](?:0\d|1[0-4])):?([0-5]\d))?)?$/i;

/**
 * The instant (epoch milliseconds) that an ISO 8601 text names; `null` where it names none. Without an offset it is
 * the time of the clocks in `zone`, and without a time the start of the day there.
 */
export function parseInstant(text: string, zone: string): number | null {
  const [matched, date = '', time, utc, hours, minutes] = pattern.exec(text.trim()) ?? [];
  if (matched === undefined || !isRealDate(date)) return null;
  if (time === undefined) return startOfDate(date, zone);
  if (utc) return Date.parse(`${date}T${time}Z`);
  if (hours) return Date.parse(`${date}T${time}${hours}:${minutes}`);
  return fromZonedTime(`${date}T${time}`, zone).getTime();
}

/** True for a text that names the same instant in every zone, if it names one. */
export const hasOffset = (text: string) => /(?:z|[+-]\d{2}:?\d{2})$/i.test(text.trim());
