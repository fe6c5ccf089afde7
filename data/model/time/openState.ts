import { addDays, type LocalDate } from './localDate.ts';
import { type OpenSpan, openSpans } from './openSpans.ts';
import { type Run, type Schedule, timesOn } from './schedule.ts';
import type { WallClock } from './wallClock.ts';

/** Whether a deal takes place at an instant. Instants are epoch milliseconds, times minutes as in `Schedule`. */
export type OpenState =
  /** By its hours, or a session is running. `until` and `to` are `null` if no end is in sight. */
  | { readonly state: 'open'; readonly until: number | null; readonly to: number | null }
  /** Not now, but at `at`: on `date` from `from` for `minutes`. */
  | {
      readonly state: 'opens';
      readonly at: number;
      readonly date: LocalDate;
      readonly from: number;
      readonly minutes: number;
    }
  /** Not now, and not on the days in sight. */
  | { readonly state: 'closed' }
  /** Perhaps: hours of today, or of the next day on which it takes place, are not known. */
  | { readonly state: 'unknown' };

/** How many days after today are in sight. */
const daysInSight = 14;

/**
 * Whether a deal is open at `now`, until when, or when it opens next. Times that follow each other without a break are
 * one. Sold-out sessions do not count: nobody can go.
 */
export function openState(schedule: Schedule, run: Run, now: number, clock: WallClock): OpenState {
  const today = clock.dateAt(now);
  const spans = openSpans(schedule, run, today, daysInSight, clock);
  const open = openSpanAt(spans, now);
  if (open) {
    const isEndInSight = open.end < clock.instantAt(today, (daysInSight + 1) * 1440);
    return { state: 'open', until: isEndInSight ? open.end : null, to: isEndInSight ? open.times.to : null };
  }
  const next = spans.find(({ start }) => start > now);
  for (let days = 0; days <= daysInSight; days += 1) {
    const date = addDays(today, days);
    if (next && next.date <= date) break;
    const times = timesOn(schedule, run, date);
    if (times === 'any' || times === 'unknown') return { state: 'unknown' };
  }
  return next
    ? {
        state: 'opens',
        at: next.start,
        date: next.date,
        from: next.times.from,
        minutes: Math.round((next.end - next.start) / 60_000),
      }
    : { state: 'closed' };
}

/** The last of the spans that lead from `now` on without a break. */
function openSpanAt(spans: readonly OpenSpan[], now: number): OpenSpan | undefined {
  let open: OpenSpan | undefined;
  for (const span of spans) {
    if (span.start <= (open?.end ?? now) && span.end > (open?.end ?? now)) open = span;
  }
  return open;
}
