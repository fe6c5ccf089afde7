import { describe, expect, it } from 'vitest';
import { formatLongRange } from '../../../../../data/model/time/dateRange.ts';

describe('data/model/time/dateRange', () => {
  it.each([
    [{ first: '2026-11-20', last: '2026-11-22' }, 'November 20–22, 2026'],
    [{ first: '2026-10-30', last: '2026-11-01' }, 'October 30–November 1, 2026'],
    [{ first: '2027-12-31', last: '2028-01-02' }, 'December 31, 2027–January 2, 2028'],
    [{ first: '2026-11-20', last: '2026-11-20' }, 'November 20, 2026'],
  ])('prints %j as %s', (range, text) => {
    expect(formatLongRange(range)).toBe(text);
  });
});
