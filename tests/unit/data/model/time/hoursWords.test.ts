import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockLabel,
  hoursLines,
  hoursLineText,
  specialDayLines,
  timesLabel,
} from '../../../../../data/model/time/hoursWords.ts';
import { toSchedule, type WrittenSchedule } from '../../../../../data/model/time/toSchedule.ts';
import type { Weekday } from '../../../../../data/model/time/weekday.ts';

const linesOf = (written: WrittenSchedule) => hoursLines(toSchedule(written)).map(hoursLineText);

const open = (days: readonly Weekday[], from: string, to: string) => ({ days, from, to });

describe('data/model/time/hoursWords', () => {
  it('puts days with the same hours in one line, from Monday on', () => {
    const hours = [
      open(['fri', 'sat'], '17:00', '02:00'),
      open(['sun'], '10:00', '14:00'),
      open(['tue', 'wed', 'thu'], '11:00', '21:00'),
    ];
    expect(linesOf({ hours })).toEqual(['Tue–Thu 11 AM–9 PM', 'Fri, Sat 5 PM–2 AM', 'Sun 10 AM–2 PM']);
  });

  it('names breaks, and days in one line that content has in several', () => {
    const hours = [
      open(['mon', 'tue'], '11:30', '14:00'),
      open(['mon', 'tue'], '17:00', '21:30'),
      open(['wed'], '17:00', '21:30'),
      open(['wed'], '11:30', '14:00'),
    ];
    expect(linesOf({ hours })).toEqual(['Mon–Wed 11:30 AM–2 PM, 5–9:30 PM']);
  });

  it('says daily, and ranges across the end of a week', () => {
    expect(linesOf({ hours: [{ from: '09:00', to: '17:00' }] })).toEqual(['Daily 9 AM–5 PM']);
    expect(linesOf({ hours: [open(['sat', 'sun', 'mon'], '09:00', '17:00')] })).toEqual([
      'Sat–Mon 9 AM–5 PM',
    ]);
    expect(linesOf({ hours: [open(['sun', 'mon', 'wed'], '09:00', '17:00')] })).toEqual([
      'Wed, Sun, Mon 9 AM–5 PM',
    ]);
  });

  it('names the months of hours, also over the end of a year', () => {
    const hours = [
      { from: '09:00', to: '20:00', months: [4, 5, 6, 7, 8, 9] },
      { ...open(['sat', 'sun'], '10:00', '16:00'), months: [1, 2, 11, 12] },
    ];
    expect(linesOf({ hours })).toEqual(['Apr–Sep: daily 9 AM–8 PM', 'Nov–Feb: Sat, Sun 10 AM–4 PM']);
    expect(linesOf({ hours, months: [9, 10, 11] })).toEqual([
      'Sep: daily 9 AM–8 PM',
      'Nov: Sat, Sun 10 AM–4 PM',
    ]);
    expect(linesOf({ hours, months: [3] })).toEqual([]);
  });

  it('names only days on which the deal can be used', () => {
    const hours = [open(['mon', 'fri'], '11:00', '21:00'), open(['sat'], '12:00', '21:00')];
    expect(linesOf({ hours, days: ['fri', 'sun'] })).toEqual(['Fri 11 AM–9 PM']);
  });

  it('names the days alone if the times are not known', () => {
    expect(linesOf({ days: ['fri', 'sat'] })).toEqual(['Fri, Sat']);
    expect(linesOf({ months: [6, 7, 8] })).toEqual(['Jun–Aug']);
    expect(linesOf({ days: ['sat'], months: [12, 1] })).toEqual(['Dec, Jan: Sat']);
    expect(linesOf({ days: ['sat'], months: [4, 5, 9, 10] })).toEqual(['Apr–May, Sep–Oct: Sat']);
    expect(linesOf({})).toEqual([]);
  });

  it('has no hours for sessions', () => {
    expect(linesOf({ sessions: [{ date: '2026-12-12', from: '19:30' }] })).toEqual([]);
  });

  it('names special days', () => {
    const { special = [] } = toSchedule({
      specialHours: [
        { date: '2026-12-25', closed: true },
        { date: '2026-12-31', lastDate: '2027-01-02', from: '10:00', to: '12:00' },
        { date: '2026-12-31', lastDate: '2027-01-02', from: '13:00', to: '24:00' },
        { date: '2027-12-25', from: '10:00', to: '15:00' },
      ],
    });
    expect(specialDayLines(special).map(hoursLineText)).toEqual([
      'Dec 25 closed',
      'Dec 31–Jan 2 10 AM–noon, 1 PM–midnight',
      'Dec 25 10 AM–3 PM',
    ]);
    expect(specialDayLines(special).map(({ last }) => last)).toEqual([
      '2026-12-25',
      '2027-01-02',
      '2027-12-25',
    ]);
  });

  it.each([
    [1170, 1290, '7:30–9:30 PM'],
    [630, 690, '10:30–11:30 AM'],
    [660, 1260, '11 AM–9 PM'],
    [1320, 1560, '10 PM–2 AM'],
    [720, 840, 'noon–2 PM'],
    [0, 180, 'midnight–3 AM'],
    [0, 1440, '24 hours'],
    [360, 1800, '6 AM–6 AM'],
    [780, 2160 - 60, '1 PM–11 AM'],
    [1170, null, '7:30 PM'],
  ])('says %i to %s minutes as %s', (from, to, expected) => {
    expect(timesLabel([{ from, to }])).toBe(expected);
  });

  it('says which times are sold out', () => {
    const times = [
      { from: 840, to: 960, session: true, soldOut: true } as const,
      { from: 1170, to: null, session: true } as const,
    ];
    expect(timesLabel(times)).toBe('2–4 PM (sold out), 7:30 PM');
  });

  it('says each time of a day as Intl does, but for noon and midnight', () => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2879 }), (minutes) => {
        const expected = format
          .format(minutes * 60_000)
          .replace(':00', '')
          .replace(/\s/, ' ');
        const words: Record<string, string> = { '12 AM': 'midnight', '12 PM': 'noon' };
        expect(clockLabel(minutes)).toBe(words[expected] ?? expected);
      }),
    );
  });
});
