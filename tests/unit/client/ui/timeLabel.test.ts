import { describe, expect, it } from 'vitest';
import { timeLabel } from '../../../../client/ui/timeLabel.ts';

const end = Date.UTC(2027, 11, 7, 5);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('client/ui/timeLabel', () => {
  it.each(['card', 'page'] as const)('leaves the date of a %s alone until the last fourteen days', (form) => {
    expect(timeLabel(end, end - 400 * day, form)).toBeNull();
    expect(timeLabel(end, end - 15 * day - 1, form)).toBeNull();
    expect(timeLabel(end, end - 15 * day, form)).toEqual({ text: '14 days left', urgent: true });
    expect(timeLabel(end, end - 2 * day - 1, form)?.text).toBe('2 days left');
  });

  it('says on cards which days are left, down to the last', () => {
    expect(timeLabel(end, end - day - hour, 'card')?.text).toBe('1 day left');
    expect(timeLabel(end, end - hour, 'card')?.text).toBe('Ends today');
    expect(timeLabel(end, end - 1, 'card')?.text).toBe('Ends today');
  });

  it('says on a page how many hours are left, and in the last hour minutes', () => {
    expect(timeLabel(end, end - 2 * day, 'page')?.text).toBe('Ends tomorrow at midnight · 48 hr left');
    expect(timeLabel(end, end - day - 1, 'page')?.text).toBe('Ends tomorrow at midnight · 24 hr left');
    expect(timeLabel(end, end - 12.5 * hour, 'page')?.text).toBe('Ends today at midnight · 12 hr left');
    expect(timeLabel(end, end - hour, 'page')?.text).toBe('Ends today at midnight · 1 hr left');
    expect(timeLabel(end, end - 35 * minute, 'page')?.text).toBe('Ends today at midnight · 35 min left');
    expect(timeLabel(end, end - 1, 'page')?.text).toBe('Ends today at midnight · 1 min left');
  });

  it('counts elapsed hours, also across a clock change', () => {
    const midnight = Date.parse('2027-03-15T00:00:00-04:00');
    const dayBefore = Date.parse('2027-03-14T00:00:00-05:00');
    expect(timeLabel(midnight, dayBefore, 'page')?.text).toBe('Ends today at midnight · 23 hr left');
  });

  it('is "Ended" from the very instant of the end, which is not urgent', () => {
    expect(timeLabel(end, end, 'card')).toEqual({ text: 'Ended', urgent: false });
    expect(timeLabel(end, end + 9 * day, 'page')).toEqual({ text: 'Ended', urgent: false });
  });

  it('counts the days to an end before midnight to the midnight', () => {
    const morning = end - 13 * hour;
    expect(timeLabel(morning, end - 28 * hour, 'card', end)?.text).toBe('1 day left');
    expect(timeLabel(morning, end - 14 * hour, 'card', end)?.text).toBe('Ends today');
    expect(timeLabel(morning, morning, 'card', end)?.text).toBe('Ended');
  });
});
