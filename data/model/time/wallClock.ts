import { memoize } from '../memoize.ts';
import type { LocalDate } from './localDate.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** What the clocks of a time zone show, for browsers and builds. All instants are epoch milliseconds. */
export interface WallClock {
  /** What the clocks show at `instant`, as the instant at which clocks in UTC show the same. */
  shownAt(instant: number): number;
  /** The instant at which the clocks show `shown`: the earlier of two, and past a gap as far as `shown` is into it. */
  instantOf(shown: number): number;
  /** The day at `instant`. */
  dateAt(instant: number): LocalDate;
  /** The instant at which the clocks show `minutes` after the midnight that begins `date`; from 1440 on, the next day. */
  instantAt(date: LocalDate, minutes: number): number;
}

/**
 * The clocks of the IANA time zone `timeZone`. Create it once for many dates: zone arithmetic is slow, so it keeps the
 * instants that it was asked for.
 *
 * Reads `Intl` and counts in UTC. The conversions of date-fns-tz go through local time of the host, whose own zone may skip
 * or repeat what clocks of `timeZone` show.
 */
export function createWallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shownAt = (instant: number) => {
    // "5/31/2027, 09:00:00"
    const [month = 0, day, year = 0, hour, minute, second] = format.format(instant).split(/\D+/).map(Number);
    const milliseconds = instant - Math.floor(instant / 1000) * 1000;
    return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  };
  const offsetAt = (instant: number) => shownAt(instant) - instant;
  const instantOf = memoize((shown: number) => {
    const byOffsetBefore = shown - offsetAt(shown - 24 * hourMs);
    const byOffsetAfter = shown - offsetAt(shown + 24 * hourMs);
    const isSkippedBefore = shownAt(byOffsetBefore) !== shown;
    return isSkippedBefore && shownAt(byOffsetAfter) === shown ? byOffsetAfter : byOffsetBefore;
  });
  return {
    shownAt,
    instantOf,
    dateAt: (instant) => new Date(shownAt(instant)).toISOString().slice(0, 10),
    instantAt: (date, minutes) => instantOf(Date.parse(date) + minutes * minuteMs),
  };
}
