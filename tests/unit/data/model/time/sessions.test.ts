import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../../data/model/time/clock.ts';
import { nextSession, upcomingSessions } from '../../../../../data/model/time/sessions.ts';
import { toSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { scheduledArbitrary } from '../schedules.ts';

const zone = createZone('America/New_York');
const always = { first: null, last: null };
const schedule = toSchedule({
  sessions: [
    { date: '2026-12-11', from: '19:30', to: '21:30' },
    { date: '2026-12-12', from: '14:00', soldOut: true },
    { date: '2026-12-12', from: '22:00', to: '01:00', note: 'Late show' },
    { date: '2026-12-13', from: '18:00' },
  ],
});
const at = (local: string) => Date.parse(`${local}-05:00`);

describe('data/model/time/sessions', () => {
  it('lists what is not over, with its instants', () => {
    const upcoming = upcomingSessions(schedule, always, zone, (instant) => instant <= at('2026-12-12T15:00'));
    expect(upcoming).toEqual([
      {
        date: '2026-12-12',
        from: 1320,
        to: 1500,
        session: true,
        note: 'Late show',
        start: at('2026-12-12T22:00'),
        end: at('2026-12-13T01:00'),
      },
      {
        date: '2026-12-13',
        from: 1080,
        to: null,
        session: true,
        start: at('2026-12-13T18:00'),
        end: null,
      },
    ]);
  });

  it('lists sold-out sessions, but none is next', () => {
    const hasPassed = (instant: number) => instant <= at('2026-12-11T22:00');
    expect(upcomingSessions(schedule, always, zone, hasPassed, 2).map(({ from }) => from)).toEqual([
      840, 1320,
    ]);
    expect(nextSession(schedule, always, zone, hasPassed)?.note).toBe('Late show');
    expect(nextSession({}, always, zone, hasPassed)).toBeNull();
  });

  it('is not over before it has begun, if clocks are put forward over its end', () => {
    const skipped = toSchedule({ sessions: [{ date: '2027-03-14', from: '02:30', to: '03:00' }] });
    const begin = Date.parse('2027-03-14T03:30-04:00');
    const next = (now: number) => nextSession(skipped, always, zone, (instant) => instant <= now);
    expect(next(begin - 1)).toMatchObject({ start: begin, end: begin });
    expect(next(begin)).toBeNull();
  });

  it('knows no sessions beyond the run of a deal', () => {
    const run = { first: '2026-12-12', last: '2026-12-12' };
    expect(upcomingSessions(schedule, run, zone, () => false)).toHaveLength(2);
  });

  it('agrees with the oracle', () => {
    fc.assert(
      fc.property(scheduledArbitrary, ({ now, schedule: random, run, clock, oracle }) => {
        const hasPassed = (instant: number) => instant <= now;
        const upcoming = upcomingSessions(random, run, clock, hasPassed);
        const expected = oracle.upcomingSessions(now);
        const asExpected = upcoming.map(({ start, end, soldOut }) => ({
          start,
          end,
          isSoldOut: soldOut === true,
        }));
        expect(asExpected).toEqual(expected);
        const next = expected.find(({ isSoldOut }) => !isSoldOut);
        expect(nextSession(random, run, clock, hasPassed)?.start).toBe(next?.start);
      }),
      propertyRuns(500),
    );
  });

  it.each([
    ['2026-12-11T12:00', null, '2026-12-11T21:30'],
    ['2026-12-11T21:30', '2026-12-11T21:30', '2026-12-13T01:00'],
    ['2026-12-13T01:00', '2026-12-13T01:00', '2026-12-13T18:00'],
    ['2026-12-13T18:00', '2026-12-13T18:00', null],
  ])('lets a page that names the next session at %s hold from %s until %s', (now, from, until) => {
    const clock = createClock(at(now), zone);
    nextSession(schedule, always, zone, clock.hasPassed);
    expect(clock.validity()).toEqual({ from: from && at(from), until: until && at(until) });
  });
});
