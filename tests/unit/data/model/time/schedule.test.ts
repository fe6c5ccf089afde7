import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesOn } from '../../../../../data/model/time/schedule.ts';
import { toSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { type OracleDay, oracleDay } from '../../../../support/dayOracle.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { scheduledArbitrary } from '../schedules.ts';
import { zonedOf } from '../zones.ts';

/** What the oracle found, in the words of the calendar. */
function timesOf(day: OracleDay) {
  if (typeof day === 'string') return { nothing: 'none', perhaps: 'unknown', sometime: 'any' }[day];
  return day.map(({ date, from, to, isSession, isSoldOut }) => {
    const minutes = (end: typeof from) => date.toPlainDateTime().until(end).total('minutes');
    return {
      from: minutes(from),
      to: to && minutes(to),
      ...(isSession ? { session: true } : {}),
      ...(isSoldOut ? { soldOut: true } : {}),
    };
  });
}

describe('data/model/time/schedule', () => {
  it('leaves out what is later than the time until which somebody stays', () => {
    const hours = [
      { from: 600, to: 1440 },
      { from: 1140, to: 1320 },
    ];
    const sessions = [
      { date: '2026-12-05', from: 1080 },
      { date: '2026-12-05', from: 1100, to: 1260 },
      { date: '2026-12-06', from: 1140 },
    ];
    const run = { first: null, last: null };
    expect(timesOn({ hours, until: 1140 }, run, '2026-12-05')).toEqual([{ from: 600, to: 1140 }]);
    expect(timesOn({ sessions, until: 1140 }, run, '2026-12-05')).toEqual([
      { from: 1080, to: null, session: true },
      { from: 1100, to: 1140, session: true },
    ]);
    expect(timesOn({ sessions, until: 1140 }, run, '2026-12-06')).toBe('none');
    expect(timesOn({ until: 1140 }, run, '2026-12-05')).toBe('any');
  });

  it('agrees with the oracle on what takes place on a day', () => {
    fc.assert(
      fc.property(
        scheduledArbitrary,
        fc.integer({ min: -4, max: 20 }),
        ({ zone, now, deal, vendor, schedule, run }, days) => {
          const date = zonedOf(now, zone).toPlainDate().add({ days });
          expect(timesOn(schedule, run, date.toString())).toEqual(timesOf(oracleDay(deal, vendor, date)));
        },
      ),
      propertyRuns(2000),
    );
  });

  it('keeps what a session says about itself', () => {
    const { sessions = [] } = toSchedule({
      sessions: [
        { date: '2026-12-12', from: '14:00', to: '16:00', note: 'Sensory-friendly' },
        { date: '2026-12-12', from: '19:30', soldOut: true },
      ],
    });
    expect(timesOn({ sessions }, { first: null, last: null }, '2026-12-12')).toEqual([
      { from: 840, to: 960, session: true, note: 'Sensory-friendly' },
      { from: 1170, to: null, session: true, soldOut: true },
    ]);
  });

  it('counts minutes beyond midnight on the day on which hours begin', () => {
    const schedule = toSchedule({ hours: [{ days: ['fri'], from: '17:00', to: '02:00' }] });
    const run = { first: null, last: '2026-12-11' };
    expect(timesOn(schedule, run, '2026-12-11')).toEqual([{ from: 1020, to: 1560 }]);
    expect(timesOn(schedule, run, '2026-12-12')).toBe('none');
  });
});
