import { describe, expect, it } from 'vitest';
import { messageMeta, todayIn } from '../../../../../client/islands/assistant/messageMeta.ts';

describe('client/islands/assistant/messageMeta', () => {
  it.each([
    ['2027-01-01T04:59:00Z', 'America/New_York', { weekday: 4, month: 12 }],
    ['2027-01-01T05:00:00Z', 'America/New_York', { weekday: 5, month: 1 }],
    ['2027-01-01T04:59:00Z', 'Asia/Tokyo', { weekday: 5, month: 1 }],
    ['2027-08-01T03:59:00Z', 'America/New_York', { weekday: 6, month: 7 }],
    ['2027-08-01T04:00:00Z', 'America/New_York', { weekday: 0, month: 8 }],
  ])('returns the day of %s in %s', (instant, timeZone, day) => {
    expect(todayIn(timeZone, Date.parse(instant))).toEqual(day);
  });

  it('creates unique ids', () => {
    const ids = Array.from({ length: 1000 }, () => messageMeta().id);
    expect(new Set(ids).size).toBe(1000);
  });
});
