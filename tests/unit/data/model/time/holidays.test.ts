import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../../data/model/time/clock.ts';
import { formatShortRange } from '../../../../../data/model/time/dateRange.ts';
import {
  type HolidayRule,
  holidayAround,
  holidayIn,
  isDayOff,
  mondaysOff,
  weekendAround,
} from '../../../../../data/model/time/holidays.ts';
import { daysOfWhen } from '../../../../../data/model/time/takesPlace.ts';
import { weekdays } from '../../../../../data/model/time/weekday.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { momentArbitrary, oracleStart, zonedOf } from '../zones.ts';

const year = fc.integer({ min: 1990, max: 2060 });
const month = fc.integer({ min: 1, max: 12 });
const fixed = fc.record({ month, day: fc.integer({ min: 1, max: 28 }) });
const floating = fc.record({
  month,
  weekday: fc.constantFrom(...weekdays),
  nth: fc.constantFrom(-1, 1, 2, 3, 4),
});
const anyRule: fc.Arbitrary<HolidayRule> = fc.oneof(fixed, floating);

/** The day of a rule, found by walking through its month. */
function oracleDay(rule: HolidayRule, inYear: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year: inYear, month: rule.month, day: 1 });
  const days = Array.from({ length: first.daysInMonth }, (_, index) => first.add({ days: index }));
  if ('day' in rule) return days[rule.day - 1] ?? first;
  const fitting = days.filter(({ dayOfWeek }) => weekdays[dayOfWeek % 7] === rule.weekday);
  return fitting.at(rule.nth > 0 ? rule.nth - 1 : -1) ?? first;
}

describe('data/model/time/holidays by the calendar', () => {
  it('are on the days that Temporal finds', () => {
    fc.assert(
      fc.property(anyRule, year, (rule, inYear) => {
        expect(holidayIn(rule, inYear)).toBe(oracleDay(rule, inYear).toString());
      }),
      propertyRuns(500),
    );
  });

  it('come next and were before, with the day itself counted as to come', () => {
    fc.assert(
      fc.property(anyRule, year, fc.integer({ min: 0, max: 365 }), (rule, inYear, days) => {
        const date = Temporal.PlainDate.from({ year: inYear, month: 1, day: 1 }).add({ days });
        const all = [-2, -1, 0, 1, 2].map((shift) => oracleDay(rule, date.year + shift).toString());
        const { previous, next } = holidayAround(rule, date.toString());
        expect(next).toBe(all.find((day) => day >= date.toString()));
        expect(previous).toBe(all.filter((day) => day < date.toString()).at(-1));
      }),
      propertyRuns(500),
    );
  });

  it('are days off on the day, and on the Monday after a Sunday', () => {
    fc.assert(
      fc.property(fixed, year, (rule, inYear) => {
        const day = oracleDay(rule, inYear);
        expect(isDayOff(day.toString(), [rule])).toBe(true);
        expect(isDayOff(day.add({ days: 1 }).toString(), [rule])).toBe(day.dayOfWeek === 7);
      }),
    );
  });

  it('make the first Monday of a year a day off after a Sunday on the last day of the one before', () => {
    expect(isDayOff('2029-01-01', [{ month: 12, day: 31 }])).toBe(true);
  });

  it('hold in every zone until the first instant of the day after', () => {
    fc.assert(
      fc.property(anyRule, momentArbitrary, (rule, { zone, now }) => {
        const clock = createClock(now, createZone(zone));
        const today = zonedOf(now, zone).toPlainDate();
        const own = oracleDay(rule, today.year);
        const coming = Temporal.PlainDate.compare(own, today) >= 0 ? own : oracleDay(rule, today.year + 1);
        expect(clock.next(rule)).toBe(coming.toString());
        expect(clock.validity().until).toBe(oracleStart(coming.add({ days: 1 }), zone));
      }),
      propertyRuns(300),
    );
  });

  it('make a weekend end in every zone with its last day', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const memorial: HolidayRule = { month: 5, weekday: 'mon', nth: -1 };
        const clock = createClock(now, createZone(zone));
        const { first, last } = clock.weekend([memorial]);
        const sunday = Temporal.PlainDate.from(first).add({ days: 2 });
        const monday = sunday.add({ days: 1 });
        const isLong = oracleDay(memorial, monday.year).equals(monday);
        expect(Temporal.PlainDate.from(first).dayOfWeek).toBe(5);
        expect(last).toBe((isLong ? monday : sunday).toString());
        expect(clock.validity().until).toBe(oracleStart((isLong ? monday : sunday).add({ days: 1 }), zone));
      }),
      propertyRuns(300),
    );
  });
});

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

describe('data/model/time/holidays weekend', () => {
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

describe('data/model/time/holidays mondaysOff', () => {
  it('finds the Mondays that browsers need to know to mean the same weekend as a build', () => {
    expect(mondaysOff([2027, 2028], holidays)).toEqual([
      '2027-05-31',
      '2027-07-05',
      '2027-09-06',
      '2028-05-29',
      '2028-09-04',
    ]);
    fc.assert(
      fc.property(anyDate, (plain) => {
        const off = mondaysOff([plain.year, plain.add({ days: 7 }).year], holidays);
        const { weekend } = weekendAround(plain.toString(), holidays);
        expect(daysOfWhen('weekend', plain.toString(), off)).toEqual(weekend);
      }),
    );
  });
});

describe('data/model/time/holidays asked of a clock', () => {
  const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });

  it.each(['weekend', 'next'] as const)('%s holds exactly as long as it says', (question) => {
    fc.assert(
      fc.property(moments, (now) => {
        const ask = (instant: number) => {
          const clock = createClock(instant, createZone(zone));
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
      propertyRuns(200),
    );
  });
});
