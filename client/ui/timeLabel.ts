export const minute = 60_000;
const day = 1440 * minute;

/** A deal is urgent from this many days before its end. */
const urgentDays = 14;

/** How long a deal still lasts, in words. */
export interface TimeLabel {
  readonly text: string;
  readonly urgent: boolean;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/**
 * The label at `now` for a deal that ends at `endsAt` (both epoch milliseconds). A card keeps its date (`null`) until the
 * end is near; a deal's own page always shows the remaining time.
 */
export function timeLabel(endsAt: number, now: number, form: 'card' | 'page'): TimeLabel | null {
  if (now >= endsAt) return { text: 'Ended', urgent: false };
  const days = Math.ceil((endsAt - now) / day) - 1;
  const urgent = days <= urgentDays;
  const left = count(days, 'day');
  if (form === 'page') return { text: days ? `Expires in ${left}` : 'Expires today', urgent };
  return urgent ? { text: days ? `${left} left` : 'Ends today', urgent } : null;
}

/**
 * The time from `now` to `endsAt` (both epoch milliseconds), rounded up to minutes: "2 days, 1 hour, 0 minutes". Zero only
 * from the end on. A day is always 24 hours, even when clocks change.
 */
export function countdown(endsAt: number, now: number): string {
  const left = Math.max(0, Math.ceil((endsAt - now) / minute));
  const hours = Math.floor(left / 60);
  return [count(Math.floor(hours / 24), 'day'), count(hours % 24, 'hour'), count(left % 60, 'minute')].join(
    ', ',
  );
}
