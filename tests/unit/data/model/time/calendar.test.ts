import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { isRealDate } from '../../../../../data/model/time/calendar.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const two = (number: number) => String(number).padStart(2, '0');

function oracle(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

describe('data/model/time/calendar', () => {
  it('calls the days real that the calendar has', () => {
    const dayLike = fc
      .tuple(
        fc.integer({ min: 1900, max: 2500 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);
    fc.assert(
      fc.property(dayLike, (text) => {
        expect(isRealDate(text)).toBe(oracle(text));
      }),
      propertyRuns(2000),
    );
  });

  it.each(['2028-02-29', '2000-02-29', '1900-01-01', '2999-12-31'])('takes %s', (text) => {
    expect(isRealDate(text)).toBe(true);
  });

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-04-31',
    '2027-00-10',
    '2027-13-01',
    '2027-01-00',
    '1899-12-31',
    '3000-01-01',
    '9999-12-31',
    '2027-1-1',
    '27-01-01',
    '2027-01-01 ',
    '2027-01-01\n',
    '2027-01-01T00:00:00Z',
    '２０２７-01-01',
    '',
  ])('refuses "%s"', (text) => {
    expect(isRealDate(text)).toBe(false);
  });
});
