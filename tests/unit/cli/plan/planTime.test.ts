import { describe, expect, it } from 'vitest';
import { sampleGuides } from '../../../support/guideFixtures.ts';
import { sampleDeal } from '../../../support/smallCity.ts';
import { pageAt, planAt, siteOf, siteWith, slugsOf } from '../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';
const millisecondBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

describe('cli/plan/pages/planHome seasonal banner', () => {
  const bannerAt = (instant: string) =>
    pageAt(planAt(siteOf(), instant), 'home', '/').props.banner?.id ?? null;
  const april = '2027-04-01T00:00:00-07:00';
  const june = '2027-06-01T00:00:00-07:00';

  it('appears with the first and disappears with the last moment of its months in the city', () => {
    expect(bannerAt(millisecondBefore(april))).toBeNull();
    expect(bannerAt(april)).toBe('spring');
    expect(bannerAt('2027-05-15T00:00:00Z')).toBe('spring');
    expect(bannerAt(millisecondBefore(june))).toBe('spring');
    expect(bannerAt(june)).toBeNull();
  });

  it('makes only home go stale when it appears or disappears', () => {
    const untilOf = (path: string, instant: string) =>
      planAt(siteWith([sampleDeal('soup')]), instant).pages.find((page) => page.path === path)?.valid.until ??
      0;
    expect(untilOf('/', '2027-03-31T12:00:00Z')).toBe(Date.parse(april));
    expect(untilOf('/', '2027-05-31T12:00:00Z')).toBe(Date.parse(june));
    expect(untilOf('/deals', '2027-03-31T12:00:00Z')).toBeGreaterThan(Date.parse(june));
  });

  it('states when its season ends', () => {
    const { banner } = pageAt(planAt(siteOf(), '2027-05-15T00:00:00Z'), 'home', '/').props;
    expect(iso(banner?.until ?? null)).toBe(new Date(june).toISOString());
  });

  it('shows the first banner of the current month, and none if the site has none', () => {
    const link = { label: 'x', href: '/' };
    const seasonalBanners = [
      { id: 'winter', months: [12, 1], text: 'Cold.', link },
      {
        id: 'always',
        months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        text: 'Hello.',
        link,
        hiddenOnPhones: true,
      },
    ];
    const at = (instant: string) =>
      pageAt(planAt(siteWith([sampleDeal('soup')], { seasonalBanners }), instant), 'home', '/').props.banner;
    expect(at(now)).toMatchObject({ id: 'always', hiddenOnPhones: true });
    expect(at('2026-12-15T12:00:00Z')?.id).toBe('winter');
    const none = planAt(siteWith([sampleDeal('soup')], { seasonalBanners: [] }), now);
    expect(pageAt(none, 'home', '/').props.banner).toBeNull();
  });
});

describe('cli/plan/pages/planHome between seasons', () => {
  const homeAt = (instant: string) => pageAt(planAt(siteWith([sampleDeal('soup')]), instant), 'home', '/');

  it('does not change with a month that has the same banner', () => {
    const october = homeAt('2026-10-20T12:00:00Z');
    const november = homeAt('2026-11-20T12:00:00Z');
    expect(iso(november.lastModified)).toBe(iso(october.lastModified));
    expect(november.props).toEqual(october.props);
  });

  it('changes only once while one banner stays for several months', () => {
    expect(homeAt('2027-05-20T12:00:00Z').props).toEqual(homeAt('2027-04-20T12:00:00Z').props);
    expect(iso(homeAt('2027-04-20T12:00:00Z').valid.until)).toBe('2027-06-01T07:00:00.000Z');
  });
});

describe('cli/plan dated words of guides', () => {
  const site = siteOf(sampleGuides());
  const untilOf = (path: string, instant: string) =>
    iso(pageAt(planAt(site, instant), 'guide', path).props.datedUntil);

  it('hold until the day or the weekend is over in the city, whatever else the page shows', () => {
    const friday = '2026-11-20T12:00:00Z';
    expect(untilOf('/today', friday)).toBe('2026-11-21T08:00:00.000Z');
    expect(untilOf('/weekend', friday)).toBe('2026-11-23T08:00:00.000Z');
    expect(untilOf('/things-to-do', friday)).toBeNull();
  });

  it('hold for a holiday until its day is over', () => {
    expect(untilOf('/harbor-day', now)).toBe('2027-06-01T07:00:00.000Z');
    expect(untilOf('/harbor-day', '2027-06-01T07:00:00Z')).toBe('2028-05-30T07:00:00.000Z');
  });
});

describe('cli/plan/pages/planSystemPages saved deals', () => {
  it('are not indexed by search engines', () => {
    const { indexable, props } = pageAt(planAt(siteOf(), now), 'saved', '/saved');
    expect(indexable).toBe(false);
    expect(props.head.robots).toBe('noindex');
  });
});

