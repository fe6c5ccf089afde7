import type { FindingCode } from '../../../../../../cli/commands/check/findingCodes.ts';
import {
  type BuiltFiles,
  type Check,
  edited,
  manifestOf,
  validFacts,
  validSite,
  without,
} from './miniSite.ts';

/** A way to break the valid site, and the one finding that it causes. */
export interface Break {
  readonly code: FindingCode;
  readonly description: string;
  readonly files: BuiltFiles;
  /** The page of the finding; `null` if it has none. */
  readonly page: string | null;
  /** A part of the finding's problem. */
  readonly problem: string;
  readonly check?: Check;
}

const soup = (from: string | RegExp, to: string) => edited('deal/soup.html', from, to);
const about = (from: string | RegExp, to: string) => edited('about.html', from, to);
const index = (from: string | RegExp, to: string) => edited('index.html', from, to);
/** Replaces a text of the home page and of its alias. */
const homes = (from: string | RegExp, to: string) => edited('news.html', from, to, index(from, to));
const withManifest = (files: BuiltFiles): BuiltFiles => ({
  ...files,
  'build-manifest.json': manifestOf(files),
});
const built = withManifest(validSite());
const incompressibleText = (length: number) =>
  Array.from({ length }, (_, index) =>
    Math.sin(index + 1)
      .toString(36)
      .slice(3),
  ).join(' ');
const soupEnds = (endsAt: string) => ({
  ...validFacts,
  spanOfDeal: new Map([['/deal/soup', { startsAt: null, endsAt: Date.parse(endsAt) }]]),
});

/** Files and manifest. */
const filesBreaks: readonly Break[] = [
  {
    code: 'CD801',
    description: 'no manifest',
    files: { ...validSite(), 'build-manifest.json': '' },
    page: null,
    problem: 'cannot be read',
  },
  {
    code: 'CD802',
    description: 'a missing file',
    files: {
      ...without('assets/enhance.js'),
      'build-manifest.json': manifestOf({ ...validSite(), ...withoutScript() }),
      ...withoutScript(),
    },
    page: null,
    problem: 'assets/enhance.js',
  },
  {
    code: 'CD803',
    description: 'a page changed by hand',
    files: { ...built, 'about.html': `${built['about.html']}<!-- -->` },
    page: '/about',
    problem: 'was changed after the build',
  },
  {
    code: 'CD803',
    description: 'a page changed by hand, at the same length',
    files: { ...built, 'about.html': (built['about.html'] ?? '').replace('deals', 'DEALS') },
    page: '/about',
    problem: 'was changed after the build',
  },
  {
    code: 'CD803',
    description: 'data changed by hand, at the same length',
    files: { ...built, 'robots.txt': (built['robots.txt'] ?? '').replace('Allow: /', 'Allow: *') },
    page: null,
    problem: 'robots.txt',
  },
  {
    code: 'CD804',
    description: 'a file that no build wrote',
    files: { ...built, 'notes.txt': 'x' },
    page: null,
    problem: 'notes.txt',
  },
  {
    code: 'CD805',
    description: 'pages that have gone stale',
    files: built,
    page: '/',
    problem: 'and 5 more',
    check: { now: '2027-01-02T00:00:00Z' },
  },
  {
    code: 'CD806',
    description: 'an interrupted build',
    files: { ...built, '.city-deals-journal': 'about.html\n' },
    page: null,
    problem: 'interrupted',
  },
  {
    code: 'CD807',
    description: 'one part of a site',
    files: index('/deal/soup', '/deal/elsewhere'),
    page: null,
    problem: '1/2',
    check: { manifest: { shard: '1/2' } },
  },
];

/** Pages that do not load the script, as long as those in the manifest. */
function withoutScript(): BuiltFiles {
  const pages = Object.entries(validSite()).filter(([file]) => file.endsWith('.html'));
  const tag = '<script src="/assets/enhance.js" defer></script>';
  return Object.fromEntries(pages.map(([file, text]) => [file, text.replace(tag, ' '.repeat(tag.length))]));
}

