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
 * The label at `now` for a deal that ends at `endsAt` (both epoch milliseconds), with the hours or minutes left on its own
 * page if it ends within two days. `null` while the end is far away: then the date says more.
 */
export function timeLabel(endsAt: number, now: number, form: 'card' | 'page'): TimeLabel | null {
  const left = endsAt - now;
  if (left <= 0) return { text: 'Ended', urgent: false };
  const days = Math.ceil(left / day) - 1;
  if (days > urgentDays) return null;
  if (days > 1 || (days && form === 'card')) return { text: `${count(days, 'day')} left`, urgent: true };
  const text = days ? 'Ends tomorrow' : 'Ends today';
  const minutes = Math.ceil(left / minute);
  const rest = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
  return { text: form === 'card' ? text : `${text} at midnight · ${rest} left`, urgent: true };
}
