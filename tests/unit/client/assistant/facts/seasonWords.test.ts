import { describe, expect, it } from 'vitest';
import { seasonWords } from '../../../../../client/assistant/facts/seasonWords.ts';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const season = (months: readonly number[]) => seasonWords({ months }, names, '{from} to {to}');

describe('client/assistant/facts/seasonWords', () => {
  it('names the first and the last month', () => {
    expect(season([4, 5, 6])).toBe('Apr to Jun');
  });

  it('begins where a season over the winter begins', () => {
    expect(season([11, 12, 1, 2])).toBe('Nov to Feb');
  });

  it('names a single month, and several seasons', () => {
    expect(season([2, 6, 7])).toBe('Feb, Jun to Jul');
  });

  it('joins the months of lines of hours', () => {
    const hours = [
      { from: 300, to: 600, months: [3, 4] },
      { from: 360, to: 660, months: [5] },
    ];
    expect(seasonWords({ hours }, names, '{from} to {to}')).toBe('Mar to May');
  });

  it('says nothing of all of the year', () => {
    expect(seasonWords({}, names, '{from} to {to}')).toBe('');
    expect(seasonWords({ hours: [{ from: 300, to: 600 }] }, names, '{from} to {to}')).toBe('');
  });
});
