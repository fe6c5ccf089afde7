import { describe, expect, it } from 'vitest';
import { type PartOfDay, timesInPart } from '../../../../../data/model/time/partOfDay.ts';
import type { Times } from '../../../../../data/model/time/schedule.ts';

const parts: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'late'];
const hour = (hours: number, to: number, more: Partial<Times> = {}): Times => ({
  ...{ from: hours * 60, to: to * 60 },
  ...more,
});
/** The parts of a day in which something takes place. */
const partsOf = (times: Times) => parts.filter((part) => timesInPart([times], part) !== 'none').join(' ');

describe('data/model/time/partOfDay', () => {
  it.each([
    [hour(9, 17), 'morning afternoon'],
    [hour(11, 13), 'morning afternoon'],
    [hour(11.5, 18), 'afternoon evening'],
    [hour(17, 17.5), ''],
    [hour(17, 26), 'evening late'],
    [hour(20, 22.5), 'evening'],
    [hour(0, 24), 'morning afternoon evening late'],
  ])('counts the hours %j if one of them is left in %s', (times, expected) => {
    expect(partsOf(times)).toBe(expected);
  });

  it.each([
    [hour(11.5, 12.5, { session: true }), 'morning'],
    [hour(15, 18, { session: true }), 'afternoon'],
    [hour(15, 18.5, { session: true }), 'afternoon evening'],
    [hour(21, 23.5, { session: true }), 'evening late'],
    [{ from: 1320, to: null, session: true } as const, 'evening late'],
    [{ from: 1020, to: null, session: true } as const, 'evening'],
  ])('counts the session %j where it begins or fills more than an hour: %s', (times, expected) => {
    expect(partsOf(times)).toBe(expected);
  });

  it('knows nothing about the parts of days whose hours are not known', () => {
    expect(timesInPart('any', 'morning')).toBe('unknown');
    expect(timesInPart('unknown', 'late')).toBe('unknown');
    expect(timesInPart('none', 'evening')).toBe('none');
  });
});
