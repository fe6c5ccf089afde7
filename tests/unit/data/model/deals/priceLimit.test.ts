import { describe, expect, it } from 'vitest';
import { keepsLimit, readPriceLimit } from '../../../../../data/model/deals/priceLimit.ts';

describe('data/model/deals/priceLimit', () => {
  it.each([
    ['under $20', [true, false, false, false]],
    ['up to $20', [true, true, false, false]],
    ['$20 or less', [true, true, false, false]],
    ['no more than $20', [true, true, false, false]],
    ['menos de 20 dólares', [true, false, false, false]],
    ['over $20', [false, false, true, false]],
    ['more than 20 dollars', [false, false, true, false]],
    ['above $20', [false, false, true, false]],
    ['más de $20', [false, false, true, false]],
    ['at least $20', [false, true, true, false]],
    ['no less than $20', [false, true, true, false]],
    ['$20 or more', [false, true, true, false]],
    ['20 bucks and up', [false, true, true, false]],
    ['$20+', [false, true, true, false]],
    ['$20-$40', [false, true, true, false]],
    ['$20 – 40', [false, true, true, false]],
    ['from $20 to $40', [false, true, true, false]],
    ['between 10 and 20 dollars', [true, true, false, false]],
    ['entre 20 y 10 dólares', [true, true, false, false]],
    ['over $15 but under $20', [true, false, false, false]],
    ['20 dollars', [true, true, false, false]],
    ['dinner for 20 bucks', [true, true, false, false]],
    ['lunch $20', [true, true, false, false]],
    ['under twenty dollars', [true, false, false, false]],
    ['veinte dólares', [true, true, false, false]],
    ['at least twenty dollars', [false, true, true, false]],
    ['between 20 and 40', [false, true, true, false]],
    ['entre 10 y 40', [true, true, true, false]],
    ['between ten and twenty dollars', [true, true, false, false]],
  ])('%s is 19, 20, 21 or of no known price', (query, kept) => {
    const limit = readPriceLimit(query);
    expect(limit && [19, 20, 21, undefined].map((price) => keepsLimit(limit, price))).toEqual(kept);
    expect(limit && keepsLimit(limit, 41)).toBe(limit?.to === null);
  });

  it.each([
    'over 21',
    'kids 12 and under',
    'at least 3 people',
    'from 5 to 7',
    'ages 5-7',
    '20%-40% off',
    'over 60% off',
    'between 5 and 7',
    'singles between 30 and 50 years',
    '$30 toy shop',
    '20 dollars off',
    'twenty people',
    'ten miles',
  ])('is none in "%s"', (query) => expect(readPriceLimit(query)).toBeNull());
});
