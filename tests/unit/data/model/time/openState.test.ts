import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../data/model/time/localDate.ts';
import { openState } from '../../../../../data/model/time/openState.ts';
import type { Run } from '../../../../../data/model/time/schedule.ts';
import { toSchedule, type WrittenSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { scheduledArbitrary } from '../schedules.ts';

const zone = createZone('America/New_York');
const always: Run = { first: null, last: null };

/** The state at `now`, with instants as ISO 8601. */
function stateAt(deal: WrittenSchedule, now: string, run = always) {
  const state = openState(toSchedule(deal), run, Date.parse(now), zone);
  if (state.state === 'open') return `until ${state.until === null ? '?' : zone.format(state.until)}`;
  return state.state === 'opens' ? `opens ${zone.format(state.at)}` : state.state;
}

const evenings = { hours: [{ days: ['fri', 'sat'], from: '17:00', to: '02:00' }] } as const;

describe('data/model/time/openState', () => {
  it('agrees with the oracle', () => {
    fc.assert(
      fc.property(scheduledArbitrary, ({ now, schedule, run, clock, oracle }) => {
        const found = openState(schedule, run, now, clock);
        const at = found.state === 'open' ? found.until : found.state === 'opens' ? found.at : null;
        expect({ state: found.state, at }).toEqual(oracle.openState(now));
      }),
      propertyRuns(1000),
    );
  });

  it('names the times as they are written', () => {
    fc.assert(
      fc.property(scheduledArbitrary, ({ now, schedule, run, clock }) => {
        const found = openState(schedule, run, now, clock);
        if (found.state === 'opens') expect(clock.instantAt(found.date, found.from)).toBe(found.at);
        if (found.state !== 'open') return;
        expect(found.to === null).toBe(found.until === null);
        const days = [-2, -1, 0, 1].map((count) => addDays(clock.dateAt(found.until ?? 0), count));
        const ends = days.map((date) => clock.instantAt(date, found.to ?? 0));
        if (found.until !== null) expect(ends).toContain(found.until);
      }),
      propertyRuns(300),
    );
  });

  it.each([
    ['2026-12-11T16:59:59-05:00', 'opens 2026-12-11T17:00:00-05:00'],
    ['2026-12-11T17:00:00-05:00', 'until 2026-12-12T02:00:00-05:00'],
    ['2026-12-12T01:59:59-05:00', 'until 2026-12-12T02:00:00-05:00'],
    ['2026-12-12T02:00:00-05:00', 'opens 2026-12-12T17:00:00-05:00'],
    ['2026-12-13T02:00:00-05:00', 'opens 2026-12-18T17:00:00-05:00'],
  ])('is at %s: %s', (now, expected) => {
    expect(stateAt(evenings, now)).toBe(expected);
  });

  it.each([
    ['2027-03-14T01:00:00-05:00', 'until 2027-03-14T04:00:00-04:00'],
    ['2026-11-01T01:00:00-04:00', 'until 2026-11-01T04:00:00-05:00'],
  ])('closes by the clocks, also on nights on which they are put: at %s %s', (now, expected) => {
    expect(stateAt({ hours: [{ from: '20:00', to: '04:00' }] }, now)).toBe(expected);
  });

  it.each([
    [
      [{ from: '02:30', to: '03:00' }],
      'opens 2027-03-15T02:30:00-04:00',
      'is not open at hours that they skip',
    ],
    [[{ from: '02:30', to: '04:00' }], 'opens 2027-03-14T03:30:00-04:00', 'opens as much later'],
    [
      [
        { from: '02:15', to: '02:45' },
        { from: '03:00', to: '03:10' },
      ],
      'opens 2027-03-14T03:00:00-04:00',
      'opens first what is first then',
    ],
  ])('when clocks are put forward, with hours %j: %s: %s', (hours, expected) => {
    expect(stateAt({ hours }, '2027-03-14T01:00:00-05:00')).toBe(expected);
  });

  it('closes at the earlier of two equal times', () => {
    const hours = [{ from: '20:00', to: '01:30' }];
    expect(stateAt({ hours }, '2026-11-01T01:00:00-04:00')).toBe('until 2026-11-01T01:30:00-04:00');
  });

  it('stays open where clocks leave out a day', () => {
    const schedule = toSchedule({ specialHours: [{ date: '2011-12-29', from: '22:00', to: '02:00' }] });
    const apia = createZone('Pacific/Apia');
    const state = openState(schedule, always, Date.parse('2011-12-31T01:00+14:00'), apia);
    expect(state).toEqual({ state: 'open', until: Date.parse('2011-12-31T02:00+14:00'), to: 1560 });
  });

  it('joins hours that follow each other', () => {
    const days = { hours: [{ from: '06:00', to: '24:00' }], specialHours: [] };
    const night = { hours: [...days.hours, { days: ['sat', 'sun'] as const, from: '00:00', to: '06:00' }] };
    expect(stateAt(night, '2026-12-11T12:00:00-05:00')).toBe('until 2026-12-14T00:00:00-05:00');
  });

  it('sees no end if it is always open', () => {
    expect(stateAt({ hours: [{ from: '00:00', to: '24:00' }] }, '2026-12-11T12:00Z')).toBe('until ?');
  });

  it('sees the end of a run', () => {
    const hours = [{ from: '00:00', to: '24:00' }];
    const run = { first: null, last: '2026-12-12' };
    expect(stateAt({ hours }, '2026-12-11T12:00Z', run)).toBe('until 2026-12-13T00:00:00-05:00');
    expect(stateAt({ hours }, '2026-12-14T12:00Z', run)).toBe('closed');
  });

  it('looks 14 days ahead', () => {
    const sessions = [{ date: '2026-12-25', from: '10:00' }];
    expect(stateAt({ sessions }, '2026-12-11T00:00:00-05:00')).toBe('opens 2026-12-25T10:00:00-05:00');
    expect(stateAt({ sessions }, '2026-12-10T23:59:59-05:00')).toBe('closed');
  });

  it('does not know what nobody wrote down', () => {
    expect(stateAt({}, '2026-12-11T12:00Z')).toBe('unknown');
    expect(stateAt({ days: ['wed'] }, '2026-12-11T12:00Z')).toBe('unknown');
    expect(stateAt({ irregular: true, ...evenings }, '2026-12-11T23:00Z')).toBe('unknown');
    const open = { specialHours: [{ date: '2026-12-11', from: '10:00', to: '12:00' }] };
    expect(stateAt(open, '2026-12-11T10:00:00-05:00')).toBe('until 2026-12-11T12:00:00-05:00');
    expect(stateAt(open, '2026-12-11T12:00:00-05:00')).toBe('unknown');
  });

  it('passes over days on which it is closed', () => {
    const specialHours = [{ date: '2026-12-12', closed: true } as const];
    expect(stateAt({ ...evenings, specialHours }, '2026-12-12T12:00Z')).toBe(
      'opens 2026-12-18T17:00:00-05:00',
    );
    expect(stateAt({ ...evenings, specialHours }, '2026-12-12T06:00Z')).toBe(
      'until 2026-12-12T02:00:00-05:00',
    );
  });

  it('is over with a session whose end is not known as soon as that begins', () => {
    const sessions = [{ date: '2026-12-11', from: '10:00' }];
    expect(stateAt({ sessions }, '2026-12-11T09:59:59-05:00')).toBe('opens 2026-12-11T10:00:00-05:00');
    expect(stateAt({ sessions }, '2026-12-11T10:00:00-05:00')).toBe('closed');
  });

  it('passes over sold-out sessions', () => {
    const sessions = [
      { date: '2026-12-11', from: '10:00', to: '12:00', soldOut: true } as const,
      { date: '2026-12-11', from: '11:00', to: '13:00' },
    ];
    expect(stateAt({ sessions }, '2026-12-11T10:30:00-05:00')).toBe('opens 2026-12-11T11:00:00-05:00');
  });
});