const headBreaks: readonly Break[] = [
  {
    code: 'CD811',
    description: 'no title',
    files: about(/<title>.*?<\/title>/, ''),
    page: '/about',
    problem: 'no <title>',
  },
  {
    code: 'CD811',
    description: 'two titles',
    files: about('</title>', '</title><title>Also this</title>'),
    page: '/about',
    problem: '2 titles',
  },
  {
    code: 'CD812',
    description: 'a short title',
    files: about(/<title>.*?<\/title>/, '<title>About</title>'),
    page: '/about',
    problem: '5 characters',
  },
  {
    code: 'CD812',
    description: 'a long title',
    files: about('<title>About', `<title>${'About and about, '.repeat(5)}`),
    page: '/about',
    problem: 'before the name of the site',
  },
  {
    code: 'CD813',
    description: 'the title of another page',
    files: about(/<title>.*?<\/title>/, '<title>Bowl of soup: 20% off | Port Sample Deals</title>'),
    page: '/deal/soup',
    problem: 'the same title as /about',
  },
  {
    code: 'CD814',
    description: 'no description',
    files: about(/<meta name="description".*?>/, ''),
    page: '/about',
    problem: 'no description',
  },
  {
    code: 'CD814',
    description: 'two descriptions',
    files: about('<meta name="robots"', '<meta name="description" content="Another."><meta name="robots"'),
    page: '/about',
    problem: '2 descriptions',
  },
  {
    code: 'CD815',
    description: 'a short description',
    files: about(/name="description" content=".*?"/, 'name="description" content="Who we are."'),
    page: '/about',
    problem: '11 characters',
  },
  {
    code: 'CD815',
    description: 'a long description',
    files: about(
      /name="description" content=".*?"/,
      `name="description" content="${'Who we are and why. '.repeat(9).trim()}"`,
    ),
    page: '/about',
    problem: '179 characters',
  },
  {
    code: 'CD816',
    description: 'the description of another page',
    files: about(
      /name="description" content=".*?"/,
      'name="description" content="Two seats for a jazz quartet in a cellar of the old town, on any Thursday of the year."',
    ),
    page: '/deal/jazz',
    problem: 'the same description as /about',
  },
  {
    code: 'CD817',
    description: 'no language',
    files: about('<html lang="en-US">', '<html>'),
    page: '/about',
    problem: 'does not declare',
  },
  {
    code: 'CD817',
    description: 'another language',
    files: about('lang="en-US"', 'lang="de"'),
    page: '/about',
    problem: '"de"',
  },
  {
    code: 'CD818',
    description: 'no canonical address',
    files: about(/<link rel="canonical".*?>/, ''),
    page: '/about',
    problem: 'has no canonical',
  },
  {
    code: 'CD818',
    description: 'two canonical addresses',
    files: about('<link rel="icon"', '<link rel="canonical" href="https://deals.example/"><link rel="icon"'),
    page: '/about',
    problem: '2 canonical',
  },
  {
    code: 'CD818',
    description: 'a relative canonical address',
    files: withCanonical('about.html', '/about'),
    page: '/about',
    problem: 'not absolute',
  },
  {
    code: 'CD818',
    description: 'a canonical address on another site',
    files: withCanonical('about.html', 'https://other.example/about'),
    page: '/about',
    problem: 'another site',
  },
  {
    code: 'CD818',
    description: 'a page of the sitemap with the canonical address of another',
    files: withCanonical('about.html', 'https://deals.example/deal/soup'),
    page: '/about',
    problem: 'The sitemap lists the page',
  },
  {
    code: 'CD818',
    description: 'an alias of a missing page',
    files: withCanonical('news.html', 'https://deals.example/old'),
    page: '/news',
    problem: 'no page at',
  },
  {
    code: 'CD818',
    description: 'an alias of a redirect',
    files: withCanonical('news.html', 'https://deals.example/old-soup'),
    page: '/news',
    problem: 'is a redirect',
  },
  {
    code: 'CD818',
    description: 'an alias of an alias',
    files: withCanonical('search.html', 'https://deals.example/news'),
    page: '/search',
    problem: 'whose own canonical address is /',
  },
  {
    code: 'CD819',
    description: 'two robots tags',
    files: about('<link rel="canonical"', '<meta name="robots" content="index"><link rel="canonical"'),
    page: '/about',
    problem: '2 robots tags',
  },
  {
    code: 'CD819',
    description: 'a robots tag that contradicts itself',
    files: edited('search.html', 'noindex, follow', 'index, noindex'),
    page: '/search',
    problem: 'contradicts itself',
  },
  {
    code: 'CD819',
    description: 'an alias with "noindex"',
    files: edited('news.html', 'content="index, follow"', 'content="noindex"'),
    page: '/news',
    problem: 'has "noindex", but',
  },
  {
    code: 'CD820',
    description: 'a missing social tag',
    files: about(/<meta property="og:title".*?>/, ''),
    page: '/about',
    problem: 'og:title',
  },
  {
    code: 'CD820',
    description: 'another address for shared links',
    files: about(
      'property="og:url" content="https://deals.example/about"',
      'property="og:url" content="https://deals.example/"',
    ),
    page: '/about',
    problem: '"og:url"',
  },
  {
    code: 'CD820',
    description: 'a missing picture for shared links',
    files: about('/assets/social.png', '/assets/gone.png'),
    page: '/about',
    problem: 'does not exist',
  },
  {
    code: 'CD821',
    description: 'an element that ends the head early',
    files: about('<link rel="canonical"', '<p>Hello</p><link rel="canonical"'),
    page: '/about',
    problem: '<p>',
  },
  {
    code: 'CD822',
    description: 'a viewport that prevents zooming',
    files: about('initial-scale=1', 'initial-scale=1, user-scalable=no'),
    page: '/about',
    problem: 'zooming',
  },
  {
    code: 'CD822',
    description: 'no viewport',
    files: about(/<meta name="viewport".*?>/, ''),
    page: '/about',
    problem: 'no viewport',
  },
];

