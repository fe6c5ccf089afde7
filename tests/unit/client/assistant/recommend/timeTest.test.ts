import { describe, expect, it } from 'vitest';
import type { WantedTime } from '../../../../../client/assistant/conversation/timeAfter.ts';
import { timeTest } from '../../../../../client/assistant/recommend/timeTest.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { toSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { namedTimes } from '../../../../../data/model/time/whenFilter.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();
/** Friday, November 20 of 2026, at 7 in the morning. */
const { now } = sampleContext;

function accepts(wanted: Partial<WantedTime>, when: Schedule, tags: readonly string[] = []): boolean | null {
  const test = timeTest(wishing(wanted), knowledge, sampleContext);
  return test?.(sampleRecord('x', { when, tags })) ?? null;
}

const open = (days: readonly number[], from: number, to: number): Schedule => ({
  hours: [{ days, from: from * 60, to: to * 60 }],
});
const session = (date: string, from: number): Schedule => ({ sessions: [{ date, from: from * 60 }] });

describe('client/assistant/recommend/timeTest', () => {
  it('accepts anything if no time is wanted', () => {
    expect(accepts({}, { days: [1] })).toBeNull();
  });

  it('leaves out what is over for today, which calendars count for the whole day', () => {
    expect(accepts({ when: 'today' }, open([5], 4, 6))).toBe(false);
    expect(accepts({ when: 'today' }, open([5], 5, 8))).toBe(true);
  });

  it('leaves out what is over for today where other days are wanted, too, but not what is there again on one of them', () => {
    expect(accepts({ when: 'weekend' }, open([5], 4, 6))).toBe(false);
    expect(accepts({ when: 'weekend' }, open([5], 5, 8))).toBe(true);
    expect(accepts({ when: 'weekend' }, open([5, 6], 4, 6))).toBe(true);
    expect(accepts({ when: 'this-week', days: [5] }, open([5], 4, 6))).toBe(false);
    const days = { dates: { first: '2026-11-19', last: '2026-11-21' } };
    expect(accepts(days, open([4, 5], 4, 6))).toBe(false);
    expect(accepts(days, open([4, 5, 6], 4, 6))).toBe(true);
  });

  it('agrees with the filters of all other lists about today, tonight, tomorrow and the weekend', () => {
    const schedules: Schedule[] = [
      ...[{}, { days: [5] }, { days: [0] }, { days: [5], irregular: true } as const, { months: [5] }],
      ...[open([5], 9, 15), open([5, 6], 18, 26), open([0, 1, 2], 9, 18)],
      ...[session('2026-11-20', 6), session('2026-11-20', 20), session('2026-11-22', 15)],
      toSchedule({ sessions: [{ date: '2026-11-20', from: '20:00', soldOut: true }] }),
    ];
    for (const when of namedTimes) {
      if (when === 'now') continue;
      const counted = schedules.map((schedule) => accepts({ when }, schedule));
      const listed = schedules.map((schedule) =>
        knowledge.calendar.takesPlace({ when: schedule }, when, now),
      );
      expect(counted).toEqual(listed);
      expect(new Set(listed).size).toBe(2);
    }
  });

  it('takes a named day of the week as the coming one', () => {
    const sunday = { when: 'weekend', days: [0] } as const;
    expect(accepts(sunday, session('2026-11-22', 15))).toBe(true);
    expect(accepts(sunday, session('2026-11-29', 15))).toBe(false);
    expect(accepts(sunday, session('2026-11-21', 15))).toBe(false);
    expect(accepts({ when: 'this-week', days: [5] }, session('2026-11-20', 15))).toBe(true);
    expect(accepts({ when: 'this-week', days: [1, 2] }, open([2], 9, 17))).toBe(true);
  });

  it.each([
    ['this-week', '2026-11-26', true],
    ['this-week', '2026-11-27', false],
    ['this-month', '2026-12-19', true],
    ['this-month', '2026-12-20', false],
  ] as const)('counts for %s a session on %s: %s', (when, date, isAccepted) => {
    expect(accepts({ when }, session(date, 20))).toBe(isAccepted);
  });

  it('wants hours and sessions in the named part of a day, whatever the tags', () => {
    const saturdayMorning = { when: 'weekend', days: [6], part: 'morning' } as const;
    expect(accepts(saturdayMorning, open([6], 9, 12))).toBe(true);
    expect(accepts(saturdayMorning, open([6], 13, 18), ['breakfast'])).toBe(false);
    expect(accepts(saturdayMorning, open([0], 9, 12))).toBe(false);
    expect(accepts({ when: 'afternoon' }, open([2], 13, 16))).toBe(true);
    expect(accepts({ when: 'weekend', part: 'evening' }, session('2026-11-21', 19))).toBe(true);
    expect(accepts({ when: 'weekend', part: 'evening' }, session('2026-11-21', 14))).toBe(false);
  });

  it('asks tags about the part of a day only where the hours are not known', () => {
    expect(accepts({ when: 'morning' }, {}, ['breakfast'])).toBe(true);
    expect(accepts({ when: 'morning' }, {}, ['cocktail'])).toBe(false);
    expect(accepts({ when: 'weekend', days: [6], part: 'evening' }, { days: [6] }, ['concert'])).toBe(true);
    expect(accepts({ when: 'weekend', days: [6], part: 'evening' }, { days: [1] }, ['concert'])).toBe(false);
  });

  it('never asks tags about tonight, nor about this evening', () => {
    for (const wanted of [{ when: 'tonight' }, { when: 'evening', isToday: true }] as const) {
      expect(accepts(wanted, { days: [5] }, ['concert'])).toBe(false);
      expect(accepts(wanted, open([5], 17, 23))).toBe(true);
      expect(accepts(wanted, open([6], 17, 23))).toBe(false);
    }
  });

  it('means today by "this morning", and the last hours by "late tonight"', () => {
    expect(accepts({ when: 'morning', isToday: true }, open([5], 9, 12))).toBe(true);
    expect(accepts({ when: 'morning', isToday: true }, open([6], 9, 12))).toBe(false);
    expect(accepts({ when: 'tonight', part: 'late' }, open([5], 17, 26))).toBe(true);
    expect(accepts({ when: 'tonight', part: 'late' }, open([5], 17, 22))).toBe(false);
  });
});
