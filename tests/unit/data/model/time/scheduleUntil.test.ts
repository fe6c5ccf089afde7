import { describe, expect, it } from 'vitest';
import { scheduleUntil } from '../../../../../data/model/time/scheduleUntil.ts';

describe('data/model/time/scheduleUntil', () => {
  it('cuts hours, special days and sessions, and leaves out what begins later', () => {
    const schedule = {
      days: [5],
      hours: [
        { from: 600, to: 1440 },
        { from: 1140, to: 1320 },
      ],
      special: [
        { first: '2026-12-24', last: '2026-12-24', from: 600, to: 1200 },
        { first: '2026-12-31', last: '2026-12-31', from: 1200, to: 1500 },
      ],
      sessions: [
        { date: '2026-12-05', from: 1080, to: 1260 },
        { date: '2026-12-06', from: 1080 },
        { date: '2026-12-07', from: 1140 },
      ],
    };
    expect(scheduleUntil(schedule, 1140)).toEqual({
      days: [5],
      hours: [{ from: 600, to: 1140 }],
      special: [
        { first: '2026-12-24', last: '2026-12-24', from: 600, to: 1140 },
        { first: '2026-12-31', last: '2026-12-31' },
      ],
      sessions: [
        { date: '2026-12-05', from: 1080, to: 1140 },
        { date: '2026-12-06', from: 1080 },
      ],
    });
  });

  it('adds nothing', () => {
    expect(scheduleUntil({}, 1140)).toEqual({});
  });
});
