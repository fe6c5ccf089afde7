import { boundedCache, memoize } from '../../../data/model/memoize.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { type DateRange, daysOf } from '../../../data/model/time/dateRange.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { type DayTimes, type Run, type Schedule, timesOn } from '../../../data/model/time/schedule.ts';
import { isCertain, whatIsLeft } from '../../../data/model/time/takesPlace.ts';
import type { Zone } from '../../../data/model/time/zone.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';

/** A day on which a deal certainly takes place, and at what times. */
export interface DayOfUse {
  readonly date: LocalDate;
  readonly times: DayTimes;
}

/** The days of a range on which a deal takes place and that are not over. */
export interface DaysOfUse {
  /** It can be used on every day of the range; `days` then has those that are over too. */
  readonly everyDay: boolean;
  readonly days: readonly DayOfUse[];
}

/** Those of `dates` on which a deal takes place at times that one can plan for, over or not. */
export function certainDays({ deal, run }: CatalogEntry, dates: readonly LocalDate[]): DayOfUse[] {
  const { schedule } = deal;
  const days: DayOfUse[] = [];
  for (const date of dates) {
    if ((run.first !== null && date < run.first) || (run.last !== null && date > run.last)) continue;
    // Hardly any two deals have the same sessions.
    const day = schedule.sessions ? dayOf(schedule, date) : dayOfMany(schedule)(date);
    if (isCertain(day.times)) days.push(day);
  }
  return days;
}

const everyDay: Run = { first: null, last: null };

const dayOf = (schedule: Schedule, date: LocalDate): DayOfUse => ({
  date,
  times: timesOn(schedule, everyDay, date),
});

/** Deals with the same schedule are asked for the same days, one after the other. */
const dayOfMany = memoize(
  (schedule: Schedule) => memoize((date: LocalDate) => dayOf(schedule, date), boundedCache(16)),
  new WeakMap<Schedule, (date: LocalDate) => DayOfUse>(),
);

/**
 * When a deal can still be used in `range`; `null` for never. Asks `clock` about the ends of its sessions, and about the
 * ends of days only if it cannot be used on all of them, to keep the validity long.
 */
export function daysOfUse(entry: CatalogEntry, range: DateRange, clock: Clock, zone: Zone): DaysOfUse | null {
  const { sessions } = entry.deal.schedule;
  const dates = daysOf(range);
  const days = certainDays(entry, dates);
  if (sessions === undefined && days.length === dates.length)
    return clock.hasPassed(zone.endOfDate(range.last)) ? null : { everyDay: true, days };
  const left = days.flatMap(({ date, times }): DayOfUse[] => {
    const endOfDay = zone.endOfDate(date);
    // A session that goes on after midnight is over with its day.
    const hasPassed = (end: number) => clock.hasPassed(Math.min(end, endOfDay));
    const timesThen = whatIsLeft(times, date, zone, hasPassed);
    const isOver = sessions === undefined && clock.hasPassed(endOfDay);
    return isOver || !isCertain(timesThen) ? [] : [{ date, times: timesThen }];
  });
  return left.length > 0 ? { everyDay: false, days: left } : null;
}
