import type { LocalDate } from './localDate.ts';
import { spanOf } from './openSpans.ts';
import type { DayTimes } from './schedule.ts';
import type { WallClock } from './wallClock.ts';

/** When the last of the times of some days is over, in epoch milliseconds; `null` if the times of any of them are not known. */
export function endOfTimes(
  days: readonly { readonly date: LocalDate; readonly times: DayTimes }[],
  clock: WallClock,
): number | null {
  const ends = days.map(({ date, times }) =>
    typeof times === 'string' ? Infinity : Math.max(...times.map((each) => spanOf(date, each, clock).end)),
  );
  const last = Math.max(...ends);
  return Number.isFinite(last) ? last : null;
}
