import { describe, expect, it } from 'vitest';
import { madeText } from '../../../../cli/outputs/lazyText.ts';
import { siteFiles, siteMaps } from '../../../../cli/outputs/siteFiles.ts';
import { dealDataVersion } from '../../../../data/model/deals/dealRecord.ts';
import { sampleAssets } from '../../../support/sampleAssets.ts';
import { sampleDeal } from '../../../support/smallCity.ts';
import { planAt, siteOf, siteWith } from '../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';
const site = siteOf();
const planned = planAt(site, now);
const filesOf = (city: typeof site, plan: typeof planned) =>
  new Map(
    [...siteFiles(city, plan, sampleAssets), ...siteMaps(city, plan)].map(([file, text]) => [
      file,
      madeText(text),
    ]),
  );

describe('cli/outputs/siteFiles redirects', () => {
  const rules = (filesOf(site, planned).get('_redirects') ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));

  it('leads from each alias of a listing to its canonical page', () => {
    const canonical = new Map(planned.pages.map((page) => [page.path, page.canonicalPath]));
    for (const [from = '', to = '', code] of rules) {
      expect(code).toBe('301');
      if (from !== '/rss') expect(canonical.get(from), from).toBe(to);
    }
    const aliases = planned.pages.filter(
      ({ kind, path, canonicalPath }) => kind === 'listing' && path !== canonicalPath,
    );
    expect(rules.map(([from]) => from).sort()).toEqual([...aliases.map(({ path }) => path), '/rss'].sort());
  });

  it('has no loops or chains', () => {
    const sources = new Set(rules.map(([from]) => from));
    expect(rules.filter(([, to]) => sources.has(to))).toEqual([]);
  });
});

describe('cli/outputs/sitemap robots', () => {
  it('allows everything and names the sitemap', () => {
    expect(filesOf(site, planned).get('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://deals.example/sitemap.xml\n',
    );
  });
});

describe('cli/outputs/dealsIndex', () => {
  const indexOf = (city: typeof site) => JSON.parse(filesOf(city, planAt(city, now)).get('deals.json') ?? '');

  it('has the live deals, highest discount first', () => {
    const { version, deals } = indexOf(site);
    expect(version).toBe(dealDataVersion);
    expect(deals.map(({ slug }: { slug: string }) => slug)).toEqual(['bread', 'jazz', 'noodles', 'soup']);
  });

  it('omits empty fields of deals', () => {
    const [plain] = indexOf(siteWith([sampleDeal('soup', { affiliateUrl: undefined })])).deals;
    expect(Object.keys(plain)).toEqual([
      ...['slug', 'title', 'summary', 'category', 'neighborhoods', 'vendor', 'price', 'originalPrice'],
      ...['percent', 'expiryDate', 'endsAt', 'publishedDate', 'clicks', 'image'],
    ]);
    const known = { featured: true, familyFriendly: true, outdoor: false, intensity: 'low', tags: ['warm'] };
    const [full] = indexOf(
      siteWith([sampleDeal('soup', { ...known, coordinates: { lat: 1, lon: 2 } })]),
    ).deals;
    expect(full).toMatchObject({
      featured: true,
      family: true,
      outdoor: false,
      intensity: 'low',
      at: [[1, 2]],
    });
    expect(full.url).toBe('https://vendor.example/soup');
  });

  it('does not change while no deal begins or ends', () => {
    const at = (instant: string) => filesOf(site, planAt(site, instant)).get('deals.json');
    expect(at('2026-12-31T12:00:00Z')).toBe(at(now));
    expect(at('2027-02-01T08:00:00Z')).not.toBe(at(now));
  });
});

describe('cli/outputs/siteFiles', () => {
  it('generates all files for programs', () => {
    expect([...filesOf(site, planned).keys()].sort()).toEqual([
      ...[
        '_headers',
        '_redirects',
        'assistant-es.json',
        'assistant-facts-en.json',
        'assistant-facts-es.json',
      ],
      ...['assistant.json', 'click.txt', 'deals.json'],
      ...[
        'deals/details/0.json',
        'deals/details/1.json',
        'feed.xml',
        'robots.txt',
        'search-words.json',
        'site.webmanifest',
        'sitemap.xml',
        'sw.js',
      ],
    ]);
  });

  it('publishes the key for search engines, and nothing else in its file, if the content has one', () => {
    const keyed = { ...site, config: { ...site.config, indexNow: { key: 'abcd-1234' } } };
    const files = filesOf(keyed, planned);
    expect(files.get('abcd-1234.txt')).toBe('abcd-1234');
    expect(files.size).toBe(filesOf(site, planned).size + 1);
  });
});
