import { t } from '../../../data/messages/t.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import {
  type DateRange,
  formatDay,
  formatLongRange,
  formatShortRange,
  formatWeekday,
} from '../../../data/model/time/dateRange.ts';
import { weekendAround } from '../../../data/model/time/holidays.ts';
import { formatDate, type LocalDate } from '../../../data/model/time/localDate.ts';
import type { SiteHoliday, SiteLandingPage } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import type { Placeholders } from './contentText.ts';

/** The time that a landing page is about. */
export interface TimeFrame {
  readonly range: DateRange;
  /** For the placeholder in its texts, such as "Nov 20–22". */
  readonly short: string;
  /** For its heading, such as "This Weekend, Nov 20–22". */
  readonly heading: string;
  /** For "Updated for …", such as "November 20–22, 2026". */
  readonly long: string;
}

/** The time frame of a landing page; `null` if it has none. */
export function timeFrameOf(
  { site }: PlanContext,
  clock: Clock,
  { timeFrame }: SiteLandingPage,
): TimeFrame | null {
  if (timeFrame === undefined) return null;
  if (timeFrame === 'today') {
    const day = clock.today();
    const range = { first: day, last: day };
    return {
      range,
      short: formatDay(day),
      heading: t('plan.today', { weekday: formatWeekday(day), day: formatDay(day) }),
      long: t('date.weekday-comma', { weekday: formatWeekday(day), date: formatLongRange(range) }),
    };
  }
  const range = clock.weekend(site.config.publicHolidays.map(({ date }) => date));
  const short = formatShortRange(range);
  return { range, short, heading: t('plan.weekend', { days: short }), long: formatLongRange(range) };
}

/** The placeholders of a landing page. */
export const landingPlaceholders =
  (clock: Clock, timeFrame: TimeFrame | null): Placeholders =>
  (name) =>
    name === 'year' ? String(clock.year()) : (timeFrame?.short ?? '');

/** "Monday, May 31, 2027". */
export const formatFullDay = (day: LocalDate) => `${formatWeekday(day)}, ${formatDate(day)}`;

/** The placeholders of a holiday's pages, for its coming `day`. */
export function holidayPlaceholders(
  context: PlanContext,
  holiday: SiteHoliday,
  day: LocalDate,
): Placeholders {
  return (name) => {
    if (name === 'date') return formatFullDay(day);
    if (name === 'year') return day.slice(0, 4);
    return formatShortRange(weekendOf(context, holiday, day));
  };
}

/** The days whose deals a holiday's pages show: its weekend, and the day itself if it comes before the weekend. */
export function holidayRange(context: PlanContext, holiday: SiteHoliday, day: LocalDate): DateRange {
  const { first, last } = weekendOf(context, holiday, day);
  return { first: day < first ? day : first, last };
}

function weekendOf({ site }: PlanContext, holiday: SiteHoliday, day: LocalDate): DateRange {
  const daysOff = [holiday, ...site.config.publicHolidays].map(({ date }) => date);
  return weekendAround(day, daysOff).weekend;
}
