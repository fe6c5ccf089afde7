import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../../../data/model/deals/offer.ts';
import {
  byDiscount,
  byExpiry,
  byPopularity,
  byPrice,
  type Comparator,
} from '../../../../../data/model/deals/ranking.ts';

const deal = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,3}(-[a-z0-9]{1,2})?$/),
  offer: fc.constantFrom<Offer>(
    { kind: 'saving', price: 30, originalPrice: 40, percent: 25 },
    { kind: 'saving', price: 20, originalPrice: 40, percent: 50 },
    { kind: 'price', price: 20 },
    { kind: 'free', originalPrice: null },
    { kind: 'free', originalPrice: 12 },
    { kind: 'words', text: 'Two for one', percent: null },
    { kind: 'words', text: '20% off the menu', percent: 20 },
  ),
  clickCount: fc.integer({ min: 0, max: 5 }),
  expiryDate: fc.constantFrom('2027-01-31', '2027-06-30', '2028-01-01', undefined),
});
const deals = fc.uniqueArray(deal, { selector: ({ slug }) => slug, maxLength: 12 });
type AnyDeal = typeof deal extends fc.Arbitrary<infer T> ? T : never;

const orders: [string, Comparator<AnyDeal>][] = [
  ['byDiscount', byDiscount],
  ['byPopularity', byPopularity],
  ['byExpiry', byExpiry],
  ['byPrice', byPrice],
];

const saving = (percent: number): Offer => ({
  kind: 'saving',
  price: 100 - percent,
  originalPrice: 100,
  percent,
});
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

describe('data/model/deals/ranking', () => {
  it.each(orders)('%s gives one order for any order of files', (_, order) => {
    const shuffled = deals.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    );
    fc.assert(
      fc.property(shuffled, ([items, mixed]) => {
        expect(slugs([...mixed].sort(order))).toEqual(slugs([...items].sort(order)));
      }),
    );
  });

  it.each(orders)('%s is a total order', (_, order) => {
    fc.assert(
      fc.property(deal, deal, deal, (a, b, c) => {
        expect(Math.sign(order(a, b)) + Math.sign(order(b, a))).toBe(0);
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
        if (a.slug !== b.slug) expect(order(a, b)).not.toBe(0);
      }),
    );
  });

  it('puts the highest discount, the most clicks and the nearest end first', () => {
    const a = { slug: 'a', offer: saving(10), clickCount: 5, expiryDate: '2027-06-30' };
    const b = { slug: 'b', offer: saving(20), clickCount: 3, expiryDate: '2027-01-31' };
    expect(slugs([a, b].sort(byDiscount))).toEqual(['b', 'a']);
    expect(slugs([b, a].sort(byPopularity))).toEqual(['a', 'b']);
    expect(slugs([a, b].sort(byExpiry))).toEqual(['b', 'a']);
  });

  it('puts deals without a discount, a price or an end last', () => {
    const offers: Offer[] = [
      { kind: 'words', text: 'Two for one', percent: null },
      { kind: 'price', price: 9 },
      { kind: 'words', text: '20% off the menu', percent: 20 },
      saving(15),
      { kind: 'free', originalPrice: 12 },
    ];
    const items = offers.map((offer, index) => ({ slug: `s${index}`, offer }));
    expect(slugs(items.toSorted(byDiscount))).toEqual(['s4', 's2', 's3', 's0', 's1']);
    expect(slugs(items.toSorted(byPrice))).toEqual(['s4', 's1', 's3', 's0', 's2']);
    expect(slugs([{ slug: 'a' }, { slug: 'b', expiryDate: '2030-01-01' }].sort(byExpiry))).toEqual([
      'b',
      'a',
    ]);
  });

  it('breaks ties by slug', () => {
    const same = { offer: saving(10), clickCount: 5, expiryDate: '2027-06-30' };
    const items = ['b', 'a-b', 'a', 'c1'].map((slug) => ({ slug, ...same }));
    expect(slugs(items.sort(byDiscount))).toEqual(['a', 'a-b', 'b', 'c1']);
  });
});
