import { describe, expect, it } from 'vitest';
import { sitemapEntries } from '../../../../../cli/commands/notify/sitemapPaths.ts';
import { loadSite } from '../../../../../cli/content/loadSite.ts';
import { sitemaps } from '../../../../../cli/outputs/sitemap.ts';
import { planSite } from '../../../../../cli/plan/planSite.ts';
import { createRig, testInstant } from '../../../../support/rig.ts';

function plannedCity() {
  const rig = createRig();
  const loaded = loadSite(rig.deps.fs, `${rig.folder}/content`, 'content');
  if (!loaded.ok) throw new Error('The small city does not load');
  const planned = planSite(loaded.value, Date.parse(testInstant));
  return { site: loaded.value, planned, pages: planned.pages };
}

describe('cli/commands/notify/sitemapPaths', () => {
  const origin = 'https://deals.example';

  it('reads the sitemap that a build writes: pages for search engines, and no pictures', () => {
    const { site, planned, pages } = plannedCity();
    const entries = sitemapEntries(sitemaps(site, planned).get('sitemap.xml') ?? '', origin);
    expect(entries?.files).toEqual([]);
    expect(entries?.paths).toEqual(
      pages
        .filter(({ indexable, path, canonicalPath }) => indexable && path === canonicalPath)
        .map(({ path }) => path),
    );
    expect(entries?.paths).toContain('/deal/soup');
    expect(entries?.paths).not.toContain('/deal/circus');
  });

  it('reads the names of the parts of a large one', () => {
    const { site, planned } = plannedCity();
    const files = sitemaps(site, planned, 5);
    const main = sitemapEntries(files.get('sitemap.xml') ?? '', origin);
    expect(main?.paths).toEqual([]);
    expect(main?.files).toEqual([...files.keys()].filter((file) => file !== 'sitemap.xml'));
    expect(main?.files.length).toBeGreaterThan(1);
  });

  it.each(['https://deals.example.org', 'https://deals.exampl', 'https://other.example'])(
    'sees that the site is not that of %s',
    (other) => {
      const { site, planned } = plannedCity();
      expect(sitemapEntries(sitemaps(site, planned).get('sitemap.xml') ?? '', other)).toBeNull();
    },
  );
});
