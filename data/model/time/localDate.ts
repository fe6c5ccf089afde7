import { t } from '../../messages/t.ts';
/** A calendar day without a time zone, as "YYYY-MM-DD". Sorts correctly as text. */
export type LocalDate = string;

/** In milliseconds; all days of UTC are equally long. */
const dayLength = 86_400_000;

/** The day `days` after `date`; before it if `days` is negative. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);

/** The day of the week of `date`, 0 for Sunday to 6 for Saturday. */
export const weekdayNumber = (date: LocalDate): number => new Date(date).getUTCDay();

/** "Friday", or "Fri" when `short`, of a day of the week from 0 for Sunday. */
export function weekdayName(day: number, length: 'long' | 'short' = 'long'): string {
  const names = length === 'short' ? t('date.weekdays-short') : t('date.weekdays');
  return names.split('|')[day] ?? '';
}

/** The name of the month of `date`, such as "December", or "Dec" when `short`. */
export function monthName(date: LocalDate, length: 'long' | 'short' = 'long'): string {
  const names = length === 'short' ? t('date.months-short') : t('date.months');
  return names.split('|')[Number(date.slice(5, 7)) - 1] ?? '';
}

/** "December 6, 2027", or "Dec 6, 2027" when `short`. */
export function formatDate(date: LocalDate, length: 'long' | 'short' = 'long'): string {
  const parts = {
    month: monthName(date, length),
    day: String(Number(date.slice(8))),
    year: String(Number(date.slice(0, 4))),
  };
  return length === 'short' ? t('date.short', parts) : t('date.long', parts);
}
