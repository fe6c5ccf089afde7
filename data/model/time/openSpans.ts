import { addDays, type LocalDate } from './localDate.ts';
import { type Run, type Schedule, type Times, timesOn } from './schedule.ts';
import type { WallClock } from './wallClock.ts';

/** The instants (epoch milliseconds) between which something takes place, and the times that say so. */
export interface OpenSpan {
  readonly date: LocalDate;
  readonly times: Times;
  readonly start: number;
  /** `start` for a session whose end is not known. */
  readonly end: number;
}

/** The span of `times` on `date`. It is never negative, also when clocks are put forward over its end. */
export function spanOf(date: LocalDate, times: Times, clock: WallClock): OpenSpan {
  const start = clock.instantAt(date, times.from);
  const end = clock.instantAt(date, times.to ?? times.from);
  return { date, times, start, end: Math.max(start, end) };
}

/** Hours can go over midnight, and the clocks of a zone can leave out a whole day. */
const longestReach = 2;

/**
 * The spans that can be open today or begin up to `daysAhead` days later, in order. Left out are sold-out sessions, to
 * which nobody can go, and hours that the clocks skip.
 */
export function openSpans(
  schedule: Schedule,
  run: Run,
  today: LocalDate,
  daysAhead: number,
  clock: WallClock,
): OpenSpan[] {
  const spans: OpenSpan[] = [];
  for (let days = -longestReach; days <= daysAhead; days += 1) {
    const date = addDays(today, days);
    const times = timesOn(schedule, run, date);
    if (typeof times === 'string') continue;
    spans.push(...times.filter(({ soldOut }) => !soldOut).map((each) => spanOf(date, each, clock)));
  }
  return spans
    .filter(({ start, end, times }) => times.session || end > start)
    .sort((a, b) => a.start - b.start);
}
