import { describe, expect, it } from 'vitest';
import { monthsOf, weekdaysOf } from '../../../../../data/model/time/scheduleDays.ts';
import { toSchedule, type WrittenSchedule } from '../../../../../data/model/time/toSchedule.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('data/model/time/scheduleDays', () => {
  it.each<[string, WrittenSchedule, number[], number[]]>([
    ['any time', {}, everyDay, allYear],
    ['days and months', { days: ['fri', 'sat'], months: [6, 7] }, [5, 6], [6, 7]],
    [
      'hours, the days on which it opens at all',
      {
        hours: [
          { days: ['mon'], from: '09:00', to: '12:00' },
          { days: ['wed'], from: '09:00', to: '12:00', months: [5] },
        ],
        months: [4, 5],
      },
      [1, 3],
      [4, 5],
    ],
    ['hours of every day', { hours: [{ from: '09:00', to: '12:00' }] }, everyDay, allYear],
    [
      'hours on certain days, those that can be used',
      { hours: [{ days: ['thu', 'fri'], from: '09:00', to: '12:00' }], days: ['fri', 'sat'] },
      [5],
      allYear,
    ],
    [
      'sessions, their days of the week and months',
      {
        sessions: [
          { date: '2026-12-12', from: '19:30' },
          { date: '2027-01-16', from: '19:30' },
        ],
      },
      [6],
      [1, 12],
    ],
  ])('knows the days and months of %s', (_, written, days, months) => {
    expect(weekdaysOf(toSchedule(written))).toEqual(days);
    expect(monthsOf(toSchedule(written))).toEqual(months);
  });
});
