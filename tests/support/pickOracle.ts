import type { ContentOracle, DatedGuide } from './contentOracle.ts';
import { dayWords, everyDayWords, pickWords } from './timesWords.ts';

/** The heading of what can be used on all days of a weekend. */
export const everyDay = 'Every day of the weekend';

/** What a guide to today or the weekend says about a deal. */
export interface ExpectedPick {
  readonly slug: string;
  /** When it takes place on the days of the guide that are left; `null` for nothing to say. */
  readonly when: string | null;
  /** The first of these days; `everyDay` for what can be used on all days, over or not. */
  readonly day: string;
  /** Sorts as text: by day, then by the start; hours count only on the days of a weekend. */
  readonly place: string;
}

/** What a guide should say about the deal at `now` (epoch milliseconds); `null` if it is not on a day that is left. */
export function expectedPick(
  slug: string,
  { timeFrame }: Pick<DatedGuide, 'timeFrame'>,
  oracle: ContentOracle,
  now: number,
): ExpectedPick | null {
  const schedule = oracle.scheduleOf({ slug });
  const days = oracle.daysOf(timeFrame, now);
  const [firstDay] = days;
  const left = schedule.leftOf(days, now);
  const [first] = left;
  if (!first || !firstDay) return null;
  const session = typeof first.times === 'string' ? undefined : first.times.find((each) => each.isSession);
  const all = schedule.leftOf(days, oracle.midnight(firstDay));
  const isEveryDay = !session && all.length === days.length;
  const shownTimes = (isEveryDay ? (all[0] ?? first) : first).times;
  const isLong = days.length > 1;
  const [begun] = typeof shownTimes === 'string' ? [] : shownTimes;
  const start = isLong ? begun : session;
  return {
    slug,
    when: isEveryDay ? everyDayWords(all) : pickWords(left, isLong),
    day: isEveryDay ? everyDay : dayWords(first.date),
    place: `${isLong && isEveryDay ? '9' : first.date} ${start ? start.from : '9'}`,
  };
}
