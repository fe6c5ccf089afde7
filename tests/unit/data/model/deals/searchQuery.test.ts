import { describe, expect, it } from 'vitest';
import { readSearchQuery } from '../../../../../data/model/deals/searchQuery.ts';

describe('data/model/deals/searchQuery', () => {
  it.each([
    ['under $20', '', 20, null],
    ['tacos below 12.50', 'tacos', 12.5, null],
    ['$30 or less for kids', 'for kids', 30, null],
    ['this weekend', '', null, 'weekend'],
    ['jazz tonight', 'jazz', null, 'tonight'],
    ['Dinner up to 40 dollars this weekend', 'Dinner', 40, 'weekend'],
    ['$30 toy shop', '$30 toy shop', null, null],
    ['under the stars', 'under the stars', null, null],
    ['weekend pass', 'weekend pass', null, null],
    ['up to 50% off', 'up to 50% off', null, null],
    ['', '', null, null],
  ])('reads %j', (query, words, maxPrice, when) => {
    expect(readSearchQuery(query)).toEqual({ words, maxPrice, when });
  });
});
