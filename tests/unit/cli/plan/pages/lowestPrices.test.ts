import { describe, expect, it } from 'vitest';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';
const priced = (slug: string, price: number, more: object = {}) =>
  sampleDeal(slug, { discountPrice: price, originalPrice: 900, discountPercent: undefined, ...more });
const withoutPrice = { discountPrice: undefined, originalPrice: undefined, discountPercent: undefined };
const pathOf = (page: number) => `/deals/lowest-prices${page === 1 ? '' : `/page/${page}`}`;
const slugsAt = (planned: ReturnType<typeof planAt>, page: number) =>
  pageAt(planned, 'listing', pathOf(page)).props.deals.map(({ slug }) => slug);

describe('the list of the lowest prices', () => {
  it('begins with what is free, and leaves out what has no price, has ended or has not begun', () => {
    const site = siteOf({
      'deals/food.json': [
        priced('dinner', 80),
        priced('soup', 9.5),
        priced('tasting', 0),
        priced('soon', 1, { startDate: '2026-12-01' }),
        priced('over', 2, { expiryDate: '2026-11-01' }),
        sampleDeal('words', { ...withoutPrice, offerText: 'Two for one' }),
      ],
    });
    expect(slugsAt(planAt(site, now), 1)).toEqual(['tasting', 'soup', 'jazz', 'dinner']);
  });

  it('ends with its tenth page, and depends on nothing that costs more', () => {
    const many = Array.from({ length: 300 }, (_, index) => priced(`deal-${index}`, 100 + index));
    const site = siteOf({
      'deals/food.json': [...many, priced('soup', 800, { expiryDate: '2026-12-05' })],
    });
    const planned = planAt(site, now);
    expect(slugsAt(planned, 10).at(-1)).toBe('deal-238');
    expect(planned.pages.some(({ path }) => path === pathOf(11))).toBe(false);
    const until = pageAt(planned, 'listing', pathOf(1)).valid.until;
    expect(until === null || until > Date.parse('2026-12-06T12:00:00Z')).toBe(true);
  });
});
