import type { LocalDate } from './localDate.ts';
import { dateAt, endOfDate, startOfDate } from './zone.ts';

/**
 * While a page says the truth: from `from` on and before `until`, in epoch milliseconds.
 * `null` stands for no end on that side.
 */
export interface Validity {
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * The only way in which planning learns what time it is. Every answer narrows the validity of whoever asked,
 * so that a page knows the exact instant at which it goes stale.
 */
export interface Clock {
  /** The day in the city's zone. */
  today(): LocalDate;
  /** The year in the city's zone. */
  year(): number;
  /** The month in the city's zone, 1 to 12. */
  month(): number;
  /** True from `instant` (epoch milliseconds) on. */
  hasPassed(instant: number): boolean;
  /** How long all answers given so far hold. */
  validity(): Validity;
}

/** A clock that stands at `now` (epoch milliseconds) and thinks in the days of `zone`. */
export function createClock(now: number, zone: string): Clock {
  let from: number | null = null;
  let until: number | null = null;

  const narrow = (start: number, end: number) => {
    if (from === null || start > from) from = start;
    if (until === null || end < until) until = end;
  };
  const span = (first: LocalDate, afterLast: LocalDate) =>
    narrow(startOfDate(first, zone), startOfDate(afterLast, zone));

  return {
    today() {
      const date = dateAt(now, zone);
      narrow(startOfDate(date, zone), endOfDate(date, zone));
      return date;
    },
    year() {
      const year = Number(dateAt(now, zone).slice(0, 4));
      span(`${year}-01-01`, `${year + 1}-01-01`);
      return year;
    },
    month() {
      const [year = 0, month = 0] = dateAt(now, zone).split('-').map(Number);
      const next = month === 12 ? [year + 1, 1] : [year, month + 1];
      span(firstOfMonth(year, month), firstOfMonth(next[0] ?? 0, next[1] ?? 0));
      return month;
    },
    hasPassed(instant) {
      const passed = now >= instant;
      if (passed) from = from === null ? instant : Math.max(from, instant);
      else until = until === null ? instant : Math.min(until, instant);
      return passed;
    },
    validity: () => ({ from, until }),
  };
}

const firstOfMonth = (year: number, month: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-01`;

/** The time in which both hold. */
export function intersect(a: Validity, b: Validity): Validity {
  return { from: later(a.from, b.from), until: earlier(a.until, b.until) };
}

const later = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));
const earlier = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
