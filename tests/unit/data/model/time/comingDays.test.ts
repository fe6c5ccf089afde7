import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  comingWeekday,
  dayIn,
  monthIn,
  nthWeekday,
  weekendIn,
  weekOf,
} from '../../../../../data/model/time/comingDays.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const anyDay = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => Temporal.PlainDate.from('2000-01-01').add({ days }));

describe('data/model/time/comingDays', () => {
  it('agrees with Temporal about weeks, months and weekdays', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: -30, max: 30 }),
        (day, weekday, months) => {
          const date = String(day);
          const monday = day.subtract({ days: day.dayOfWeek - 1 });
          expect(weekOf(date)).toEqual({ first: String(monday), last: String(monday.add({ days: 6 })) });
          expect(weekendIn(date).first).toBe(String(monday.add({ days: 4 })));
          const coming = day.add({ days: (weekday - day.dayOfWeek + 7) % 7 });
          expect(comingWeekday(date, weekday % 7)).toBe(String(coming));
          expect(addMonths(date, months)).toBe(String(day.add({ months })));
          const first = day.with({ day: 1 });
          expect(monthIn(day.year, day.month)).toEqual({
            first: String(first),
            last: String(first.with({ day: first.daysInMonth })),
          });
        },
      ),
      propertyRuns(500),
    );
  });

  it('knows the days that months have, also over the ends of a year', () => {
    expect(dayIn(2027, 2, 29)).toBeNull();
    expect(dayIn(2028, 2, 29)).toBe('2028-02-29');
    expect(dayIn(2027, 13, 1)).toBe('2028-01-01');
    expect(dayIn(2027, 4, 0)).toBeNull();
  });

  it('counts weekdays from both ends of a month', () => {
    expect(nthWeekday(2026, 11, 4, 4)).toBe('2026-11-26');
    expect(nthWeekday(2026, 11, 4, 5)).toBeNull();
    expect(nthWeekday(2027, 5, 1, -1)).toBe('2027-05-31');
    expect(nthWeekday(2027, 1, 6, -2)).toBe('2027-01-23');
  });
});
