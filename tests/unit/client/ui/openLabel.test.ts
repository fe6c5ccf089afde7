import { describe, expect, it } from 'vitest';
import { openLabel } from '../../../../client/ui/openLabel.ts';
import { openState } from '../../../../data/model/time/openState.ts';
import type { Run, Schedule } from '../../../../data/model/time/schedule.ts';
import { createWallClock } from '../../../../data/model/time/wallClock.ts';

const clock = createWallClock('America/New_York');
const always: Run = { first: null, last: null };

/** What the page says at a time in New York, such as "2026-12-01T12:00"; December 1, 2026, is a Tuesday. */
function said(schedule: Schedule, time: string, run = always): string | null {
  const now = clock.instantOf(Date.parse(`${time}Z`));
  const isEvent = schedule.sessions !== undefined;
  return openLabel(openState(schedule, run, now, clock), now, clock, isEvent)?.text ?? null;
}

describe('client/ui/openLabel', () => {
  const lunch: Schedule = { hours: [{ days: [2, 3, 6], from: 660, to: 870 }] };
  const bar: Schedule = { hours: [{ days: [5, 6], from: 1080, to: 1560 }] };

  it('says until when it is open, and when it opens', () => {
    expect(said(lunch, '2026-12-01T10:59')).toBe('Closed · opens at 11 AM');
    expect(said(lunch, '2026-12-01T11:00')).toBe('Open now · closes 2:30 PM');
    expect(said(lunch, '2026-12-01T14:30')).toBe('Closed · opens tomorrow at 11 AM');
    expect(said(lunch, '2026-12-03T09:00')).toBe('Closed · opens Sat at 11 AM');
  });

  it('says when a class takes place next, which is not closed before', () => {
    const yoga: Schedule = { hours: [{ days: [6], from: 480, to: 540 }] };
    expect(said(yoga, '2026-12-04T12:00')).toBe('Next: tomorrow at 8 AM');
    expect(said(yoga, '2026-12-05T07:00')).toBe('Next: today at 8 AM');
    expect(said(yoga, '2026-12-05T08:30')).toBe('Open now · closes 9 AM');
  });

  it('counts the small hours to the night before', () => {
    expect(said(bar, '2026-12-04T23:00')).toBe('Open now · closes 2 AM');
    expect(said(bar, '2026-12-05T01:00')).toBe('Open now · closes 2 AM');
    expect(said(bar, '2026-12-05T02:00')).toBe('Closed · opens at 6 PM');
    expect(said({ hours: [{ from: 600, to: 1440 }] }, '2026-12-01T12:00')).toBe('Open now · closes midnight');
  });

  it('names the day of an end that is far away', () => {
    const days = [
      { days: [5], from: 1080, to: 1440 },
      { days: [6], from: 0, to: 1200 },
    ];
    expect(said({ hours: days }, '2026-12-04T19:00')).toBe('Open now · closes tomorrow at 8 PM');
    expect(said({ hours: [{ from: 0, to: 1440 }] }, '2026-12-04T19:00')).toBe('Open now');
  });

  it('names the date of an opening that is more than a week away, and no opening that is not in sight', () => {
    expect(said(lunch, '2026-12-01T15:00', { first: '2026-12-12', last: '2026-12-12' })).toBe(
      'Closed · opens Sat, Dec 12 at 11 AM',
    );
    expect(said(lunch, '2026-12-01T15:00', { first: null, last: '2026-12-01' })).toBe('Closed');
  });

  it('says of an event that it is on, or that it starts within a week', () => {
    const show: Schedule = { sessions: [{ date: '2026-12-05', from: 1170, to: 1290 }] };
    expect(said(show, '2026-11-28T12:00')).toBeNull();
    expect(said(show, '2026-11-29T12:00')).toBe('Starts Sat at 7:30 PM');
    expect(said(show, '2026-12-04T12:00')).toBe('Starts tomorrow at 7:30 PM');
    expect(said(show, '2026-12-05T12:00')).toBe('Starts today at 7:30 PM');
    expect(said(show, '2026-12-05T19:30')).toBe('On now · until 9:30 PM');
    expect(said(show, '2026-12-05T21:30')).toBeNull();
  });

  it('says nothing if nobody wrote down the hours', () => {
    expect(said({}, '2026-12-01T12:00')).toBeNull();
    expect(said({ ...lunch, irregular: true }, '2026-12-01T12:00')).toBeNull();
  });
});
