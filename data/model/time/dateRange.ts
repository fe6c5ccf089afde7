import { t } from '../../messages/t.ts';
import { addDays, formatDate, type LocalDate, monthName, weekdayName, weekdayNumber } from './localDate.ts';

/** The days from `first` to `last`, both inclusive. */
export interface DateRange {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** All days of a range in order. */
export function daysOf({ first, last }: DateRange): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** "Nov 20–22", or "Oct 30–Nov 1" across months; always without the year. */
export function formatShortRange({ first, last }: DateRange): string {
  return joined(first, last, 'short');
}

/** "November 20–22, 2026", with both years if they differ. */
export function formatLongRange({ first, last }: DateRange): string {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  if (!isOneYear) return `${formatDate(first)}\u2013${formatDate(last)}`;
  return t('date.range-with-year', {
    range: joined(first, last, 'long'),
    year: String(Number(last.slice(0, 4))),
  });
}

function joined(first: LocalDate, last: LocalDate, length: 'long' | 'short'): string {
  if (first === last) return formatDay(first, length);
  if (first.slice(0, 7) !== last.slice(0, 7))
    return `${formatDay(first, length)}\u2013${formatDay(last, length)}`;
  const parts = { month: monthName(first, length), first: dayOfMonth(first), last: dayOfMonth(last) };
  return length === 'short' ? t('date.range-in-month-short', parts) : t('date.range-in-month', parts);
}

const dayOfMonth = (date: LocalDate) => String(Number(date.slice(8)));

/** "November 20", or "Nov 20" when `short`. */
export function formatDay(date: LocalDate, length: 'long' | 'short' = 'long'): string {
  const parts = { month: monthName(date, length), day: dayOfMonth(date) };
  return length === 'short' ? t('date.day-short', parts) : t('date.day', parts);
}

/** "Friday", or "Fri" when `short`. */
export const formatWeekday = (date: LocalDate, length: 'long' | 'short' = 'long') =>
  weekdayName(weekdayNumber(date), length);
