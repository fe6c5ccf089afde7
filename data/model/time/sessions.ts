import type { LocalDate } from './localDate.ts';
import { spanOf } from './openSpans.ts';
import { type Run, type Schedule, type Times, timesOn } from './schedule.ts';
import type { WallClock } from './wallClock.ts';

/** A session with its instants in epoch milliseconds; `end` is `null` if it is not known. */
export interface DatedSession extends Times {
  readonly date: LocalDate;
  readonly start: number;
  readonly end: number | null;
}

/**
 * The first `limit` sessions of `run` that are not over, in order, sold out or not. Planning passes its clock's
 * `hasPassed`, which narrows the validity of a page to the ends of these sessions.
 */
export function upcomingSessions(
  schedule: Schedule,
  run: Run,
  clock: WallClock,
  hasPassed: (instant: number) => boolean,
  limit = Number.POSITIVE_INFINITY,
): DatedSession[] {
  const upcoming: DatedSession[] = [];
  for (const date of new Set(schedule.sessions?.map((session) => session.date))) {
    const times = timesOn(schedule, run, date);
    if (typeof times === 'string') continue;
    for (const each of times) {
      if (upcoming.length >= limit) return upcoming;
      const { start, end } = spanOf(date, each, clock);
      if (!hasPassed(end)) upcoming.push({ ...each, date, start, end: each.to === null ? null : end });
    }
  }
  return upcoming;
}

/** The first session to which one can still go: neither over nor sold out; `null` if there is none. */
export function nextSession(
  schedule: Schedule,
  run: Run,
  clock: WallClock,
  hasPassed: (instant: number) => boolean,
): DatedSession | null {
  const sessions = schedule.sessions?.filter(({ soldOut }) => !soldOut) ?? [];
  return upcomingSessions({ sessions }, run, clock, hasPassed, 1)[0] ?? null;
}