describe('cli/plan/planChrome', () => {
  it('has the endpoint for clicks only if the site has one', () => {
    const endpoint = 'https://clicks.example/record';
    const chromeWith = (fields: object) => planAt(siteWith([sampleDeal('soup')], { ...fields }), now).chrome;
    expect(chromeWith({ clicks: { endpoint } }).clicksEndpoint).toBe(endpoint);
    expect(chromeWith({}).clicksEndpoint).toBeNull();
  });

  it('changes the year of the copyright line at the New Year of the city', () => {
    const newYear = '2027-01-01T00:00:00-08:00';
    expect(planAt(siteOf(), millisecondBefore(newYear)).chrome.year).toBe(2026);
    expect(planAt(siteOf(), newYear).chrome.year).toBe(2027);
    for (const { valid } of planAt(siteOf(), now).pages) {
      expect(valid.until).toBeLessThanOrEqual(Date.parse(newYear));
    }
  });

  it('has the sample notice only while the offers are samples', () => {
    expect(planAt(siteOf(), now).chrome.sampleNotice).not.toBeNull();
    const real = siteWith([sampleDeal('soup')], { sampleCatalogue: false });
    expect(planAt(real, now).chrome.sampleNotice).toBeNull();
  });
});

describe('cli/plan/planContext last change', () => {
  const changedAt = (deals: Record<string, unknown>[], path: string, instant: string) =>
    iso(planAt(siteWith(deals), instant).pages.find((page) => page.path === path)?.lastModified ?? null);

  it.each([
    ['published', {}, '2026-10-01T07:00:00.000Z'],
    ['updated', { updatedDate: '2026-11-02' }, '2026-11-02T08:00:00.000Z'],
    [
      'compared with the vendor',
      { updatedDate: '2026-10-03', priceCheckedDate: '2026-10-04' },
      '2026-10-04T07:00:00.000Z',
    ],
  ])('of a deal page is the start of the day on which it was %s', (_, fields, expected) => {
    expect(changedAt([sampleDeal('soup', fields)], '/deal/soup', now)).toBe(expected);
  });

  it('of a deal page moves when the deal starts and when it ends', () => {
    const magic = sampleDeal('magic', { startDate: '2027-03-01', expiryDate: '2027-03-31' });
    const at = (instant: string) => changedAt([magic], '/deal/magic', instant);
    expect(at('2027-02-01T00:00:00Z')).toBe('2026-10-01T07:00:00.000Z');
    expect(at('2027-03-15T00:00:00Z')).toBe('2027-03-01T08:00:00.000Z');
    expect(at('2029-01-15T00:00:00Z')).toBe('2027-04-01T07:00:00.000Z');
  });

  it('of a list moves when a deal in it begins or ends', () => {
    const deals = [sampleDeal('soup'), sampleDeal('bread', { expiryDate: '2026-12-10' })];
    expect(changedAt(deals, '/deals', now)).toBe('2026-10-01T07:00:00.000Z');
    expect(changedAt(deals, '/deals', '2026-12-24T00:00:00Z')).toBe('2026-12-11T08:00:00.000Z');
  });

  it('of any page but those about the day does not move with the year of the copyright line', () => {
    const before = planAt(siteWith([sampleDeal('soup')]), '2026-12-31T12:00:00Z').pages;
    const after = planAt(siteWith([sampleDeal('soup')]), '2027-01-01T12:00:00Z').pages;
    const changes = (pages: typeof before) =>
      pages
        .filter(({ kind, path }) => kind !== 'home' && !/^\/deals\/to/.test(path))
        .map(({ path, lastModified }) => `${path} ${iso(lastModified)}`);
    expect(changes(after)).toEqual(changes(before));
  });

  it('of a page of text is the day that it names', () => {
    const page = pageAt(planAt(siteOf(), now), 'prose', '/about');
    expect(iso(page.lastModified)).toBe('2026-05-01T07:00:00.000Z');
    expect(page.props.head.modified).toBe('2026-05-01T00:00:00-07:00');
    expect(page.props.lastUpdated).toBeNull();
  });

  it('of any page is never in the future', () => {
    const early = siteWith([sampleDeal('soup', { publishedDate: '2026-12-01' })]);
    for (const { path, lastModified } of planAt(early, now).pages) {
      expect(lastModified ?? 0, path).toBeLessThanOrEqual(Date.parse(now));
    }
  });
});

describe('cli/plan lists at the edge of a deal', () => {
  const site = siteWith([
    sampleDeal('soup', { featured: true }),
    sampleDeal('bread', { featured: true, expiryDate: '2026-12-10' }),
    sampleDeal('magic', { featured: true, startDate: '2026-12-11' }),
  ]);
  const edge = '2026-12-11T00:00:00-08:00';

  it.each([
    [millisecondBefore(edge), ['bread', 'soup']],
    [edge, ['magic', 'soup']],
  ])('show at %s exactly the live deals', (instant, slugs) => {
    const planned = planAt(site, instant);
    const sorted = (items: readonly { slug: string }[]) => slugsOf(items).sort();
    expect(sorted(pageAt(planned, 'listing', '/deals').props.deals)).toEqual(slugs);
    expect(sorted(pageAt(planned, 'listing', '/category/featured').props.deals)).toEqual(slugs);
    const home = pageAt(planned, 'home', '/').props;
    expect(home.dealCount).toBe(2);
    // The page puts the number in, which a late build drops.
    expect(home.lead).toBe('{count} deals.');
    expect(sorted([...home.carousel, ...home.lists.flatMap(({ deals }) => deals)])).toEqual(slugs);
    expect(pageAt(planned, 'search', '/search').props.dealCount).toBe(2);
    expect(pageAt(planned, 'chat', '/chatbot').props.picks.every(({ slug }) => slugs.includes(slug))).toBe(
      true,
    );
  });
});
