import { describe, expect, it } from 'vitest';
import { scheduleFields } from '../../../../cli/outputs/recordFields.ts';
import { toSchedule, type WrittenSchedule } from '../../../../data/model/time/toSchedule.ts';

/** The days and months of a deal in the data for browsers. */
function summaryOf(written: WrittenSchedule) {
  const { when, ...summary } = scheduleFields(toSchedule(written));
  expect(when).toEqual(toSchedule(written));
  return summary;
}

describe('cli/outputs/recordFields', () => {
  it('says nothing about a deal that can be used at any time', () => {
    expect(scheduleFields(toSchedule({}))).toEqual({});
  });

  it.each<[string, WrittenSchedule, object]>([
    ['days and months', { days: ['fri', 'sat'], months: [6, 7] }, { days: [5, 6], months: [6, 7] }],
    [
      'hours, the days on which it opens at all',
      {
        hours: [
          { days: ['mon'], from: '09:00', to: '12:00' },
          { days: ['wed'], from: '09:00', to: '12:00', months: [5] },
        ],
        months: [4, 5],
      },
      { days: [1, 3], months: [4, 5] },
    ],
    ['hours of every day', { hours: [{ from: '09:00', to: '12:00' }] }, {}],
    [
      'hours on certain days, those that can be used',
      { hours: [{ days: ['thu', 'fri'], from: '09:00', to: '12:00' }], days: ['fri', 'sat'] },
      { days: [5] },
    ],
    [
      'sessions, their days of the week and months',
      {
        sessions: [
          { date: '2026-12-12', from: '19:30' },
          { date: '2027-01-16', from: '19:30' },
        ],
      },
      { days: [6], months: [1, 12] },
    ],
  ])('summarizes %s', (_, written, expected) => {
    expect(summaryOf(written)).toEqual(expected);
  });
});
