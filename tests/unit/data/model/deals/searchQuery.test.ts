import { describe, expect, it } from 'vitest';
import { readSearchQuery } from '../../../../../data/model/deals/searchQuery.ts';

describe('data/model/deals/searchQuery', () => {
  it.each([
    ['under $20', '', 'under 20', null],
    ['under 20 dollars', '', 'under 20', null],
    ['tacos below 12.50', 'tacos', 'under 12.5', null],
    ['cheaper than $9', '', 'under 9', null],
    ['$30 or less for kids', 'for kids', 'up to 30', null],
    ['20 dollars or less', '', 'up to 20', null],
    ['brunch $25 max', 'brunch', 'up to 25', null],
    ['max $20', '', 'up to 20', null],
    ['$40 and under', '', 'up to 40', null],
    ['no more than 15', '', 'up to 15', null],
    ['kids 12 and under', 'kids 12 and under', null, null],
    ['this weekend', '', null, 'weekend'],
    ['jazz tonight', 'jazz', null, 'tonight'],
    ['Dinner up to 40 dollars this weekend', 'Dinner', 'up to 40', 'weekend'],
    ['$30 toy shop', '$30 toy shop', null, null],
    ['under the stars', 'under the stars', null, null],
    ['weekend pass', 'weekend pass', null, null],
    ['up to 50% off', 'up to 50% off', null, null],
    ['up to 12.5% off', 'up to 12.5% off', null, null],
    ['birthday for 8', 'birthday', null, null],
    ['brunch for 6 people', 'brunch', null, null],
    ['massage for 2 hours', 'massage for 2 hours', null, null],
    ['brunch saturday', 'brunch', null, null],
    ['saturday', 'saturday', null, null],
    ['where to watch fireworks', 'to watch fireworks', null, null],
    ['Where can I get tacos', 'tacos', null, null],
    ['how much is the balloon flight', 'the balloon flight', null, null],
    ['find a spa under $100', 'a spa', 'under 100', null],
    ['who is that', 'that', null, null],
    ['where is it', 'where is it', null, null],
    ['things to do', '', null, null],
    ['things to do with kids under $20 this weekend', 'kids', 'under 20', 'weekend'],
    ['', '', null, null],
  ])('reads %j', (query, words, limit, when) => {
    const read = readSearchQuery(query);
    expect(read).toMatchObject({ words, when });
    expect(read.isNear).toBe(false);
    expect(read.limit && `${read.limit.isIncluded ? 'up to' : 'under'} ${read.limit.amount}`).toBe(limit);
  });

  it.each([
    ['near me', ''],
    ['tacos near me tonight', 'tacos'],
    ['parks nearby', 'parks'],
    ['tacos cerca de mí', 'tacos'],
  ])('sees that %j is near', (query, words) => {
    expect(readSearchQuery(query)).toMatchObject({ words, isNear: true });
  });
});
