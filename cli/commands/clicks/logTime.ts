import { parseInstant } from '../../../data/model/time/zone.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const commonPattern =
  /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60) ([+-])(\d{2})(\d{2})$/;

/** The instant (epoch milliseconds) of a time such as "20/Nov/2026:07:00:00 -0500"; `null` where it is none. */
export function parseCommonTime(text: string): number | null {
  const [matched, day, name = '', year, hour, minute, second, sign, hours, minutes] =
    commonPattern.exec(text) ?? [];
  const month = months.indexOf(name);
  if (matched === undefined || month < 0) return null;
  const local = Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute), Number(second));
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? local + offset : local - offset;
}

/**
 * The instant (epoch milliseconds) of a time as JSON logs give it: ISO 8601 (UTC where it has no offset), the time of
 * Common logs, or seconds, milliseconds, microseconds or nanoseconds since 1970; `null` where it is none of these.
 */
export function parseLogTime(value: unknown): number | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{9,20}(?:\.\d+)?$/.test(text)) return fromEpoch(Number(text));
  return parseCommonTime(text) ?? parseInstant(text.replace(/(\.\d{3})\d+/, '$1'), 'UTC');
}

/** Units are told apart by size: milliseconds passed 1e11 in 1973, which seconds reach in the year 5138, and so on. */
function fromEpoch(value: number): number | null {
  if (!(value >= 1e8 && value < 1e20)) return null;
  if (value < 1e11) return Math.round(value * 1e3);
  if (value < 1e14) return Math.round(value);
  return Math.round(value < 1e17 ? value / 1e3 : value / 1e6);
}
