import { addWeeks, type Day, nextDay, previousDay, previousFriday } from 'date-fns';
import { localDateOf, UtcDate, utcDate } from './calendar.ts';
import { type DateRange, daysOf } from './dateRange.ts';
import { addDays, type LocalDate, weekdayNumber } from './localDate.ts';
import { type Weekday, weekdays } from './weekday.ts';

/** When a holiday is, in any year: on a day of a month, or on the nth weekday of it (-1 for the last). */
export type HolidayRule =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: Weekday; readonly nth: number };

/** The day of the holiday in `year`. */
export function holidayIn(rule: HolidayRule, year: number): LocalDate {
  if ('day' in rule) return localDateOf(new UtcDate(Date.UTC(year, rule.month - 1, rule.day)));
  const weekday = weekdays.indexOf(rule.weekday) as Day;
  const beforeMonth = new UtcDate(Date.UTC(year, rule.month - 1, 0));
  const afterMonth = new UtcDate(Date.UTC(year, rule.month, 1));
  return localDateOf(
    rule.nth > 0 ? addWeeks(nextDay(beforeMonth, weekday), rule.nth - 1) : previousDay(afterMonth, weekday),
  );
}

/** The holiday on or after `date`, and the one before it. */
export function holidayAround(
  rule: HolidayRule,
  date: LocalDate,
): { readonly previous: LocalDate; readonly next: LocalDate } {
  const year = Number(date.slice(0, 4));
  const thisYear = holidayIn(rule, year);
  return thisYear >= date
    ? { previous: holidayIn(rule, year - 1), next: thisYear }
    : { previous: thisYear, next: holidayIn(rule, year + 1) };
}

/** Whether `date` is a day off for one of `holidays`: the holiday itself, or the Monday after a holiday on a Sunday. */
export function isDayOff(date: LocalDate, holidays: readonly HolidayRule[]): boolean {
  const isHoliday = (day: LocalDate) =>
    holidays.some((rule) => holidayIn(rule, Number(day.slice(0, 4))) === day);
  return isHoliday(date) || (weekdayNumber(date) === 1 && isHoliday(addDays(date, -1)));
}

/** The Mondays of `years` that make a weekend longer, in order. */
export const mondaysOff = (years: readonly number[], holidays: readonly HolidayRule[]): LocalDate[] =>
  years.flatMap((year) =>
    daysOf({ first: `${year}-01-01`, last: `${year}-12-31` }).filter(
      (date) => weekdayNumber(date) === 1 && isDayOff(date, holidays),
    ),
  );

/**
 * The weekend of `date`, or the next one on other days, and the one before it. A weekend lasts from Friday to Sunday, or
 * to Monday if that is a day off for one of `holidays`.
 */
export function weekendAround(
  date: LocalDate,
  holidays: readonly HolidayRule[],
): { readonly weekend: DateRange; readonly previous: DateRange } {
  const from = (first: LocalDate): DateRange => {
    const monday = addDays(first, 3);
    return { first, last: isDayOff(monday, holidays) ? monday : addDays(first, 2) };
  };
  const lastFriday = localDateOf(previousFriday(utcDate(addDays(date, 1))));
  const current = from(lastFriday);
  return date <= current.last
    ? { weekend: current, previous: from(addDays(lastFriday, -7)) }
    : { weekend: from(addDays(lastFriday, 7)), previous: current };
}
