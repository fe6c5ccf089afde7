import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../../data/model/time/clock.ts';
import { formatLongRange, formatShortRange } from '../../../../../data/model/time/dateRange.ts';
import { type HolidayRule, holidayIn } from '../../../../../data/model/time/holidays.ts';
import { weekendAround } from '../../../../../data/model/time/weekend.ts';

const memorialDay: HolidayRule = { month: 5, weekday: 'mon', nth: -1 };
const laborDay: HolidayRule = { month: 9, weekday: 'mon', nth: 1 };
const fourth: HolidayRule = { month: 7, day: 4 };
const holidays = [memorialDay, laborDay, fourth];
const zone = 'America/New_York';

const anyDate = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => Temporal.PlainDate.from('1995-01-01').add({ days }));

describe('data/model/time/holidays', () => {
  it.each([
    [memorialDay, 2026, '2026-05-25'],
    [memorialDay, 2027, '2027-05-31'],
    [memorialDay, 2028, '2028-05-29'],
    [laborDay, 2027, '2027-09-06'],
    [fourth, 2027, '2027-07-04'],
    [{ month: 11, weekday: 'thu', nth: 4 } as const, 2026, '2026-11-26'],
    [{ month: 2, weekday: 'thu', nth: -1 } as const, 2028, '2028-02-24'],
  ])('finds %j in %i', (rule, year, day) => {
    expect(holidayIn(rule, year)).toBe(day);
  });
});

describe('data/model/time/weekend', () => {
  it.each([
    ['2026-11-19', 'Nov 20–22', 'on a Thursday the coming one'],
    ['2026-11-20', 'Nov 20–22', 'on the Friday itself'],
    ['2026-11-22', 'Nov 20–22', 'on the Sunday still'],
    ['2026-11-23', 'Nov 27–29', 'on the Monday the next'],
    ['2027-05-31', 'May 28–31', 'on a Monday off the one that it makes longer'],
    ['2027-06-01', 'Jun 4–6', 'on the Tuesday after it the next'],
    ['2027-07-05', 'Jul 2–5', 'on the Monday off for a holiday on Sunday'],
    ['2026-10-30', 'Oct 30–Nov 1', 'over the end of a month'],
    ['2026-12-31', 'Jan 1–3', 'over the end of a year'],
  ])('from %s is %s: %s', (date, expected) => {
    expect(formatShortRange(weekendAround(date, holidays).weekend)).toBe(expected);
  });

  it('holds today or comes next, starts on a Friday, and leaves no gap to the one before it', () => {
    fc.assert(
      fc.property(anyDate, (plain) => {
        const date = plain.toString();
        const { weekend, previous } = weekendAround(date, holidays);
        const first = Temporal.PlainDate.from(weekend.first);
        expect(first.dayOfWeek).toBe(5);
        expect([2, 3]).toContain(first.until(weekend.last).days);
        expect(weekend.last >= date).toBe(true);
        expect(previous.last < date).toBe(true);
        expect(Temporal.PlainDate.from(previous.first).until(first).days).toBe(7);
      }),
    );
  });
});

describe('data/model/time/dateRange', () => {
  it.each([
    [{ first: '2026-11-20', last: '2026-11-22' }, 'November 20–22, 2026'],
    [{ first: '2026-10-30', last: '2026-11-01' }, 'October 30–November 1, 2026'],
    [{ first: '2027-12-31', last: '2028-01-02' }, 'December 31, 2027–January 2, 2028'],
    [{ first: '2026-11-20', last: '2026-11-20' }, 'November 20, 2026'],
  ])('prints %j as %s', (range, text) => {
    expect(formatLongRange(range)).toBe(text);
  });
});

describe('data/model/time/clock weekend and next', () => {
  const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });

  it.each(['weekend', 'next'] as const)('%s holds exactly as long as it says', (question) => {
    fc.assert(
      fc.property(moments, (now) => {
        const ask = (instant: number) => {
          const clock = createClock(instant, zone);
          const answer = question === 'weekend' ? clock.weekend(holidays) : clock.next(memorialDay);
          return { answer: JSON.stringify(answer), ...clock.validity() };
        };
        const { answer, from, until } = ask(now);
        expect(from ?? now).toBeLessThanOrEqual(now);
        expect(until ?? 0).toBeGreaterThan(now);
        expect(ask(from ?? 0).answer).toBe(answer);
        expect(ask((until ?? 0) - 1).answer).toBe(answer);
        expect(ask((from ?? 0) - 1).answer).not.toBe(answer);
        expect(ask(until ?? 0).answer).not.toBe(answer);
      }),
      { numRuns: 200 },
    );
  });
});
