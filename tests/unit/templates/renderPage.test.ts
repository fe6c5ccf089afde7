import { describe, expect, it } from 'vitest';
import { catalogueFor } from '../../../data/messages/catalogues.ts';
import type { AssetManifest, RenderablePage } from '../../../data/model/pages/page.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { createRenderer, type RenderedPage } from '../../../templates/renderPage.tsx';
import { sampleAssets } from '../../support/sampleAssets.ts';
import { sampleEvents, sampleGuide, sampleHub, sampleKids, sampleSpots } from './sampleGuides.ts';
import {
  sampleCard,
  sampleChrome,
  sampleDeal,
  sampleEndedDeal,
  sampleHead,
  sampleHome,
  sampleListing,
  samplePages,
  sampleSaved,
  sampleUpcomingDeal,
} from './samplePages.ts';

const htmlOf = ({ shell, head, main }: RenderedPage) => shell.start + head + shell.middle + main + shell.end;
const rendererOf = (chrome: Chrome, assets: AssetManifest) => {
  const renderParts = createRenderer(chrome, assets, catalogueFor('en-US'));
  return (page: RenderablePage) => htmlOf(renderParts(page));
};
const render = rendererOf(sampleChrome, sampleAssets);
const allPages: readonly (readonly [name: string, page: RenderablePage])[] = [
  ...samplePages,
  ['weekend guide', sampleGuide()],
  ['hub', sampleHub],
  ['spots', sampleSpots],
  ['events', sampleEvents],
  ['kids', sampleKids],
  ['empty guide', sampleGuide({ selection: { heading: 'Our picks', picks: [] }, tips: [], questions: [] })],
];
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('templates/renderPage', () => {
  it('renders a page to the same text, whatever it has rendered before', () => {
    const pages = [
      ...allPages.map(([, page]) => page),
      ...[2, 3].map((page) =>
        sampleListing({ page, deals: [sampleCard({ slug: `only-${page}`, title: '$& on' })] }),
      ),
    ];
    const again = rendererOf(sampleChrome, sampleAssets);
    for (const page of [...pages, ...pages.toReversed()]) {
      expect(again(page)).toBe(rendererOf(sampleChrome, sampleAssets)(page));
    }
  });

  describe.each(allPages)('%s', (_name, page) => {
    const html = render(page);

    it('is a whole document with one main and one first heading', () => {
      expect(html).toMatch(/^<!doctype html><html lang="en-US"><head>/);
      expect(html.trimEnd().endsWith('</body></html>')).toBe(true);
      expect(count(html, /<main[ >]/g)).toBe(1);
      expect(count(html, /<h1[ >]/g)).toBe(1);
    });

    it('skips no level of heading in main', () => {
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      for (const [index, level] of levels.entries()) {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      }
    });

    it('obeys a policy without inline styles and handlers', () => {
      expect(html).not.toMatch(/<[^>]* (?:style|on[a-z]+)=/);
      expect(count(html, /<style>/g)).toBe(1);
    });

    it('has size and alt text for every picture', () => {
      for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
        expect(picture).toMatch(/ width="\d+"/);
        expect(picture).toMatch(/ height="\d+"/);
        expect(picture).toMatch(/ alt="/);
      }
    });

    it('uses each id once and links to no id that it lacks', () => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of html.matchAll(/ href="#([^"]+)"/g)) expect(ids).toContain(id);
    });

    it('names no city that its props do not name', () => {
      expect(html).not.toMatch(/charlotte/i);
    });

    it('renders the same regardless of what was rendered before', () => {
      const other = rendererOf(sampleChrome, sampleAssets);
      other(sampleListing());
      expect(other(page)).toBe(html);
    });
  });

  it('escapes the text of a deal in elements, attributes and structured data', () => {
    const title = `Pie "&" </script><script>alert('x')</script>`;
    const deal = sampleCard({ title });
    const html = render(sampleDeal({ deal, head: sampleHead(deal.href, { title, description: title }) }));

    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>Pie &quot;&amp;&quot; &lt;/script&gt;');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)['@graph'][0].name).toBe(title);
  });

  it('states the canonical address that the page gives, also for an alias', () => {
    const alias = { ...sampleListing(), path: '/category/food' };

    expect(render(alias)).toContain(
      '<link rel="canonical" href="https://springfield.example/categories/food">',
    );
  });

  it('marks the item of the navigation that the page is, and the one that it belongs to', () => {
    expect(render(sampleListing())).toContain('<a href="/categories/food" aria-current="page">');
    expect(render(sampleDeal())).toContain('<a href="/categories/food" aria-current="true">');
    expect(render({ ...sampleHome, path: '/blog' })).toContain('<a href="/blog" aria-current="page">');
    expect(render(sampleHome)).not.toMatch(/<header.*aria-current.*<\/header>/s);
  });

  it('marks no link to the neighborhoods on the page for searching', () => {
    const navigation = [{ label: 'Areas', href: '/search#areas' }];
    const search = samplePages.find(([name]) => name === 'search')?.[1] as RenderablePage;
    const html = rendererOf({ ...sampleChrome, navigation }, sampleAssets)(search);
    expect(html).toContain('<a href="/search#areas">');
    expect(html).toContain('<section id="areas"');
  });

  it('shows no promotion on the page to which it leads', () => {
    const listing = sampleListing();
    const { path } = listing.props;
    const promotion = { ...sampleChrome.promotion, link: { label: 'All', href: path } };
    expect(rendererOf({ ...sampleChrome, promotion }, sampleAssets)(listing)).not.toContain(
      'class="promotion"',
    );
    const other = { ...promotion, link: { label: 'All', href: `${path}/other` } };
    expect(rendererOf({ ...sampleChrome, promotion: other }, sampleAssets)(listing)).toContain(
      'class="promotion"',
    );
  });

  it('shows the promotion and the way to the assistant except on home', () => {
    expect(render(sampleListing())).toContain('Find Deals Fast');
    expect(render(sampleListing())).toContain('Ask Marge</span>');
    expect(render(sampleHome)).not.toContain('Find Deals Fast');
    expect(render(sampleHome)).not.toContain('class="ask"');
  });

  it('states until when its dated words are right, only if it has some', () => {
    expect(render(sampleHome)).toContain(
      '<meta name="until" content="1818000000000"><meta name="until" content="1819000000000" id="past">',
    );
    expect(render(sampleGuide())).toContain(
      '<meta name="until" content="1795410000000" data-title="This weekend">',
    );
    expect(render(sampleDeal())).toMatch(/<meta name="until" content="\d+" data-title="Pie night for two">/);
    const { props } = sampleHome;
    const timeless = { ...sampleHome, props: { ...props, datedUntil: null, banner: null } };
    for (const page of [sampleKids, sampleEndedDeal(), timeless])
      expect(render(page)).not.toContain('name="until"');
  });

  it('names the endpoint for clicks, only if the site has one', () => {
    const told = rendererOf({ ...sampleChrome, clicksEndpoint: 'https://clicks.example/?a&b' }, sampleAssets);

    expect(told(sampleDeal())).toContain('<html lang="en-US" data-clicks="https://clicks.example/?a&amp;b">');
    expect(render(sampleDeal())).not.toContain('data-clicks');
  });

  it('leads to the saved deals from every page, and marks the way on their own', () => {
    expect(render(sampleListing()).match(/<a class="saved" href="\/saved">/g)).toHaveLength(2);
    expect(render(sampleSaved).match(/<a class="saved" href="\/saved" aria-current="page">/g)).toHaveLength(
      2,
    );
  });

  it('lets visitors zoom unless the site says otherwise', () => {
    const fixed = rendererOf({ ...sampleChrome, allowZoom: false }, sampleAssets);

    expect(render(sampleHome)).not.toContain('user-scalable');
    expect(fixed(sampleHome)).toContain('user-scalable=no');
  });

  it('tells style sheets that lists keep what has ended only if they do', () => {
    const keeping = rendererOf({ ...sampleChrome, keepsEnded: true }, sampleAssets);

    expect(render(sampleHome)).not.toContain('data-keeps-ended');
    expect(keeping(sampleHome)).toMatch(/^<!doctype html><html [^>]* data-keeps-ended/);
  });

  it('says that offers are samples only while they are', () => {
    const real = rendererOf({ ...sampleChrome, sampleNotice: null }, sampleAssets);

    expect(render(sampleHome)).toContain('Sample offers.');
    expect(real(sampleHome)).not.toContain('Sample offers');
  });

  it('has an absolute date for the end of a deal in every phase, and no countdown', () => {
    for (const page of [sampleDeal(), sampleUpcomingDeal(), sampleEndedDeal()]) {
      const html = render(page);
      expect(html).toContain('<time dateTime="2027-12-06"');
      expect(html).toContain('December 6, 2027');
      expect(html).not.toMatch(/days left|in \d+ days/);
    }
  });
});
