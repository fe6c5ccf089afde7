/** The time in milliseconds for which an answer asks to be left alone; `null` where it does not say. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}
