import { describe, expect, it } from 'vitest';
import { checkHours, checkSessions } from '../../../../cli/content/checkSchedule.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';

function draftOf(value: Record<string, unknown>) {
  return {
    file: jsonSource('deals/a.json', () => JSON.stringify([value], null, 2)),
    path: [0],
    raw: value,
    value,
  };
}
const hoursProblems = (...hours: unknown[]) => checkHours(draftOf({ hours })).map(({ code }) => code);
const sessionProblems = (fields: Record<string, unknown>) =>
  checkSessions(draftOf({ publishedDate: '2026-10-01', expiryDate: '2027-06-30', ...fields })).map(
    ({ code, problem }) => `${code} ${problem}`,
  );
const session = (date: string, from = '19:30') => ({ date, from });

describe('cli/content/checkSchedule', () => {
  it.each<[string, unknown[], string[]]>([
    [
      'a break on the same day',
      [
        { from: '11:00', to: '14:00' },
        { from: '17:00', to: '22:00' },
      ],
      [],
    ],
    [
      'times that meet',
      [
        { from: '11:00', to: '14:00' },
        { from: '14:00', to: '22:00' },
      ],
      [],
    ],
    [
      'other days',
      [
        { days: ['mon'], from: '11:00', to: '14:00' },
        { days: ['tue'], from: '11:00', to: '14:00' },
      ],
      [],
    ],
    [
      'other months',
      [
        { months: [1], from: '11:00', to: '14:00' },
        { months: [2], from: '11:00', to: '14:00' },
      ],
      [],
    ],
    [
      'the same times',
      [
        { from: '11:00', to: '14:00' },
        { from: '13:59', to: '22:00' },
      ],
      ['CD322'],
    ],
    [
      'a night that reaches into the next day',
      [
        { days: ['fri'], from: '18:00', to: '02:00' },
        { days: ['sat'], from: '01:00', to: '05:00' },
      ],
      ['CD322'],
    ],
    [
      'Saturday night and Sunday morning',
      [
        { days: ['sun'], from: '00:30', to: '05:00' },
        { days: ['sat'], from: '18:00', to: '01:00' },
      ],
      ['CD322'],
    ],
    ['a day all around', [{ from: '00:00', to: '24:00' }], []],
    ['a closing at the opening', [{ from: '10:00', to: '10:00' }], ['CD323']],
  ])('checks hours with %s', (_, hours, expected) => {
    expect(hoursProblems(...hours)).toEqual(expected);
  });

  it('points at the entry that overlaps, and names the day and the other entry', () => {
    const hours = [
      { days: ['fri'], from: '18:00', to: '02:00' },
      { days: ['sat'], from: '01:00', to: '05:00' },
    ];
    expect(checkHours(draftOf({ hours }))).toMatchObject([
      { problem: 'These hours overlap with entry 1 on Saturdays.', range: { start: { line: 11 } } },
    ]);
  });

  it('wants special days to end after they begin', () => {
    const special = (lastDate: string) =>
      checkHours(draftOf({ specialHours: [{ date: '2026-12-24', lastDate, closed: true }] }));
    expect(special('2026-12-26')).toEqual([]);
    expect(special('2026-12-23').map(({ code }) => code)).toEqual(['CD323']);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['in the run', { sessions: [session('2026-12-12'), session('2026-12-12', '14:00')] }, []],
    [
      'before it',
      { sessions: [session('2026-09-30')] },
      ["CD324 The session on 2026-09-30 is before the deal's first day, 2026-10-01."],
    ],
    [
      'after it',
      { sessions: [session('2027-07-01')] },
      ["CD324 The session on 2027-07-01 is after the deal's last day, 2027-06-30."],
    ],
    [
      'twice',
      { sessions: [session('2026-12-12'), session('2026-12-12')] },
      ['CD324 The session on 2026-12-12 at 19:30 is there twice.'],
    ],
    ['without an end of the run', { expiryDate: undefined, sessions: [session('2030-01-01')] }, []],
    [
      'beside days',
      { sessions: [session('2026-12-12')], days: ['sat'] },
      ['CD323 The deal has "sessions", which say when it takes place, and "days" too.'],
    ],
    [
      'of an irregular deal',
      { sessions: [session('2026-12-12')], irregular: true },
      ['CD323 The deal has "sessions", which say when it takes place, and "irregular" too.'],
    ],
    [
      'none, of an irregular deal with hours',
      { irregular: true, hours: [] },
      ['CD323 The deal has hours, and is marked as irregular, which means that they are not known.'],
    ],
  ])('checks sessions %s', (_, fields, expected) => {
    expect(sessionProblems(fields)).toEqual(expected);
  });
});
