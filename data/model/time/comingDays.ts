import type { DateRange } from './dateRange.ts';
import { addDays, type LocalDate, weekdayNumber } from './localDate.ts';

/*
 * Days as people name them on a day of their calendar, for browsers.
 */

/** The first day from `from` on that is a `weekday`, 0 for Sunday. */
export const comingWeekday = (from: LocalDate, weekday: number): LocalDate =>
  addDays(from, (weekday - weekdayNumber(from) + 7) % 7);

/** The week of `date`, from Monday to Sunday. */
export function weekOf(date: LocalDate): DateRange {
  const first = addDays(date, -((weekdayNumber(date) + 6) % 7));
  return { first, last: addDays(first, 6) };
}

/** The days from Friday to Sunday of the week of `date`. */
export const weekendIn = (date: LocalDate): DateRange => {
  const { first, last } = weekOf(date);
  return { first: addDays(first, 4), last };
};

/** A month: the first of its days, and the last. `month` counts on over the ends of the year: 13 is the next January. */
export function monthIn(year: number, month: number): DateRange {
  const dateAt = (months: number, day: number) =>
    new Date(Date.UTC(year, months - 1, day)).toISOString().slice(0, 10);
  return { first: dateAt(month, 1), last: dateAt(month + 1, 0) };
}

/** A day of a month, which counts as in `monthIn`; `null` if the month has no such day. */
export function dayIn(year: number, month: number, day: number): LocalDate | null {
  const { first, last } = monthIn(year, month);
  const date = addDays(first, day - 1);
  return day > 0 && date <= last ? date : null;
}

/** The year and the month of `date`. */
export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));

/** The day with the same number `months` later, or the last of that month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { first, last } = monthIn(yearOf(date), monthOf(date) + months);
  const same = addDays(first, Number(date.slice(8)) - 1);
  return same < last ? same : last;
}

/** The nth `weekday` from the first of a month, or of its end for -1; `null` if there is no such day. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): LocalDate | null {
  const { first, last } = monthIn(year, month);
  if (nth < 0) return addDays(comingWeekday(addDays(last, -6), weekday), 7 * (nth + 1));
  const date = addDays(comingWeekday(first, weekday), 7 * (nth - 1));
  return date <= last ? date : null;
}
