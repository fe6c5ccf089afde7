import { siteTag, t } from '../../data/messages/t.ts';
export const minute = 60_000;
const day = 1440 * minute;

/** A deal is urgent from this many days before its end. */
const urgentDays = 14;

/** How long a deal still lasts, in words. */
export interface TimeLabel {
  readonly text: string;
  readonly urgent: boolean;
}

/** "12 days left", "5 hr left": in pages that no code for messages with values has reached. */
const leftOf = (amount: number, unit: 'day' | 'hour' | 'minute') =>
  t('time.left').replace(
    '%',
    new Intl.NumberFormat(siteTag(), {
      style: 'unit',
      unit,
      unitDisplay: unit === 'day' ? 'long' : 'short',
    }).format(amount),
  );

/**
 * The label at `now` for a deal that ends at `endsAt`, with the hours or minutes left on its own page if it ends within two days.
 * Days are counted to the midnight after it, `dayEndsAt` (all in epoch milliseconds). `null` while the end is far away: then the
 * date says more.
 */
export function timeLabel(
  endsAt: number,
  now: number,
  form: 'card' | 'page',
  dayEndsAt = endsAt,
): TimeLabel | null {
  if (endsAt <= now) return { text: t('time.ended'), urgent: false };
  const left = dayEndsAt - now;
  const days = Math.ceil(left / day) - 1;
  if (days > urgentDays) return null;
  if (days > 1 || (days && form === 'card')) return { text: leftOf(days, 'day'), urgent: true };
  if (form === 'card') return { text: t('time.ends-today'), urgent: true };
  const minutes = Math.ceil(left / minute);
  const rest = minutes < 60 ? leftOf(minutes, 'minute') : leftOf(Math.floor(minutes / 60), 'hour');
  const end = days ? t('time.ends-tomorrow-at') : t('time.ends-today-at');
  return { text: `${end} · ${rest}`, urgent: true };
}
