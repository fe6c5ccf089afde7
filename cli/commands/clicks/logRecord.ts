import { parseInstant } from '../../../data/model/time/zone.ts';

/** A line of a log: a request, or a click that an endpoint recorded. */
export interface LogRecord {
  /**
   * `request`: a visitor requested `target` from the host. `beacon`: a page reported to an endpoint that it was opened,
   * and `target` is the path of that page.
   */
  readonly kind: 'request' | 'beacon';
  /** Epoch milliseconds; `null` if the line has no time. */
  readonly instant: number | null;
  /** The visitor's IP address; `null` if the log does not have it. */
  readonly ip: string | null;
  /** Empty if the browser did not send it, `null` if the log does not have it. */
  readonly userAgent: string | null;
  /** In upper case; `null` if the log does not have it. */
  readonly method: string | null;
  /** `null` if the log does not have it. */
  readonly status: number | null;
  /** Path and query as sent, so %-encoded and possibly with scheme and host; empty if the request was not HTTP. */
  readonly target: string;
}

/** The parts of a request line such as "GET /deals HTTP/2.0"; the target is empty if it is not one. */
export function parseRequestLine(line: string): Pick<LogRecord, 'method' | 'target'> {
  const [, method, target] = /^([A-Za-z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(line) ?? [];
  return { method: method?.toUpperCase() ?? null, target: target ?? '' };
}

/** The text of a field; logs write a hyphen for an empty one. */
export const fieldText = (text: string | undefined): string =>
  text === undefined || text === '-' ? '' : text;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const commonTime =
  /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60) ([+-])(\d{2})(\d{2})$/;

/** The instant (epoch milliseconds) of a time such as "20/Nov/2026:07:00:00 -0500"; `null` for anything else. */
export function parseCommonTime(text: string): number | null {
  const [match, day, monthName = '', year, hour, minute, second, sign, offsetHours, offsetMinutes] =
    commonTime.exec(text) ?? [];
  const month = months.indexOf(monthName);
  if (match === undefined || month < 0) return null;
  const local = Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute), Number(second));
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return sign === '-' ? local + offset : local - offset;
}

/**
 * The instant (epoch milliseconds) of a time in any notation of JSON logs: ISO 8601 (in UTC without an offset), that of
 * Common logs, or seconds, milliseconds, microseconds or nanoseconds since 1970; `null` for anything else.
 */
export function parseLogTime(value: unknown): number | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{9,20}(?:\.\d+)?$/.test(text)) return fromEpoch(Number(text));
  return parseCommonTime(text) ?? parseInstant(text.replace(/(\.\d{3})\d+/, '$1'), 'UTC');
}

/** The magnitude implies the unit: 1e11 is the year 1973 in milliseconds, but 5138 in seconds, and so on. */
function fromEpoch(value: number): number | null {
  if (!(value >= 1e8 && value < 1e20)) return null;
  if (value < 1e11) return Math.round(value * 1e3);
  if (value < 1e14) return Math.round(value);
  return Math.round(value < 1e17 ? value / 1e3 : value / 1e6);
}
