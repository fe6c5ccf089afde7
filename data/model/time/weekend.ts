import type { DateRange } from './dateRange.ts';
import { type HolidayRule, isDayOff } from './holidays.ts';
import { addDays, type LocalDate } from './localDate.ts';
import { weekdayNumber } from './weekday.ts';

const friday = 5;

/**
 * The weekend that `date` is in, else the one that comes next, and the one before it. A weekend is Friday to Sunday,
 * and the Monday after it where that is a day off for one of `holidays`.
 */
export function weekendAround(
  date: LocalDate,
  holidays: readonly HolidayRule[],
): { readonly weekend: DateRange; readonly previous: DateRange } {
  const from = (first: LocalDate): DateRange => {
    const monday = addDays(first, 3);
    return { first, last: isDayOff(monday, holidays) ? monday : addDays(first, 2) };
  };
  const lastFriday = addDays(date, -((weekdayNumber(date) - friday + 7) % 7));
  const current = from(lastFriday);
  return date <= current.last
    ? { weekend: current, previous: from(addDays(lastFriday, -7)) }
    : { weekend: from(addDays(lastFriday, 7)), previous: current };
}