function withCanonical(file: string, address: string): BuiltFiles {
  const files = edited(file, /rel="canonical" href=".*?"/, `rel="canonical" href="${address}"`);
  return edited(file, /property="og:url" content=".*?"/, `property="og:url" content="${address}"`, files);
}

const machineBreaks: readonly Break[] = [
  {
    code: 'CD831',
    description: 'no sitemap',
    files: without('sitemap.xml'),
    page: null,
    problem: 'does not exist',
  },
  {
    code: 'CD831',
    description: 'a sitemap that is cut off',
    files: edited('sitemap.xml', '</urlset>', ''),
    page: null,
    problem: '<urlset> is not closed',
  },
  {
    code: 'CD832',
    description: 'an address without a page',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/gone</loc></url></urlset>'),
    page: '/gone',
    problem: 'no page',
  },
  {
    code: 'CD832',
    description: 'an address on another site',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://other.example/</loc></url></urlset>'),
    page: null,
    problem: 'not on https://deals.example',
  },
  {
    code: 'CD832',
    description: 'a page with "noindex"',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/search</loc></url></urlset>'),
    page: '/search',
    problem: 'has "noindex"',
  },
  {
    code: 'CD832',
    description: 'an address twice',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/about</loc></url></urlset>'),
    page: '/about',
    problem: 'twice',
  },
  {
    code: 'CD832',
    description: 'a redirect',
    files: edited(
      'sitemap.xml',
      '</urlset>',
      '<url><loc>https://deals.example/old-soup</loc></url></urlset>',
    ),
    page: '/old-soup',
    problem: 'redirects to',
  },
  {
    code: 'CD832',
    description: 'a missing picture',
    files: edited(
      'sitemap.xml',
      '/about</loc>',
      '/about</loc><image:image><image:loc>https://deals.example/gone.png</image:loc></image:image>',
    ),
    page: '/about',
    problem: 'gone.png',
  },
  {
    code: 'CD833',
    description: 'a page that the sitemap lacks',
    files: edited('sitemap.xml', /<url><loc>https:\/\/deals.example\/about.*?<\/url>/, ''),
    page: '/about',
    problem: 'lacks /about',
  },
  {
    code: 'CD834',
    description: 'another date than in the build manifest',
    files: edited('sitemap.xml', '/about</loc><lastmod>2026-11-01', '/about</loc><lastmod>2026-11-02'),
    page: '/about',
    problem: 'the build manifest says 2026-11-01',
  },
  {
    code: 'CD834',
    description: 'a date in the future',
    files: edited('sitemap.xml', '/about</loc><lastmod>2026', '/about</loc><lastmod>2027'),
    page: '/about',
    problem: 'in the future',
  },
  {
    code: 'CD834',
    description: 'no date',
    files: edited('sitemap.xml', /\/about<\/loc><lastmod>.*?</, '/about</loc><lastmod>yesterday<'),
    page: '/about',
    problem: 'not a date',
  },
  {
    code: 'CD835',
    description: 'no robots.txt',
    files: without('robots.txt'),
    page: null,
    problem: 'no robots.txt',
  },
  {
    code: 'CD835',
    description: 'a robots.txt without the sitemap',
    files: edited('robots.txt', /Sitemap.*/, ''),
    page: null,
    problem: 'does not name',
  },
  {
    code: 'CD835',
    description: 'a robots.txt that blocks pages',
    files: edited('robots.txt', 'Allow: /', 'Disallow: /sea*'),
    page: '/search',
    problem: 'Disallow: /sea*',
  },
  { code: 'CD836', description: 'no feed', files: without('feed.xml'), page: null, problem: 'no feed' },
  {
    code: 'CD836',
    description: 'a feed that is not XML',
    files: edited('feed.xml', '&amp;', '&'),
    page: null,
    problem: 'unescaped',
  },
  {
    code: 'CD836',
    description: 'a feed with a broken link',
    files: edited('feed.xml', '/deal/soup', '/deal/gone'),
    page: null,
    problem: '/deal/gone',
  },
  {
    code: 'CD837',
    description: 'an invalid web manifest',
    files: { ...validSite(), 'site.webmanifest': '{' },
    page: null,
    problem: 'not a JSON object',
  },
  {
    code: 'CD837',
    description: 'a missing icon',
    files: edited('site.webmanifest', '/assets/icon.svg', '/assets/gone.svg'),
    page: null,
    problem: '/assets/gone.svg',
  },
  {
    code: 'CD837',
    description: 'a web manifest without a name',
    files: edited('site.webmanifest', '"name":"Port",', ''),
    page: null,
    problem: 'lacks name',
  },
  {
    code: 'CD838',
    description: 'a redirect to a missing page',
    files: edited('_redirects', '/deal/soup', '/deal/gone'),
    page: null,
    problem: 'does not exist',
  },
  {
    code: 'CD838',
    description: 'a redirect to a redirect',
    files: edited('_redirects', '301', '301\n/older /old-soup 301'),
    page: null,
    problem: 'which redirects to',
  },
  {
    code: 'CD838',
    description: 'a redirect to itself',
    files: edited('_redirects', '301', '301\n/loop /loop 301'),
    page: null,
    problem: 'itself',
  },
  {
    code: 'CD838',
    description: 'two redirects of one address',
    files: edited('_redirects', '301', '301\n/old-soup /about 301'),
    page: null,
    problem: 'twice',
  },
  {
    code: 'CD839',
    description: 'data of a deal without a page',
    files: edited('deals.json', 'jazz', 'gone'),
    page: '/deal/gone',
    problem: 'no page',
  },
  {
    code: 'CD839',
    description: 'no data for the search',
    files: without('deals.json'),
    page: null,
    problem: 'no deals.json',
  },
];

