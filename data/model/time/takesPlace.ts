import type { DateRange } from './dateRange.ts';
import { addDays, type LocalDate, weekdayNumber } from './localDate.ts';
import { openSpans, spanOf } from './openSpans.ts';
import { type HoursOfDay, type PartOfDay, timesInPart } from './partOfDay.ts';
import { type DayTimes, type Run, type Schedule, type Times, timesOn, timesOrNone } from './schedule.ts';
import type { WallClock } from './wallClock.ts';
import type { WhenFilter } from './whenFilter.ts';
import { dateOf, lastDateOf, partOf } from './whenParts.ts';

/**
 * Whether a deal takes place at the time that a visitor asks for: see `WhenFilter`; or on one of the days of a range. `now` is in epoch milliseconds;
 * `daysOff` are the Mondays that make weekends longer; `part` restricts days, and is the evening for tonight.
 */
export function takesPlace(
  schedule: Schedule,
  run: Run,
  when: WhenFilter | DateRange,
  now: number,
  clock: WallClock,
  daysOff: readonly LocalDate[] = [],
  part: PartOfDay | HoursOfDay | null = partOfWhen(when),
): boolean {
  const today = clock.dateAt(now);
  if (when === 'now') return isOpenAt(schedule, run, now, today, clock);
  const { first, last } = daysOfWhen(when, today, daysOff);
  for (let date = first > today ? first : today; date <= last; date = addDays(date, 1)) {
    const left = timesLeft(schedule, run, date, clock, (instant) => instant <= now);
    if (isCertain(part ? timesInPart(left, part) : left)) return true;
  }
  return false;
}

/** The part of a day that a filter means by itself; `null` for all of it. */
export const partOfWhen = (when: WhenFilter | DateRange): PartOfDay | null =>
  typeof when === 'object' ? null : partOf(when);

const isOpenAt = (schedule: Schedule, run: Run, now: number, today: LocalDate, clock: WallClock) =>
  openSpans(schedule, run, today, 0, clock).some(({ start, end }) => start <= now && now < end);

/** The days that a filter means on `today`. Those of a weekend can have passed in part, and a date can be any. */
export function daysOfWhen(
  when: WhenFilter | DateRange,
  today: LocalDate,
  daysOff: readonly LocalDate[],
): DateRange {
  if (typeof when === 'object') return when;
  if (when === 'weekend') return weekendOn(today, daysOff);
  if (when === 'next-weekend') return weekendOn(addDays(weekendOn(today, daysOff).first, 7), daysOff);
  if (/\d/.test(when)) return { first: dateOf(when), last: lastDateOf(when) };
  const date = when === 'tomorrow' ? addDays(today, 1) : today;
  return { first: date, last: date };
}

function weekendOn(today: LocalDate, daysOff: readonly LocalDate[]): DateRange {
  // From 0 for Tuesday, which no weekend reaches, to 6 for Monday.
  const day = (weekdayNumber(today) + 5) % 7;
  const isOver = day === 6 && !daysOff.includes(today);
  const first = addDays(today, isOver ? 4 : 3 - day);
  const monday = addDays(first, 3);
  return { first, last: daysOff.includes(monday) ? monday : addDays(first, 2) };
}

/**
 * What of a day one can still go to: its hours, and its sessions that are neither sold out nor over. Planning passes its
 * clock's `hasPassed`, which narrows the validity of a page to the ends of the sessions that it names.
 */
export function timesLeft(
  schedule: Schedule,
  run: Run,
  date: LocalDate,
  clock: WallClock,
  hasPassed: (instant: number) => boolean,
): DayTimes {
  return whatIsLeft(timesOn(schedule, run, date), date, clock, hasPassed);
}

/** Of what takes place on `date`, that to which one can still go. */
export function whatIsLeft(
  times: DayTimes,
  date: LocalDate,
  clock: WallClock,
  hasPassed: (instant: number) => boolean,
): DayTimes {
  if (typeof times === 'string') return times;
  const isLeft = (each: Times) =>
    !each.session || !(each.soldOut || hasPassed(spanOf(date, each, clock).end));
  return timesOrNone(times.filter(isLeft));
}

/** Whether something certainly takes place, if only at hours that are not known. */
export const isCertain = (times: DayTimes): boolean => times !== 'none' && times !== 'unknown';
