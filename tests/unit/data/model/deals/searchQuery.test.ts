import { describe, expect, it } from 'vitest';
import { readSearchQuery } from '../../../../../data/model/deals/searchQuery.ts';

const saturday = new Date(2026, 10, 28, 12).getTime();

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
    ['massage over $100', 'massage', 'over 100', null],
    ['dinner between $20 and $40 tonight', 'dinner', 'from 20 up to 40', 'tonight'],
    ['at least $30', '', 'from 30', null],
    ['brunch saturday', 'brunch', null, '2026-11-28'],
    ['saturday', '', null, '2026-11-28'],
    ['jazz friday night', 'jazz', null, '2026-12-04-evening'],
    ['where to watch fireworks', 'to watch fireworks', null, null],
    ['Where can I get tacos', 'tacos', null, null],
    ['where can I take my mom', 'mom', null, null],
    ['where can I take my dog', 'take my dog', null, null],
    ['how much is the balloon flight', 'the balloon flight', null, null],
    ['find a spa under $100', 'a spa', 'under 100', null],
    ['who is that', 'that', null, null],
    ['where is it', 'where is it', null, null],
    ['things to do', '', null, null],
    ['things to do with kids under $20 this weekend', 'kids', 'under 20', 'weekend'],
    ['', '', null, null],
  ])('reads %j', (query, words, limit, when) => {
    const read = readSearchQuery(query, saturday);
    expect(read).toMatchObject({ words, when });
    expect(read.isNear).toBe(false);
    const { from, to } = read.limit ?? { from: null, to: null };
    const said = [
      from && `${from.isIncluded ? 'from' : 'over'} ${from.amount}`,
      to && `${to.isIncluded ? 'up to' : 'under'} ${to.amount}`,
    ];
    expect(read.limit && said.filter(Boolean).join(' ')).toBe(limit);
  });

  it.each([
    ['cheap eats', 'eats'],
    ['cheap', ''],
    ['cheap things tonight', ''],
    ['date on a budget', 'date'],
    ['masaje barato', 'masaje'],
    ['affordable spa under $50', 'spa'],
  ])('sees that %j asks for low prices', (query, words) => {
    expect(readSearchQuery(query, saturday)).toMatchObject({ words, isCheap: true });
    expect(readSearchQuery(words, saturday).isCheap).toBe(false);
  });

  it.each([
    ['near me', ''],
    ['tacos near me tonight', 'tacos'],
    ['parks nearby', 'parks'],
    ['tacos cerca de mí', 'tacos'],
  ])('sees that %j is near', (query, words) => {
    expect(readSearchQuery(query, saturday)).toMatchObject({ words, isNear: true });
  });
});
