import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../../data/model/time/clock.ts';
import {
  type HolidayRule,
  holidayAround,
  holidayIn,
  isDayOff,
} from '../../../../../data/model/time/holidays.ts';
import { weekdays } from '../../../../../data/model/time/weekday.ts';
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
      { numRuns: 500 },
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
      { numRuns: 500 },
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

  it('hold in every zone until the first instant of the day after', () => {
    fc.assert(
      fc.property(anyRule, momentArbitrary, (rule, { zone, now }) => {
        const clock = createClock(now, zone);
        const today = zonedOf(now, zone).toPlainDate();
        const own = oracleDay(rule, today.year);
        const coming = Temporal.PlainDate.compare(own, today) >= 0 ? own : oracleDay(rule, today.year + 1);
        expect(clock.next(rule)).toBe(coming.toString());
        expect(clock.validity().until).toBe(oracleStart(coming.add({ days: 1 }), zone));
      }),
      { numRuns: 300 },
    );
  });

  it('make a weekend end in every zone with its last day', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const memorial: HolidayRule = { month: 5, weekday: 'mon', nth: -1 };
        const clock = createClock(now, zone);
        const { first, last } = clock.weekend([memorial]);
        const sunday = Temporal.PlainDate.from(first).add({ days: 2 });
        const monday = sunday.add({ days: 1 });
        const isLong = oracleDay(memorial, monday.year).equals(monday);
        expect(Temporal.PlainDate.from(first).dayOfWeek).toBe(5);
        expect(last).toBe((isLong ? monday : sunday).toString());
        expect(clock.validity().until).toBe(oracleStart((isLong ? monday : sunday).add({ days: 1 }), zone));
      }),
      { numRuns: 300 },
    );
  });
});
