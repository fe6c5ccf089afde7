import type { Clock } from '../../../data/model/time/clock.ts';
import {
  type DateRange,
  formatDay,
  formatLongRange,
  formatShortRange,
  formatWeekday,
} from '../../../data/model/time/dateRange.ts';
import type { SiteLandingPage } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import type { Fill } from './contentText.ts';

/** What a time-sensitive page says of its time. */
export interface Frame {
  readonly range: DateRange;
  /** For the placeholder of its texts, such as "Nov 20–22". */
  readonly short: string;
  /** For its heading, such as "This Weekend, Nov 20–22". */
  readonly heading: string;
  /** For the line that says for when it was made. */
  readonly long: string;
}

/** The time that a landing page is about; `null` where it is about no time. */
export function frameOf({ site }: PlanContext, clock: Clock, { timeFrame }: SiteLandingPage): Frame | null {
  if (timeFrame === undefined) return null;
  if (timeFrame === 'today') {
    const day = clock.today();
    const range = { first: day, last: day };
    const heading = `Today, ${formatWeekday(day)}, ${formatDay(day)}`;
    return {
      range,
      short: formatDay(day),
      heading,
      long: `${formatWeekday(day)}, ${formatLongRange(range)}`,
    };
  }
  const range = clock.weekend(site.config.publicHolidays.map(({ date }) => date));
  const short = formatShortRange(range);
  return { range, short, heading: `This Weekend, ${short}`, long: formatLongRange(range) };
}

/** The words for the placeholders of a landing page. */
export const landingFill =
  (clock: Clock, frame: Frame | null): Fill =>
  (name) =>
    name === 'year' ? String(clock.year()) : (frame?.short ?? '');