const link = (tag: string) => about('We like soup.', `We like ${tag}.`);

const linkBreaks: readonly Break[] = [
  {
    code: 'CD841',
    description: 'a broken link',
    files: link('<a href="/deal/soop">soup</a>'),
    page: '/about',
    problem: '"/deal/soop" is broken',
  },
  {
    code: 'CD841',
    description: 'a broken link with the whole address',
    files: link('<a href="https://deals.example/gone">soup</a>'),
    page: '/about',
    problem: 'is broken',
  },
  {
    code: 'CD842',
    description: 'a fragment that is not on the page',
    files: link('<a href="#soup">soup</a>'),
    page: '/about',
    problem: 'not on the page',
  },
  {
    code: 'CD842',
    description: 'a fragment that is not on another page',
    files: link('<a href="/deal/soup#taste">soup</a>'),
    page: '/about',
    problem: 'not on that page',
  },
  {
    code: 'CD843',
    description: 'a link to a redirect',
    files: link('<a href="/old-soup">soup</a>'),
    page: '/about',
    problem: 'redirects to /deal/soup',
  },
  {
    code: 'CD843',
    description: "a link to a page's file",
    files: link('<a href="/deal/soup.html">soup</a>'),
    page: '/about',
    problem: 'redirects to /deal/soup',
  },
  {
    code: 'CD843',
    description: 'a link with a slash at its end',
    files: link('<a href="/deal/soup/">soup</a>'),
    page: '/about',
    problem: 'redirects to /deal/soup',
  },
  {
    code: 'CD844',
    description: 'a link without a text',
    files: link('<a href="/deal/soup"><svg aria-hidden="true"><path d="M0 0"/></svg></a>'),
    page: '/about',
    problem: 'has no text',
  },
  {
    code: 'CD845',
    description: 'a link without encryption',
    files: link('<a href="http://social.example">soup</a>'),
    page: '/about',
    problem: 'not encrypted',
  },
  {
    code: 'CD846',
    description: 'a link that runs a script',
    files: link('<a href="javascript:alert(1)">soup</a>'),
    page: '/about',
    problem: 'invalid address',
  },
  {
    code: 'CD846',
    description: 'a link without an address',
    files: link('<a href="">soup</a>'),
    page: '/about',
    problem: '""',
  },
  {
    code: 'CD847',
    description: 'a page that no links reach',
    files: homes('<a href="/deal/soup">Bowl of soup</a>', 'Bowl of soup'),
    page: '/deal/soup',
    problem: 'No link path',
  },
  {
    code: 'CD848',
    description: 'a missing picture',
    files: soup('<img src="/assets/soup.svg" alt=""', '<img src="/assets/gone.svg" alt=""'),
    page: '/deal/soup',
    problem: '/assets/gone.svg',
  },
  {
    code: 'CD848',
    description: 'a missing size of a picture',
    files: soup('alt="" width', 'srcset="/assets/soup.svg 1x, /assets/soup-2.svg 2x" alt="" width'),
    page: '/deal/soup',
    problem: '/assets/soup-2.svg',
  },
];

