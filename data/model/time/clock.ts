import type { DateRange } from './dateRange.ts';
import { type HolidayRule, holidayAround, weekendAround } from './holidays.ts';
import { addDays, type LocalDate } from './localDate.ts';
import type { Zone } from './zone.ts';

/** How long a page stays true: from `from` on and before `until`, in epoch milliseconds; `null` for no limit. */
export interface Validity {
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * The only way for planning to learn the time. Every answer narrows the clock's validity, so that a page knows the
 * exact instant at which it goes stale.
 */
export interface Clock {
  /** The day in the city's zone. */
  today(): LocalDate;
  /** The year in the city's zone. */
  year(): number;
  /** The month in the city's zone, 1 to 12. */
  month(): number;
  /** This or the coming weekend: Friday to Sunday, and the Monday after it if one of `holidays` makes it a day off. */
  weekend(holidays: readonly HolidayRule[]): DateRange;
  /** The day of the holiday: today or the next one. */
  next(holiday: HolidayRule): LocalDate;
  /** True in the `months` (1 to 12) of every year in the city's zone. */
  isInMonths(months: readonly number[]): boolean;
  /** True from `instant` (epoch milliseconds) on. */
  hasPassed(instant: number): boolean;
  /** Ends the validity at `instant` (epoch milliseconds), or begins it there if the instant has passed. */
  dependOn(instant: number): void;
  /** How long all answers so far stay true. */
  validity(): Validity;
}

/** A clock that stands at `now` (epoch milliseconds), with the days of `zone`. */
export function createClock(now: number, zone: Zone): Clock {
  let from: number | null = null;
  let until: number | null = null;

  const narrow = (start: number, end: number) => {
    if (from === null || start > from) from = start;
    if (until === null || end < until) until = end;
  };
  const span = (first: LocalDate, afterLast: LocalDate) =>
    narrow(zone.startOfDate(first), zone.startOfDate(afterLast));

  const dependOn = (instant: number) => {
    if (now >= instant) from = from === null ? instant : Math.max(from, instant);
    else until = until === null ? instant : Math.min(until, instant);
  };

  return {
    today() {
      const date = zone.dateAt(now);
      narrow(zone.startOfDate(date), zone.endOfDate(date));
      return date;
    },
    year() {
      const year = Number(zone.dateAt(now).slice(0, 4));
      span(`${year}-01-01`, `${year + 1}-01-01`);
      return year;
    },
    month() {
      const current = monthNumber(zone.dateAt(now));
      span(firstOfMonth(current), firstOfMonth(current + 1));
      return (current % 12) + 1;
    },
    weekend(holidays) {
      const { weekend, previous } = weekendAround(zone.dateAt(now), holidays);
      span(addDays(previous.last, 1), addDays(weekend.last, 1));
      return weekend;
    },
    next(holiday) {
      const { previous, next } = holidayAround(holiday, zone.dateAt(now));
      span(addDays(previous, 1), addDays(next, 1));
      return next;
    },
    isInMonths(months) {
      const current = monthNumber(zone.dateAt(now));
      const isIn = (month: number) => months.includes((month % 12) + 1);
      const answer = isIn(current);
      let first = current;
      let next = current + 1;
      while (current - first < 12 && isIn(first - 1) === answer) first -= 1;
      while (next - current < 12 && isIn(next) === answer) next += 1;
      if (next - first < 12) span(firstOfMonth(first), firstOfMonth(next));
      return answer;
    },
    hasPassed(instant) {
      dependOn(instant);
      return now >= instant;
    },
    dependOn,
    validity: () => ({ from, until }),
  };
}

/** Months counted from the year 0, for arithmetic across years. */
const monthNumber = (date: LocalDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const firstOfMonth = (month: number): LocalDate =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** The time in which both are true. */
export function intersect(a: Validity, b: Validity): Validity {
  return { from: later(a.from, b.from), until: earlier(a.until, b.until) };
}

const later = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));
const earlier = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
