import { describe, expect, it } from 'vitest';
import { pageText, parseSitemap } from '../../../../../cli/commands/notify/readBuiltPages.ts';
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

const html = (main: string, title = 'Soup', headerText = '') =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="Warm."><style>p{}</style></head><body><header>${headerText}</header><main id="main">${main}</main><footer>${headerText}</footer></body></html>`;

describe('cli/commands/notify/readBuiltPages', () => {
  const origin = 'https://deals.example';

  it('reads the sitemap that a build writes: indexable pages, and no pictures', () => {
    const { site, planned, pages } = plannedCity();
    const entries = parseSitemap(sitemaps(site, planned).get('sitemap.xml') ?? '', origin);
    expect(entries?.files).toEqual([]);
    expect(entries?.paths).toEqual(
      pages
        .filter(({ indexable, path, canonicalPath }) => indexable && path === canonicalPath)
        .map(({ path }) => path),
    );
    expect(entries?.paths).toContain('/deal/soup');
    expect(entries?.paths).not.toContain('/deal/circus');
  });

  it('reads the file names of a large sitemap', () => {
    const { site, planned } = plannedCity();
    const files = sitemaps(site, planned, 5);
    const main = parseSitemap(files.get('sitemap.xml') ?? '', origin);
    expect(main?.paths).toEqual([]);
    expect(main?.files).toEqual([...files.keys()].filter((file) => file !== 'sitemap.xml'));
    expect(main?.files.length).toBeGreaterThan(1);
  });

  it.each(['https://deals.example.org', 'https://deals.exampl', 'https://other.example'])(
    'returns null for the sitemap of another site: %s',
    (other) => {
      const { site, planned } = plannedCity();
      expect(parseSitemap(sitemaps(site, planned).get('sitemap.xml') ?? '', other)).toBeNull();
    },
  );

  it('reads the title, the description and the text of the main content', () => {
    expect(pageText(html('<h1>Soup</h1>\n<p>For <b>two</b>.</p>'))).toBe('Soup\nWarm.\nSoup For two .');
  });

  it('reads the same text from other markup, scripts and styles, and another header and footer', () => {
    const plain = pageText(html('<h1>Soup</h1><p>Two.</p>'));
    const other = html(
      '<h1 class="a>b" data-x=\'>\'>Soup</h1><script type="application/json">{"a":"</p>"}</script><!-- x --><p>Two.</p><template><p>No</p></template>',
      'Soup',
      'Winter menu',
    );
    expect(pageText(other)).toBe(plain);
  });

  it('keeps entities as they are written', () => {
    expect(pageText(html('<p>Fish &amp; chips&nbsp;now</p>', 'A &amp; B'))).toBe(
      'A &amp; B\nWarm.\nFish &amp; chips&nbsp;now',
    );
  });

  it.each([
    html('<p>Three.</p>'),
    html('<p>Two.</p>', 'Stew'),
    html('<p>Two.</p>').replace('Warm.', 'Hot.'),
    '<p>No main part</p>',
  ])('reads a different text from %s', (other) => {
    expect(pageText(other)).not.toBe(pageText(html('<p>Two.</p>')));
  });
});