const vendorBreaks: readonly Break[] = [
  {
    code: 'CD851',
    description: 'a vendor link that is not marked as paid',
    files: soup('rel="sponsored noopener"', 'rel="noopener"'),
    page: '/deal/soup',
    problem: 'rel="sponsored"',
  },
  {
    code: 'CD852',
    description: 'a vendor link without a disclosure beside it',
    files: soup('<small>Paid link</small>', ''),
    page: '/deal/soup',
    problem: 'says that it is a paid link',
  },
  {
    code: 'CD852',
    description: 'a disclosure that is too far away',
    files: soup('<small>Paid link</small></p>', '</p><section><p>Paid link</p></section>'),
    page: '/deal/soup',
    problem: 'says that it is a paid link',
  },
  {
    code: 'CD853',
    description: 'a footer without a disclosure',
    files: about('We may earn a commission.', 'Made by the sea.'),
    page: '/about',
    problem: 'how the site earns',
  },
  {
    code: 'CD854',
    description: 'an ended deal that is still offered',
    files: validSite(),
    page: '/deal/soup',
    problem: 'has an offer in its structured data, and links',
    check: { facts: soupEnds('2026-11-01T00:00:00Z') },
  },
];

const dataBreaks: readonly Break[] = [
  {
    code: 'CD861',
    description: 'data that is not JSON',
    files: soup('{"@context"', '{@context"'),
    page: '/deal/soup',
    problem: 'cannot be read',
  },
  {
    code: 'CD861',
    description: 'data of another vocabulary',
    files: soup('https://schema.org"', 'https://data.example"'),
    page: '/deal/soup',
    problem: '@context',
  },
  {
    code: 'CD862',
    description: 'an offer without a currency',
    files: soup('"priceCurrency":"USD",', ''),
    page: '/deal/soup',
    problem: 'priceCurrency',
  },
  {
    code: 'CD862',
    description: 'a product without a picture',
    files: soup('"image":"https://deals.example/assets/soup.svg",', ''),
    page: '/deal/soup',
    problem: 'image',
  },
  {
    code: 'CD863',
    description: 'a price that the page does not show',
    files: soup('"price":1250', '"price":125'),
    page: '/deal/soup',
    problem: 'the price is "125"',
  },
  {
    code: 'CD863',
    description: 'a name that the page does not show',
    files: soup('"name":"Bowl of soup","image"', '"name":"Pot of soup","image"'),
    page: '/deal/soup',
    problem: 'Pot of soup',
  },
  {
    code: 'CD863',
    description: 'an end that the page does not show',
    files: soup('"priceValidUntil":"2027-06-30"', '"priceValidUntil":"2028-06-30"'),
    page: '/deal/soup',
    problem: '2028-06-30',
  },
  {
    code: 'CD863',
    description: 'a seller that the page does not show',
    files: soup('"name":"Sample Kitchen"', '"name":"Other Kitchen"'),
    page: '/deal/soup',
    problem: 'Other Kitchen',
  },
  {
    code: 'CD863',
    description: 'a street that the page does not show',
    files: soup(
      '"seller":',
      '"availableAtOrFrom":{"@type":"Place","name":"Sample Kitchen","address":{"@type":"PostalAddress",' +
        '"streetAddress":"1 Hidden Lane","addressLocality":"Port Sample"}},"seller":',
    ),
    page: '/deal/soup',
    problem: '1 Hidden Lane',
  },
  {
    code: 'CD864',
    description: 'an address that is not the page',
    files: soup('"url":"https://deals.example/deal/soup"', '"url":"https://deals.example/about"'),
    page: '/deal/soup',
    problem: 'not the canonical',
  },
  {
    code: 'CD864',
    description: 'a missing picture',
    files: soup(
      '"image":"https://deals.example/assets/soup.svg"',
      '"image":"https://deals.example/assets/gone.svg"',
    ),
    page: '/deal/soup',
    problem: 'does not exist',
  },
  {
    code: 'CD864',
    description: 'a relative address',
    files: soup('"item":"https://deals.example/"', '"item":"/"'),
    page: '/deal/soup',
    problem: 'not an absolute address',
  },
  {
    code: 'CD865',
    description: 'breadcrumbs that are numbered from 0',
    files: soup('"position":1', '"position":0'),
    page: '/deal/soup',
    problem: 'from 1',
  },
  {
    code: 'CD866',
    description: 'a type that search engines ignore',
    files: soup('{"@type":"BreadcrumbList"', '{"@type":"FAQPage"},{"@type":"BreadcrumbList"'),
    page: '/deal/soup',
    problem: 'FAQPage',
  },
];

