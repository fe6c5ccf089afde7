import type { FeastDay } from '../../language/feastDay.ts';
import { dayIn, nthWeekday, yearOf } from './comingDays.ts';
import type { DateRange } from './dateRange.ts';
import { addDays, type LocalDate } from './localDate.ts';

/** The days of a feast that begins in `year`, before it was moved by `plus`. */
export function feastIn(feast: FeastDay, year: number): DateRange {
  const first = addDays(
    'easter' in feast
      ? easterSunday(year)
      : 'day' in feast
        ? (dayIn(year, feast.month, feast.day) ?? `${year}-03-01`)
        : (nthWeekday(year, feast.month, feast.weekday, feast.nth) ?? `${year}-01-01`),
    feast.plus ?? 0,
  );
  return { first, last: addDays(first, (feast.days ?? 1) - 1) };
}

/** The first time that a feast is not over on `today`. */
export function comingFeast(feast: FeastDay, today: LocalDate): DateRange {
  const year = yearOf(today);
  // A feast that goes on over New Year began in the year before.
  const candidates = [year - 1, year, year + 1, year + 2].map((each) => feastIn(feast, each));
  return candidates.find(({ last }) => last >= today) ?? feastIn(feast, year);
}

/** Easter Sunday of a year from 1900 to 2099 (Gauss's rule). */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const fullMoon = (19 * golden + 24) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + 5) % 7;
  const isTooLate = weekday === 6 && (fullMoon === 29 || (fullMoon === 28 && golden > 10));
  return addDays(`${year}-03-22`, fullMoon + weekday - (isTooLate ? 7 : 0));
}
