import { describe, expect, it } from 'vitest';
import { inOrderOfUse, type UsefulDeal } from '../../../../../cli/plan/catalog/usefulness.ts';
import type { Offer } from '../../../../../data/model/deals/offer.ts';

const offerOf = (percent: number): Offer => ({
  kind: 'saving',
  price: 100 - percent,
  originalPrice: 100,
  percent,
});

const deal = (slug: string, fields: Partial<UsefulDeal> & { readonly percent?: number } = {}) => {
  const { percent = 20, ...others } = fields;
  const dates = { publishedDate: '2026-11-01', expiryDate: '2027-06-30' };
  return { deal: { slug, category: 'food', clickCount: 100, offer: offerOf(percent), ...dates, ...others } };
};

const orderOf = (...deals: ReturnType<typeof deal>[]) =>
  inOrderOfUse(deals).map(({ deal: { slug } }) => slug);

describe('cli/plan/catalog/usefulness', () => {
  it('puts what many open before what saves the most', () => {
    const checkup = deal('checkup', { category: 'services', clickCount: 5, percent: 70 });
    expect(orderOf(checkup, deal('tacos'), deal('bowling', { category: 'fun', clickCount: 300 }))).toEqual([
      'bowling',
      'tacos',
      'checkup',
    ]);
  });

  it('puts the sooner end first among deals that are alike otherwise', () => {
    expect(orderOf(deal('late'), deal('soon', { expiryDate: '2026-12-01' }))).toEqual(['soon', 'late']);
  });

  it('puts the newer deal first among deals that are alike otherwise', () => {
    expect(orderOf(deal('a-old'), deal('b-new', { publishedDate: '2026-11-20' }), deal('c-old'))).toEqual([
      'b-new',
      'a-old',
      'c-old',
    ]);
  });

  it('takes the categories in turn', () => {
    const foods = [400, 300, 200].map((clickCount) => deal(`food-${clickCount}`, { clickCount }));
    const fun = deal('fun', { category: 'fun', clickCount: 1 });
    expect(orderOf(...foods, fun)).toEqual(['food-400', 'fun', 'food-300', 'food-200']);
  });

  it('does not depend on the order of files', () => {
    const deals = [deal('a'), deal('b', { clickCount: 4 }), deal('c', { category: 'fun' })];
    expect(orderOf(...deals)).toEqual(orderOf(...deals.toReversed()));
  });
});
