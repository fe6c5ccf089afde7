/**
 * The delay in milliseconds of a `Retry-After` header that is a number of seconds; `null` for anything else.
 * Rule: https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function retryDelayMs(header: string | null): number | null {
  const seconds = header?.trim() ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
}

/** The same for a header that may also be a date; `now` is in epoch milliseconds. */
export function retryAfterMs(header: string | null, now: number): number | null {
  const delay = retryDelayMs(header);
  if (delay !== null || header === null) return delay;
  // `Date.parse` also reads texts such as "1.5": only HTTP dates, which begin with a weekday, count.
  const instant = /^[A-Z][a-z]{2,8}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(instant) ? null : Math.max(0, instant - now);
}
