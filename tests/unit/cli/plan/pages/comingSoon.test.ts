import { describe, expect, it } from 'vitest';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';

/** Soup is on; jam, pie and magic begin later. */
const site = siteOf({
  'deals/food.json': [
    sampleDeal('soup'),
    sampleDeal('jam', { startDate: '2027-01-10', neighborhood: 'harbor' }),
    sampleDeal('pie', { startDate: '2026-12-01' }),
  ],
  'deals/shows.json': [sampleDeal('magic', { category: 'shows', publishedDate: '2026-12-24' })],
});
const slugsOf = (cards: readonly { readonly slug: string }[]) => cards.map(({ slug }) => slug);
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

describe('deals that have not begun', () => {
  it('stand on the home page and on their listings, the next ones first', () => {
    const planned = planAt(site, now);
    const soonOn = (path: string) => slugsOf(pageAt(planned, 'listing', path).props.comingSoon);
    expect(slugsOf(pageAt(planned, 'home', '/').props.comingSoon)).toEqual(['pie', 'magic', 'jam']);
    expect(soonOn('/deals')).toEqual(['pie', 'magic', 'jam']);
    expect(soonOn('/categories/food')).toEqual(['pie', 'jam']);
    expect(soonOn('/neighborhood/harbor')).toEqual(['jam']);
  });

  it('have a listing of their own that says when they begin, and goes stale then', () => {
    const page = pageAt(planAt(site, now), 'listing', '/deals/coming-soon');
    expect(page.props.deals.map(({ slug, starts }) => [slug, starts?.date])).toEqual([
      ['pie', '2026-12-01'],
      ['magic', '2026-12-24'],
      ['jam', '2027-01-10'],
    ]);
    expect(page.indexable).toBe(true);
    expect(iso(page.valid.until)).toBe('2026-12-01T08:00:00.000Z');
  });

  it('move to the other deals when they begin', () => {
    const after = planAt(site, '2026-12-01T08:00:00Z');
    const food = pageAt(after, 'listing', '/categories/food').props;
    expect(slugsOf(food.comingSoon)).toEqual(['jam']);
    expect(food.deals.map(({ slug, starts }) => [slug, starts])).toContainEqual(['pie', null]);
    const empty = pageAt(planAt(site, '2027-02-01T08:00:00Z'), 'listing', '/deals/coming-soon');
    expect([empty.props.deals, empty.indexable]).toEqual([[], false]);
  });
});
