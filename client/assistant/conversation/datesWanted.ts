import { weekendIn } from '../../../data/model/time/comingDays.ts';
import { type DateRange, daysOf } from '../../../data/model/time/dateRange.ts';
import { addDays, type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import { hasDay, type WantedTime } from './timeAfter.ts';

/** Days that "this week" and "this month" mean, and times without a day. */
export const daysOfThisWeek = 7;
export const daysOfThisMonth = 30;

/** Longer ranges are cut: nobody plans every day of them. */
const mostDays = 92;

/** The days of a range from today on, of a long one the first. */
export function comingPart({ first, last }: DateRange, today: LocalDate): DateRange {
  const from = first > today ? first : today;
  const end = addDays(from, mostDays - 1);
  return { first: from, last: last < end ? last : end };
}

const upcoming = (today: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index));

/** The weekdays of long dates that are wanted: "a Thursday or Friday in December". Empty for all of them, and without dates. */
export const weekdaysWanted = ({ dates, days, when }: WantedTime): readonly number[] =>
  dates && dates.last > addDays(dates.first, daysOfThisWeek)
    ? days.length === 0 && when === 'weekend'
      ? weekendDays
      : days
    : [];

const weekendDays: readonly number[] = [6, 0];

/** The days from today on that are wanted; empty for any. */
export function datesWanted(wanted: WantedTime, today: LocalDate): LocalDate[] {
  const { when, days, dates, isToday } = wanted;
  const weekdays = weekdaysWanted(wanted);
  if (dates)
    return daysOf(comingPart(dates, today)).filter(
      (date) => weekdays.length === 0 || weekdays.includes(weekdayNumber(date)),
    );
  if (days.length > 0)
    return upcoming(today, daysOfThisWeek).filter((date) => days.includes(weekdayNumber(date)));
  if (when === 'tomorrow') return [addDays(today, 1)];
  if (when === 'weekend')
    return upcoming(today, daysOfThisWeek).filter((date) => isIn(date, weekendIn(today)));
  if (!hasDay(wanted) && !isToday) return [];
  return upcoming(today, when === 'this-month' ? daysOfThisMonth : when === 'this-week' ? daysOfThisWeek : 1);
}

const isIn = (date: LocalDate, { first, last }: DateRange) => first <= date && date <= last;
