import { describe, expect, it } from 'vitest';
import { nextDue } from '../../../../cli/plan/planSite.ts';
import { sampleDeal } from '../../../support/smallCity.ts';
import { pageAt, planAt, siteOf, siteWith, slugsOf, withProps } from '../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';

describe('cli/plan/planSite addresses', () => {
  const pages = planAt(siteOf(), now).pages.map(withProps);

  it('gives each page a unique address', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives each alias the content and the canonical address of another page', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const aliases = pages.filter(({ path, canonicalPath }) => path !== canonicalPath);
    expect(aliases.map(({ path, canonicalPath }) => `${path} ${canonicalPath}`).sort()).toEqual([
      '/blog /',
      '/categories/all /deals',
      '/categories/featured /category/featured',
      '/category/all /deals',
      '/category/food /categories/food',
      '/category/shows /categories/shows',
      '/submit-deal /',
    ]);
    for (const alias of aliases) {
      expect(alias.indexable).toBe(false);
      expect(alias.props).toEqual(byPath.get(alias.canonicalPath)?.props);
      expect(alias.props.head.canonical).toBe(`https://deals.example${alias.canonicalPath}`);
    }
  });

  it('makes the address of every other page canonical', () => {
    for (const { path, canonicalPath, props } of pages) {
      if (path === canonicalPath) expect(props.head.canonical).toBe(`https://deals.example${path}`);
    }
  });

  it('plans the same robots directive as the page has', () => {
    for (const { path, canonicalPath, indexable, props } of pages) {
      if (path === canonicalPath) expect(props.head.robots, path).toBe(indexable ? 'index' : 'noindex');
    }
  });

  it('names the content file of each page', () => {
    const sourceOf = (path: string) => pages.find((page) => page.path === path)?.source;
    expect(sourceOf('/deal/jazz')).toBe('deals/shows.json');
    expect(sourceOf('/about')).toBe('pages/about.md');
    expect(sourceOf('/categories/food')).toBe('categories.json');
    expect(sourceOf('/neighborhood/harbor')).toBe('neighborhoods.json');
    expect(sourceOf('/')).toBe('site.json');
  });

  it('is due again when the first of its pages goes stale', () => {
    expect(nextDue([{ valid: { from: null, until: 7 } }, { valid: { from: 1, until: 5 } }])).toBe(5);
    expect(nextDue([{ valid: { from: 1, until: null } }])).toBeNull();
    expect(nextDue(pages)).toBeGreaterThan(Date.parse(now));
  });
});

describe('cli/plan/pages/planListing', () => {
  const withDeals = (count: number) =>
    planAt(siteWith(Array.from({ length: Math.max(1, count) }, (_, index) => numbered(index, count))), now);
  const numbered = (index: number, count: number) =>
    sampleDeal(`deal-${String(index).padStart(2, '0')}`, {
      publishedDate: '2026-08-01',
      ...(count === 0 ? { expiryDate: '2026-09-30' } : {}),
    });

  it.each([
    [0, [0]],
    [1, [1]],
    [24, [24]],
    [25, [24, 1]],
    [48, [24, 24]],
    [49, [24, 24, 1]],
  ])('splits %i deals into pages of 24', (count, sizes) => {
    const planned = withDeals(count);
    const hrefs = sizes.map((_, index) => (index === 0 ? '/deals' : `/deals/page/${index + 1}`));
    const pages = hrefs.map((path) => pageAt(planned, 'listing', path));
    expect(pages.map(({ props }) => props.deals.length)).toEqual(sizes);
    pages.forEach(({ props }, index) => {
      expect(props).toMatchObject({
        total: count,
        page: index + 1,
        pageCount: sizes.length,
        path: '/deals',
      });
    });
    const all = pages.flatMap(({ props }) => slugsOf(props.deals));
    expect(all).toEqual(slugsOf(planned.catalog.listed.map(({ deal }) => deal)));
    expect(planned.pages.some(({ path }) => path === `/deals/page/${sizes.length + 1}`)).toBe(false);
    expect(planned.pages.some(({ path }) => path === '/deals/page/1')).toBe(false);
  });

  it('hides an empty listing from search engines, and lets them index each page of a full one', () => {
    expect(pageAt(withDeals(0), 'listing', '/deals').indexable).toBe(false);
    const full = withDeals(25);
    expect(pageAt(full, 'listing', '/deals/page/2').indexable).toBe(true);
    const { title, description } = pageAt(full, 'listing', '/deals/page/2').props.head;
    expect(title).not.toBe(pageAt(full, 'listing', '/deals').props.head.title);
    expect(description).not.toBe(pageAt(full, 'listing', '/deals').props.head.description);
  });

  it('has no aliases of later pages', () => {
    const paths = withDeals(25).pages.map(({ path }) => path);
    expect(paths.filter((path) => /page\/2$/.test(path)).sort()).toEqual([
      '/categories/food/page/2',
      '/deals/lowest-prices/page/2',
      '/deals/page/2',
      '/deals/today/page/2',
      '/deals/weekend/page/2',
      '/neighborhood/old-town/page/2',
    ]);
  });

  it('lists only live deals, highest discount first', () => {
    const { props } = pageAt(planAt(siteOf(), now), 'listing', '/deals');
    expect(slugsOf(props.deals)).toEqual(['bread', 'jazz', 'noodles', 'soup']);
    expect(props.categories.map(({ count }) => count)).toEqual([3, 1]);
    expect(props.neighborhoods.map(({ count }) => count)).toEqual([3, 1]);
  });

  it('keeps ended deals if the site shows them, and marks them as ended', () => {
    const deals = [
      sampleDeal('soup'),
      sampleDeal('old', { expiryDate: '2026-10-31', discountPrice: 5, discountPercent: 90 }),
    ];
    const { props } = pageAt(planAt(siteWith(deals, { expiredDeals: 'show' }), now), 'listing', '/deals');
    expect(props.deals.map(({ slug, ended }) => [slug, ended])).toEqual([
      ['old', true],
      ['soup', false],
    ]);
  });

  it('marks the category or neighborhood whose listing it is', () => {
    const planned = planAt(siteOf(), now);
    const current = (path: string) => {
      const { categories, neighborhoods } = pageAt(planned, 'listing', path).props;
      return [...categories, ...neighborhoods].filter((link) => link.current).map(({ href }) => href);
    };
    expect(current('/categories/food')).toEqual(['/categories/food']);
    expect(current('/category/food')).toEqual(['/categories/food']);
    expect(current('/neighborhood/harbor')).toEqual(['/neighborhood/harbor']);
    expect(current('/deals')).toEqual([]);
  });
});
