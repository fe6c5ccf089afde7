import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDiscount, byExpiry, byPopularity } from '../../../../../data/model/deals/ranking.ts';

const deal = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,3}(-[a-z0-9]{1,2})?$/),
  discountPercent: fc.integer({ min: 1, max: 5 }),
  clickCount: fc.integer({ min: 0, max: 5 }),
  expiryDate: fc.constantFrom('2027-01-31', '2027-06-30', '2028-01-01'),
});
const deals = fc.uniqueArray(deal, { selector: ({ slug }) => slug, maxLength: 12 });
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

describe('data/model/deals/ranking', () => {
  it.each([
    ['byDiscount', byDiscount],
    ['byPopularity', byPopularity],
    ['byExpiry', byExpiry],
  ])('%s gives one order for any order of files', (_, order) => {
    const shuffled = deals.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    );
    fc.assert(
      fc.property(shuffled, ([items, mixed]) => {
        expect(slugs([...mixed].sort(order))).toEqual(slugs([...items].sort(order)));
      }),
    );
  });

  it.each([
    ['byDiscount', byDiscount],
    ['byPopularity', byPopularity],
    ['byExpiry', byExpiry],
  ])('%s is a total order', (_, order) => {
    fc.assert(
      fc.property(deal, deal, deal, (a, b, c) => {
        expect(Math.sign(order(a, b)) + Math.sign(order(b, a))).toBe(0);
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
        if (a.slug !== b.slug) expect(order(a, b)).not.toBe(0);
      }),
    );
  });

  it('puts the highest discount, the most clicks and the nearest end first', () => {
    const a = { slug: 'a', discountPercent: 10, clickCount: 5, expiryDate: '2027-06-30' };
    const b = { slug: 'b', discountPercent: 20, clickCount: 3, expiryDate: '2027-01-31' };
    expect(slugs([a, b].sort(byDiscount))).toEqual(['b', 'a']);
    expect(slugs([b, a].sort(byPopularity))).toEqual(['a', 'b']);
    expect(slugs([a, b].sort(byExpiry))).toEqual(['b', 'a']);
  });

  it('breaks ties by slug', () => {
    const same = { discountPercent: 10, clickCount: 5, expiryDate: '2027-06-30' };
    const items = ['b', 'a-b', 'a', 'c1'].map((slug) => ({ slug, ...same }));
    expect(slugs(items.sort(byDiscount))).toEqual(['a', 'a-b', 'b', 'c1']);
  });
});
