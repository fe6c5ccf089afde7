import { fromZonedTime } from 'date-fns-tz';
import { isRealDate } from './localDate.ts';

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](?:([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,3})?)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/i;

/**
 * The instant (epoch milliseconds) that an ISO 8601 text names; `null` where it names none. Without an offset it is
 * the time of the clocks in `zone`, and without a time the start of the day there.
 */
export function parseInstant(text: string, zone: string): number | null {
  const match = pattern.exec(text.trim());
  const [, date = '', hour, , , offset] = match ?? [];
  if (!match || !isRealDate(date) || (offset && hour === undefined)) return null;
  if (offset)
    return Date.parse(
      text
        .trim()
        .replace(' ', 'T')
        .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
        .toUpperCase(),
    );
  const time = text.trim().slice(11) || '00:00';
  return fromZonedTime(`${date}T${time}`, zone).getTime();
}
