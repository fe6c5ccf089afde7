import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate, weekdayNumber } from '../../../../../data/model/time/localDate.ts';

const dateArbitrary = fc
  .integer({ min: 0, max: 366 * 150 })
  .map((days) => Temporal.PlainDate.from('1900-01-01').add({ days }).toString());

describe('data/model/time/localDate', () => {
  it('adds and takes away days as the calendar does', () => {
    fc.assert(
      fc.property(dateArbitrary, fc.integer({ min: -400, max: 400 }), (date, days) => {
        expect(addDays(date, days)).toBe(Temporal.PlainDate.from(date).add({ days }).toString());
      }),
    );
  });

  it('knows the day of the week', () => {
    fc.assert(
      fc.property(dateArbitrary, (date) => {
        expect(weekdayNumber(date)).toBe(Temporal.PlainDate.from(date).dayOfWeek % 7);
      }),
    );
  });

  it('orders days as text', () => {
    fc.assert(
      fc.property(dateArbitrary, dateArbitrary, (a, b) => {
        expect(Math.sign(Temporal.PlainDate.compare(a, b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('writes a day in words, long and short, without zeros in front', () => {
    expect(formatDate('2027-12-06')).toBe('December 6, 2027');
    expect(formatDate('2027-12-06', 'short')).toBe('Dec 6, 2027');
    expect(formatDate('2027-05-31', 'short')).toBe('May 31, 2027');
  });
});