const readerBreaks: readonly Break[] = [
  {
    code: 'CD871',
    description: 'no <h1>',
    files: about(/<h1>.*?<\/h1>/, ''),
    page: '/about',
    problem: 'no <h1>',
  },
  {
    code: 'CD871',
    description: 'two <h1> headings',
    files: about('</h1>', '</h1><h1>Us</h1>'),
    page: '/about',
    problem: '2 <h1>',
  },
  {
    code: 'CD872',
    description: 'a skipped heading level',
    files: about('</h1>', '</h1><h3>Us</h3>'),
    page: '/about',
    problem: '"Us" is an <h3>',
  },
  {
    code: 'CD873',
    description: 'a duplicate id',
    files: about('<p>We', '<p id="main">We'),
    page: '/about',
    problem: '2 elements have the id "main"',
  },
  {
    code: 'CD874',
    description: 'a reference to a missing label',
    files: about('<p>We', '<p aria-labelledby="gone">We'),
    page: '/about',
    problem: 'aria-labelledby="gone"',
  },
  {
    code: 'CD874',
    description: 'a reference to a missing drawing',
    files: about('<p>We', '<svg><use href="#gone"></use></svg><p>We'),
    page: '/about',
    problem: 'href="gone"',
  },
  {
    code: 'CD875',
    description: 'a field without a name',
    files: homes('<label>Search <input name="q"></label>', '<input name="q" placeholder="Search">'),
    page: '/',
    problem: '<input> has no accessible name',
  },
  {
    code: 'CD875',
    description: 'a button without a name',
    files: homes('<button>Go</button>', '<button><svg></svg></button>'),
    page: '/',
    problem: '<button> has no accessible name',
  },
  {
    code: 'CD876',
    description: 'two <main> elements',
    files: about('</main>', '</main><main></main>'),
    page: '/about',
    problem: '2 <main>',
  },
  {
    code: 'CD876',
    description: 'a navigation without a name',
    files: about('<nav aria-label="Breadcrumb">', '<nav>'),
    page: '/about',
    problem: 'has no name',
  },
  {
    code: 'CD876',
    description: 'two navigations with the same name',
    files: about('<nav aria-label="Breadcrumb">', '<nav aria-label="Main">'),
    page: '/about',
    problem: 'the name "Main"',
  },
];

