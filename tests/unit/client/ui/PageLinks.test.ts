import { describe, expect, it } from 'vitest';
import { pageNumbers } from '../../../../client/ui/PageLinks.tsx';

const gaps = (current: number, count: number) => pageNumbers(current, count).map((n) => (n < 0 ? '…' : n));

describe('templates/parts/pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, '…', 9]],
    [5, 9, [1, '…', 4, 5, 6, '…', 9]],
    [9, 9, [1, '…', 8, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('on page %i of %i offers %j', (current, count, expected) => {
    expect(gaps(current, count)).toEqual(expected);
  });

  it('fills a gap of one page, which takes no more room than the gap', () => {
    expect(gaps(4, 9)).toEqual([1, 2, 3, 4, 5, '…', 9]);
  });

  it('has a different key for each gap', () => {
    const numbers = pageNumbers(50, 100);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
