import { describe, expect, it } from 'vitest';
import { openState } from '../../../../../data/model/time/openState.ts';
import type { Run } from '../../../../../data/model/time/schedule.ts';
import { toSchedule, type WrittenSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';

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

  it('is not open at hours that the clocks skip', () => {
    const hours = [{ from: '02:30', to: '03:00' }];
    expect(stateAt({ hours }, '2027-03-14T03:30:00-04:00')).toBe('opens 2027-03-15T02:30:00-04:00');
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

  it('passes over sold-out sessions', () => {
    const sessions = [
      { date: '2026-12-11', from: '10:00', to: '12:00', soldOut: true } as const,
      { date: '2026-12-11', from: '11:00', to: '13:00' },
    ];
    expect(stateAt({ sessions }, '2026-12-11T10:30:00-05:00')).toBe('opens 2026-12-11T11:00:00-05:00');
  });
});
