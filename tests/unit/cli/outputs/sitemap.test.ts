import { describe, expect, it } from 'vitest';
import { sitemaps } from '../../../../cli/outputs/sitemap.ts';
import { planAt, siteOf } from '../support/siteOf.ts';
import { elements, parseXml } from '../support/strictXml.ts';

const site = siteOf();
const planned = planAt(site, '2026-11-20T12:00:00Z');
const { pages } = planned;
const read = (files: Map<string, string>, name: string) => parseXml(files.get(name) ?? '');
const addresses = (files: Map<string, string>, name: string) =>
  elements(read(files, name), 'url').map((url) => elements(url, 'loc')[0]?.text ?? '');

describe('cli/outputs/sitemap', () => {
  it('lists the canonical pages that search engines may index, and no others', () => {
    const files = sitemaps(site, planned);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    const listed = addresses(files, 'sitemap.xml').map((address) =>
      address.replace('https://deals.example', ''),
    );
    expect([...listed].sort()).toEqual([
      '/',
      '/about',
      '/categories/food',
      '/categories/shows',
      '/category/featured',
      '/chatbot',
      '/deal/bread',
      '/deal/jazz',
      '/deal/magic',
      '/deal/noodles',
      '/deal/soup',
      '/deals',
      '/deals/coming-soon',
      '/deals/lowest-prices',
      '/deals/today',
      '/deals/weekend',
      '/neighborhood/harbor',
      '/neighborhood/old-town',
    ]);
  });

  it('has the last change of each page, in the zone of the city', () => {
    const urls = elements(read(sitemaps(site, planned), 'sitemap.xml'), 'url');
    const about = urls.find((url) => elements(url, 'loc')[0]?.text.endsWith('/about'));
    expect(about && elements(about, 'lastmod')[0]?.text).toBe('2026-05-01T00:00:00-07:00');
  });

  it('omits an unknown last change', () => {
    const unknown = pages.map((page) => ({ ...page, lastModified: null }));
    expect(elements(read(sitemaps(site, { ...planned, pages: unknown }), 'sitemap.xml'), 'lastmod')).toEqual(
      [],
    );
  });

  it('lists the pictures of deals with absolute addresses', () => {
    const urls = elements(read(sitemaps(site, planned), 'sitemap.xml'), 'url');
    const pictures = urls.flatMap((url) => elements(url, 'image:loc').map(({ text }) => text));
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) expect(picture).toMatch(/^https:\/\/deals\.example\/assets\/poster-/);
  });

  it.each([
    [18, 1],
    [17, 2],
    [6, 3],
    [1, 18],
  ])(
    'splits eighteen addresses at a limit of %i into %i parts, without loss or repetition',
    (limit, parts) => {
      const files = sitemaps(site, planned, limit);
      if (parts === 1) {
        expect([...files.keys()]).toEqual(['sitemap.xml']);
        return;
      }
      const names = Array.from({ length: parts }, (_, index) => `sitemap-${index + 1}.xml`);
      expect([...files.keys()].sort()).toEqual([...names, 'sitemap.xml'].sort());
      const index = elements(read(files, 'sitemap.xml'), 'loc').map(({ text }) => text);
      expect(index).toEqual(names.map((name) => `https://deals.example/${name}`));
      const each = names.map((name) => addresses(files, name));
      for (const part of each) expect(part.length).toBeLessThanOrEqual(limit);
      expect(each.flat()).toEqual(addresses(sitemaps(site, planned), 'sitemap.xml'));
    },
  );

  it('is valid even if it is empty', () => {
    expect(addresses(sitemaps(site, { ...planned, pages: [] }), 'sitemap.xml')).toEqual([]);
  });
});
