import { describe, expect, it } from 'vitest';
import { keepsLimit, readPriceLimit } from '../../../../../data/model/deals/priceLimit.ts';

describe('data/model/deals/priceLimit', () => {
  it.each([
    ['under $20', [true, false, false]],
    ['up to $20', [true, true, false]],
    ['$20 or less', [true, true, false]],
  ])('%s is 19, 20, more or of no known price', (query, [below, at, unknown]) => {
    const limit = readPriceLimit(query);
    expect(limit && [19, 20, undefined].map((price) => keepsLimit(limit, price))).toEqual([
      below,
      at,
      unknown,
    ]);
    expect(limit && keepsLimit(limit, 20.5)).toBe(false);
  });
});
