import { type DateRange, formatShortRange, formatWeekday } from '../../../data/model/time/dateRange.ts';
import { weekendAround } from '../../../data/model/time/holidays.ts';
import { formatDate, type LocalDate } from '../../../data/model/time/localDate.ts';
import type { SiteHoliday } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import type { Fill } from './contentText.ts';

/** "Monday, May 31, 2027". */
export const longDay = (day: LocalDate) => `${formatWeekday(day)}, ${formatDate(day)}`;

/** The words for the placeholders of a holiday's pages, for its coming `day`. */
export function holidayFill(context: PlanContext, holiday: SiteHoliday, day: LocalDate): Fill {
  return (name) => {
    if (name === 'date') return longDay(day);
    if (name === 'year') return day.slice(0, 4);
    return formatShortRange(weekendOf(context, holiday, day));
  };
}

function weekendOf({ site }: PlanContext, holiday: SiteHoliday, day: LocalDate): DateRange {
  const daysOff = [holiday, ...site.config.publicHolidays].map(({ date }) => date);
  return weekendAround(day, daysOff).weekend;
}

/** The days for which a holiday's pages offer deals: its weekend, and the day itself where that is before it. */
export function daysAround(context: PlanContext, holiday: SiteHoliday, day: LocalDate): DateRange {
  const { first, last } = weekendOf(context, holiday, day);
  return { first: day < first ? day : first, last };
}
