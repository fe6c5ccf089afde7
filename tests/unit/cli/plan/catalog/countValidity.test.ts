import { describe, expect, it } from 'vitest';
import type { PlannedSite } from '../../../../../cli/plan/planSite.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { planAt, siteWith, withProps } from '../../support/siteOf.ts';

const before = '2026-12-10T12:00:00Z';
const edge = '2026-12-11T08:00:00Z';
const after = '2026-12-11T12:00:00Z';

const leaving = (fields = {}) => sampleDeal('leaving', { expiryDate: '2026-12-10', ...fields });
const coming = (fields = {}) => sampleDeal('coming', { startDate: '2026-12-11', ...fields });

/**
 * The paths of pages whose last change is the edge, and of those that say something else after it. The numbers beside the
 * filters of a listing say nothing about the listing.
 */
function changesOf(deals: readonly Record<string, unknown>[], fields = {}) {
  const site = siteWith([sampleDeal('soup'), ...deals], fields);
  const old = pagesOf(planAt(site, before));
  const pages = [...pagesOf(planAt(site, after)).values()];
  const dated = pages.filter(({ lastModified }) => lastModified === Date.parse(edge)).map(({ path }) => path);
  const words = (page: (typeof pages)[number] | undefined) =>
    JSON.stringify({
      ...page?.props,
      ...(page?.kind === 'listing' && { categories: [], neighborhoods: [] }),
      head: { ...page?.props.head, modified: null },
    });
  const other = pages.filter((page) => words(page) !== words(old.get(page.path))).map(({ path }) => path);
  return { dated, other };
}

const pagesOf = ({ pages }: PlannedSite) => new Map(pages.map((page) => [page.path, withProps(page)]));

describe('cli/plan/catalog/countValidity', () => {
  it.each([
    ['of the same category and neighborhood', {}, {}],
    ['of another category', {}, { category: 'shows' }],
    ['of another neighborhood', {}, { neighborhood: 'harbor' }],
  ])('changes only pages with other content when a deal replaces one %s', (_, old, own) => {
    const { dated, other } = changesOf([leaving(old), coming(own)]);
    expect(dated).toEqual(other);
    expect(dated).toContain('/deals');
    expect(dated).not.toContain('/saved');
  });

  it('changes the numbers when a deal ends or begins without another', () => {
    for (const deals of [[leaving()], [coming()]]) {
      const { dated, other } = changesOf(deals);
      expect(dated).toEqual(other);
      expect(dated).toEqual(expect.arrayContaining(['/saved', '/404', '/search', '/categories/food']));
      expect(dated).not.toContain('/categories/shows');
    }
  });

  it('makes listings with other deals stale too, which show the number', () => {
    const site = siteWith([sampleDeal('soup'), leaving()]);
    const shows = pagesOf(planAt(site, before)).get('/categories/shows');
    expect(shows?.valid.until).toBe(Date.parse(edge));
  });

  it('changes no number if ended deals stay in the lists', () => {
    const { dated, other } = changesOf([leaving()], { expiredDeals: 'show' });
    expect(dated).toEqual(other);
    expect(dated).toEqual(expect.arrayContaining(['/deal/leaving', '/deals', '/categories/food']));
    expect(dated).not.toContain('/categories/shows');
    expect(dated).not.toContain('/search');
  });
});
