import { describe, expect, it } from 'vitest';
import { countdown, timeLabel } from '../../../../client/ui/timeLabel.ts';

const end = Date.UTC(2027, 11, 7, 5);
const hour = 3_600_000;
const day = 24 * hour;

describe('client/ui/timeLabel', () => {
  it('counts whole days up to the last day, which is today until it is over', () => {
    expect(timeLabel(end, end - 1, 'page')?.text).toBe('Expires today');
    expect(timeLabel(end, end - day, 'page')?.text).toBe('Expires today');
    expect(timeLabel(end, end - day - 1, 'page')?.text).toBe('Expires in 1 day');
    expect(timeLabel(end, end - 2 * day, 'page')?.text).toBe('Expires in 1 day');
    expect(timeLabel(end, end - 12 * day - hour, 'page')?.text).toBe('Expires in 12 days');
    expect(timeLabel(end, end - 400 * day - hour, 'page')?.text).toBe('Expires in 400 days');
  });

  it('is on cards only in the last fourteen days', () => {
    expect(timeLabel(end, end - 15 * day - 1, 'card')).toBeNull();
    expect(timeLabel(end, end - 15 * day, 'card')).toEqual({ text: '14 days left', urgent: true });
    expect(timeLabel(end, end - day - hour, 'card')?.text).toBe('1 day left');
    expect(timeLabel(end, end - hour, 'card')?.text).toBe('Ends today');
  });

  it('is urgent in the last fourteen days only', () => {
    expect(timeLabel(end, end - 15 * day - 1, 'page')?.urgent).toBe(false);
    expect(timeLabel(end, end - 15 * day, 'page')?.urgent).toBe(true);
    expect(timeLabel(end, end + hour, 'page')?.urgent).toBe(false);
  });

  it('is "Ended" from the very instant of the end', () => {
    expect(timeLabel(end, end, 'card')?.text).toBe('Ended');
    expect(timeLabel(end, end + 9 * day, 'page')?.text).toBe('Ended');
  });
});

describe('client/ui/timeLabel countdown', () => {
  it('has days, hours and minutes, singular or plural', () => {
    expect(countdown(end, end - 12 * day - 4 * hour - 31 * 60_000)).toBe('12 days, 4 hours, 31 minutes');
    expect(countdown(end, end - day - hour - 60_000)).toBe('1 day, 1 hour, 1 minute');
  });

  it('is zero from the very instant of the end, and not before', () => {
    expect(countdown(end, end - 1)).toBe('0 days, 0 hours, 1 minute');
    expect(countdown(end, end)).toBe('0 days, 0 hours, 0 minutes');
    expect(countdown(end, end + 40 * day)).toBe('0 days, 0 hours, 0 minutes');
  });

  it('counts elapsed hours, also across a clock change', () => {
    const midnight = Date.parse('2027-03-15T00:00:00-04:00');
    const dayBefore = Date.parse('2027-03-14T00:00:00-05:00');
    expect(countdown(midnight, dayBefore)).toBe('0 days, 23 hours, 0 minutes');
  });
});