const pictureBreaks: readonly Break[] = [
  {
    code: 'CD881',
    description: 'a picture without alternative text',
    files: soup(' alt=""', ''),
    page: '/deal/soup',
    problem: 'no alternative text',
  },
  {
    code: 'CD882',
    description: 'a picture without a size',
    files: soup('width="80" height="60"', 'width="80"'),
    page: '/deal/soup',
    problem: 'width and height',
  },
  {
    code: 'CD883',
    description: 'a picture that is too large',
    files: { ...validSite(), 'assets/soup.svg': 'x'.repeat(300_000) },
    page: '/deal/soup',
    problem: '300 kB',
  },
  {
    code: 'CD884',
    description: 'a first picture that is loaded lazily',
    files: soup('fetchpriority="high"', 'loading="lazy"'),
    page: '/deal/soup',
    problem: 'loaded late',
  },
  {
    code: 'CD884',
    description: 'two pictures with a high priority',
    files: soup('loading="lazy"', 'fetchpriority="high"'),
    page: '/deal/soup',
    problem: '2 pictures',
  },
  {
    code: 'CD885',
    description: 'a deal page that is too large',
    files: soup('Sold by', `${incompressibleText(2_500)} Sold by`),
    page: '/deal/soup',
    problem: 'kB with its styles',
  },
  {
    code: 'CD886',
    description: 'a script that is too large',
    files: { ...validSite(), 'assets/enhance.js': incompressibleText(600) },
    page: '/',
    problem: 'kB of script',
  },
];

const wordBreaks: readonly Break[] = [
  {
    code: 'CD891',
    description: 'a missing header',
    files: edited('_headers', /\n {2}X-Content.*/, ''),
    page: null,
    problem: 'lacks the header X-Content-Type-Options',
  },
  {
    code: 'CD891',
    description: 'an ineffective header',
    files: edited('_headers', '31536000', '0'),
    page: null,
    problem: 'max-age=0',
  },
  {
    code: 'CD891',
    description: 'a policy that allows all scripts',
    files: edited('_headers', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    page: null,
    problem: 'unsafe-inline',
  },
  {
    code: 'CD891',
    description: 'pages that any site may show in a frame',
    files: edited('_headers', "; frame-ancestors 'none'", ''),
    page: null,
    problem: 'frame',
  },
  {
    code: 'CD892',
    description: 'an inline script without a hash',
    files: about('dataset.script="on"', 'dataset.script="off"'),
    page: '/about',
    problem: 'inline <script>',
  },
  {
    code: 'CD892',
    description: 'an inline sheet without a hash',
    files: about('body{margin:0}', 'body{margin:1px}'),
    page: '/about',
    problem: 'inline <style>',
  },
  {
    code: 'CD892',
    description: 'a style attribute',
    files: about('<p>We', '<p style="color:red">We'),
    page: '/about',
    problem: '<p style=',
  },
  {
    code: 'CD892',
    description: 'an event handler attribute',
    files: about('<p>We', '<p onclick="go()">We'),
    page: '/about',
    problem: '<p onclick=',
  },
  {
    code: 'CD892',
    description: 'a picture on another host',
    files: soup('<img src="/assets/soup.svg" alt=""', '<img src="https://pictures.example/soup.svg" alt=""'),
    page: '/deal/soup',
    problem: 'img-src does not allow',
  },
  {
    code: 'CD893',
    description: 'a placeholder',
    files: about('We like soup', 'We like {count} soups'),
    page: '/about',
    problem: '"{count}"',
  },
  {
    code: 'CD893',
    description: 'a missing value',
    files: about('We like soup', 'We like undefined'),
    page: '/about',
    problem: '"undefined"',
  },
  {
    code: 'CD893',
    description: 'an object as a text',
    files: about('aria-label="Breadcrumb"', 'aria-label="[object Object]"'),
    page: '/about',
    problem: '[object Object]',
  },
  {
    code: 'CD894',
    description: 'a repeated word',
    files: about('We like soup', 'We like the the soup'),
    page: '/about',
    problem: 'the the',
  },
  {
    code: 'CD895',
    description: 'two spaces in a row',
    files: about('We like soup', 'We  like soup'),
    page: '/about',
    problem: 'more than one space',
  },
  {
    code: 'CD895',
    description: 'no space after a sentence',
    files: about('We like soup', 'We like bread.We like soup'),
    page: '/about',
    problem: 'missing after a sentence',
  },
  {
    code: 'CD895',
    description: 'a space before a comma',
    files: about('We like soup', 'We like bread , soup'),
    page: '/about',
    problem: 'before a punctuation mark',
  },
];

export const breaks: readonly Break[] = [
  ...filesBreaks,
  ...headBreaks,
  ...machineBreaks,
  ...linkBreaks,
  ...vendorBreaks,
  ...dataBreaks,
  ...readerBreaks,
  ...pictureBreaks,
  ...wordBreaks,
];
