import type { FindingCode } from '../../../../../../cli/commands/check/findingCodes.ts';
import {
  type BuiltFiles,
  type Check,
  edited,
  manifestOf,
  soundFacts,
  soundSite,
  without,
} from './miniSite.ts';

/** A way to break the sound site, and the one finding that it causes. */
export interface Break {
  readonly code: FindingCode;
  readonly what: string;
  readonly files: BuiltFiles;
  /** The page of the finding; `null` if it has none. */
  readonly page: string | null;
  /** A part of the problem. */
  readonly says: string;
  readonly check?: Check;
}

const soup = (from: string | RegExp, to: string) => edited('deal/soup.html', from, to);
const about = (from: string | RegExp, to: string) => edited('about.html', from, to);
const index = (from: string | RegExp, to: string) => edited('index.html', from, to);
/** Replaces a text of the home page and of its alias. */
const homes = (from: string | RegExp, to: string) => edited('news.html', from, to, index(from, to));
const whole = (files: BuiltFiles): BuiltFiles => ({ ...files, 'build-manifest.json': manifestOf(files) });
const built = whole(soundSite());
const noise = (length: number) =>
  Array.from({ length }, (_, index) =>
    Math.sin(index + 1)
      .toString(36)
      .slice(3),
  ).join(' ');
const soupEnds = (endsAt: string) => ({
  ...soundFacts,
  spanOfDeal: new Map([['/deal/soup', { startsAt: null, endsAt: Date.parse(endsAt) }]]),
});

/** Files and manifest. */
const filesBreaks: readonly Break[] = [
  {
    code: 'CD801',
    what: 'no manifest',
    files: { ...soundSite(), 'build-manifest.json': '' },
    page: null,
    says: 'cannot be read',
  },
  {
    code: 'CD802',
    what: 'a missing file',
    files: {
      ...without('assets/enhance.js'),
      'build-manifest.json': manifestOf(soundSite()),
      ...withoutScript(),
    },
    page: null,
    says: 'assets/enhance.js',
  },
  {
    code: 'CD803',
    what: 'a page changed by hand',
    files: { ...built, 'about.html': `${built['about.html']}<!-- -->` },
    page: '/about',
    says: 'was changed after the build',
  },
  {
    code: 'CD803',
    what: 'data changed by hand, at the same length',
    files: { ...built, 'robots.txt': (built['robots.txt'] ?? '').replace('Allow: /', 'Allow: *') },
    page: null,
    says: 'robots.txt',
  },
  {
    code: 'CD804',
    what: 'a file that no build made',
    files: { ...built, 'notes.txt': 'x' },
    page: null,
    says: 'notes.txt',
  },
  {
    code: 'CD805',
    what: 'pages that have gone stale',
    files: built,
    page: '/',
    says: 'and 5 more',
    check: { now: '2027-01-02T00:00:00Z' },
  },
  {
    code: 'CD806',
    what: 'an interrupted build',
    files: { ...built, '.city-deals-journal': 'about.html\n' },
    page: null,
    says: 'interrupted',
  },
  {
    code: 'CD807',
    what: 'one part of a site',
    files: index('/deal/soup', '/deal/elsewhere'),
    page: null,
    says: '1/2',
    check: { manifest: { shard: '1/2' } },
  },
];

/** Pages that do not load the script, as long as those in the manifest. */
function withoutScript(): BuiltFiles {
  const pages = Object.entries(soundSite()).filter(([file]) => file.endsWith('.html'));
  const tag = '<script src="/assets/enhance.js" defer></script>';
  return Object.fromEntries(pages.map(([file, text]) => [file, text.replace(tag, ' '.repeat(tag.length))]));
}

const headBreaks: readonly Break[] = [
  {
    code: 'CD811',
    what: 'no title',
    files: about(/<title>.*?<\/title>/, ''),
    page: '/about',
    says: 'no <title>',
  },
  {
    code: 'CD811',
    what: 'two titles',
    files: about('</title>', '</title><title>Also this</title>'),
    page: '/about',
    says: '2 titles',
  },
  {
    code: 'CD812',
    what: 'a short title',
    files: about(/<title>.*?<\/title>/, '<title>About</title>'),
    page: '/about',
    says: '5 characters',
  },
  {
    code: 'CD812',
    what: 'a long title',
    files: about('<title>About', `<title>${'About and about, '.repeat(5)}`),
    page: '/about',
    says: 'before the name of the site',
  },
  {
    code: 'CD813',
    what: 'the title of another page',
    files: about(/<title>.*?<\/title>/, '<title>Bowl of soup: 20% off | Port Sample Deals</title>'),
    page: '/deal/soup',
    says: 'the same title as /about',
  },
  {
    code: 'CD814',
    what: 'no description',
    files: about(/<meta name="description".*?>/, ''),
    page: '/about',
    says: 'no description',
  },
  {
    code: 'CD814',
    what: 'two descriptions',
    files: about('<meta name="robots"', '<meta name="description" content="Another."><meta name="robots"'),
    page: '/about',
    says: '2 descriptions',
  },
  {
    code: 'CD815',
    what: 'a short description',
    files: about(/name="description" content=".*?"/, 'name="description" content="Who we are."'),
    page: '/about',
    says: '11 characters',
  },
  {
    code: 'CD815',
    what: 'a long description',
    files: about(
      /name="description" content=".*?"/,
      `name="description" content="${'Who we are and why. '.repeat(9).trim()}"`,
    ),
    page: '/about',
    says: '179 characters',
  },
  {
    code: 'CD816',
    what: 'the description of another page',
    files: about(
      /name="description" content=".*?"/,
      'name="description" content="Two seats for a jazz quartet in a cellar of the old town, on any Thursday of the year."',
    ),
    page: '/deal/jazz',
    says: 'the same description as /about',
  },
  {
    code: 'CD817',
    what: 'no language',
    files: about('<html lang="en-US">', '<html>'),
    page: '/about',
    says: 'does not declare',
  },
  {
    code: 'CD817',
    what: 'another language',
    files: about('lang="en-US"', 'lang="de"'),
    page: '/about',
    says: '"de"',
  },
  {
    code: 'CD818',
    what: 'no canonical address',
    files: about(/<link rel="canonical".*?>/, ''),
    page: '/about',
    says: 'has no canonical',
  },
  {
    code: 'CD818',
    what: 'two canonical addresses',
    files: about('<link rel="icon"', '<link rel="canonical" href="https://deals.example/"><link rel="icon"'),
    page: '/about',
    says: '2 canonical',
  },
  {
    code: 'CD818',
    what: 'a relative canonical address',
    files: withCanonical('about.html', '/about'),
    page: '/about',
    says: 'not absolute',
  },
  {
    code: 'CD818',
    what: 'a canonical address on another site',
    files: withCanonical('about.html', 'https://other.example/about'),
    page: '/about',
    says: 'another site',
  },
  {
    code: 'CD818',
    what: 'a page of the sitemap with the canonical address of another',
    files: withCanonical('about.html', 'https://deals.example/deal/soup'),
    page: '/about',
    says: 'The sitemap lists the page',
  },
  {
    code: 'CD818',
    what: 'an alias of a missing page',
    files: withCanonical('news.html', 'https://deals.example/old'),
    page: '/news',
    says: 'no page at',
  },
  {
    code: 'CD818',
    what: 'an alias of a redirect',
    files: withCanonical('news.html', 'https://deals.example/old-soup'),
    page: '/news',
    says: 'is a redirect',
  },
  {
    code: 'CD818',
    what: 'an alias of an alias',
    files: withCanonical('search.html', 'https://deals.example/news'),
    page: '/search',
    says: 'whose own canonical address is /',
  },
  {
    code: 'CD819',
    what: 'two robots tags',
    files: about('<link rel="canonical"', '<meta name="robots" content="index"><link rel="canonical"'),
    page: '/about',
    says: '2 robots tags',
  },
  {
    code: 'CD819',
    what: 'a robots tag that contradicts itself',
    files: edited('search.html', 'noindex, follow', 'index, noindex'),
    page: '/search',
    says: 'contradicts itself',
  },
  {
    code: 'CD819',
    what: 'an alias with "noindex"',
    files: edited('news.html', 'content="index, follow"', 'content="noindex"'),
    page: '/news',
    says: 'has "noindex", but',
  },
  {
    code: 'CD820',
    what: 'a missing social tag',
    files: about(/<meta property="og:title".*?>/, ''),
    page: '/about',
    says: 'og:title',
  },
  {
    code: 'CD820',
    what: 'another address for shared links',
    files: about(
      'property="og:url" content="https://deals.example/about"',
      'property="og:url" content="https://deals.example/"',
    ),
    page: '/about',
    says: '"og:url"',
  },
  {
    code: 'CD820',
    what: 'a missing picture for shared links',
    files: about('/assets/social.png', '/assets/gone.png'),
    page: '/about',
    says: 'does not exist',
  },
  {
    code: 'CD821',
    what: 'an element that ends the head early',
    files: about('<link rel="canonical"', '<p>Hello</p><link rel="canonical"'),
    page: '/about',
    says: '<p>',
  },
  {
    code: 'CD822',
    what: 'a viewport that prevents zooming',
    files: about('initial-scale=1', 'initial-scale=1, user-scalable=no'),
    page: '/about',
    says: 'zooming',
  },
  {
    code: 'CD822',
    what: 'no viewport',
    files: about(/<meta name="viewport".*?>/, ''),
    page: '/about',
    says: 'no viewport',
  },
];

function withCanonical(file: string, address: string): BuiltFiles {
  const files = edited(file, /rel="canonical" href=".*?"/, `rel="canonical" href="${address}"`);
  return edited(file, /property="og:url" content=".*?"/, `property="og:url" content="${address}"`, files);
}

const machineBreaks: readonly Break[] = [
  { code: 'CD831', what: 'no sitemap', files: without('sitemap.xml'), page: null, says: 'does not exist' },
  {
    code: 'CD831',
    what: 'a sitemap that is cut off',
    files: edited('sitemap.xml', '</urlset>', ''),
    page: null,
    says: '<urlset> is not closed',
  },
  {
    code: 'CD832',
    what: 'an address without a page',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/gone</loc></url></urlset>'),
    page: '/gone',
    says: 'no page',
  },
  {
    code: 'CD832',
    what: 'an address on another site',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://other.example/</loc></url></urlset>'),
    page: null,
    says: 'not on https://deals.example',
  },
  {
    code: 'CD832',
    what: 'a page with "noindex"',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/search</loc></url></urlset>'),
    page: '/search',
    says: 'has "noindex"',
  },
  {
    code: 'CD832',
    what: 'an address twice',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/about</loc></url></urlset>'),
    page: '/about',
    says: 'twice',
  },
  {
    code: 'CD832',
    what: 'a redirect',
    files: edited(
      'sitemap.xml',
      '</urlset>',
      '<url><loc>https://deals.example/old-soup</loc></url></urlset>',
    ),
    page: '/old-soup',
    says: 'redirects to',
  },
  {
    code: 'CD832',
    what: 'a picture that is not there',
    files: edited(
      'sitemap.xml',
      '/about</loc>',
      '/about</loc><image:image><image:loc>https://deals.example/gone.png</image:loc></image:image>',
    ),
    page: '/about',
    says: 'gone.png',
  },
  {
    code: 'CD833',
    what: 'a page that the sitemap lacks',
    files: edited('sitemap.xml', /<url><loc>https:\/\/deals.example\/about.*?<\/url>/, ''),
    page: '/about',
    says: 'lacks /about',
  },
  {
    code: 'CD834',
    what: 'another date than in the build manifest',
    files: edited('sitemap.xml', '/about</loc><lastmod>2026-11-01', '/about</loc><lastmod>2026-11-02'),
    page: '/about',
    says: 'the build manifest says 2026-11-01',
  },
  {
    code: 'CD834',
    what: 'a date in the future',
    files: edited('sitemap.xml', '/about</loc><lastmod>2026', '/about</loc><lastmod>2027'),
    page: '/about',
    says: 'in the future',
  },
  {
    code: 'CD834',
    what: 'no date',
    files: edited('sitemap.xml', /\/about<\/loc><lastmod>.*?</, '/about</loc><lastmod>yesterday<'),
    page: '/about',
    says: 'not a date',
  },
  { code: 'CD835', what: 'no robots.txt', files: without('robots.txt'), page: null, says: 'no robots.txt' },
  {
    code: 'CD835',
    what: 'a robots.txt without the sitemap',
    files: edited('robots.txt', /Sitemap.*/, ''),
    page: null,
    says: 'does not name',
  },
  {
    code: 'CD835',
    what: 'a robots.txt that blocks pages',
    files: edited('robots.txt', 'Allow: /', 'Disallow: /sea*'),
    page: '/search',
    says: 'Disallow: /sea*',
  },
  { code: 'CD836', what: 'no feed', files: without('feed.xml'), page: null, says: 'no feed' },
  {
    code: 'CD836',
    what: 'a feed that is not XML',
    files: edited('feed.xml', '&amp;', '&'),
    page: null,
    says: 'unescaped',
  },
  {
    code: 'CD836',
    what: 'a feed with a broken link',
    files: edited('feed.xml', '/deal/soup', '/deal/gone'),
    page: null,
    says: '/deal/gone',
  },
  {
    code: 'CD837',
    what: 'an invalid web manifest',
    files: { ...soundSite(), 'site.webmanifest': '{' },
    page: null,
    says: 'not a JSON object',
  },
  {
    code: 'CD837',
    what: 'an icon that is not there',
    files: edited('site.webmanifest', '/assets/icon.svg', '/assets/gone.svg'),
    page: null,
    says: '/assets/gone.svg',
  },
  {
    code: 'CD837',
    what: 'a web manifest without a name',
    files: edited('site.webmanifest', '"name":"Port",', ''),
    page: null,
    says: 'lacks name',
  },
  {
    code: 'CD838',
    what: 'a redirect to a missing page',
    files: edited('_redirects', '/deal/soup', '/deal/gone'),
    page: null,
    says: 'does not exist',
  },
  {
    code: 'CD838',
    what: 'a redirect to a redirect',
    files: edited('_redirects', '301', '301\n/older /old-soup 301'),
    page: null,
    says: 'which redirects to',
  },
  {
    code: 'CD838',
    what: 'a redirect to itself',
    files: edited('_redirects', '301', '301\n/loop /loop 301'),
    page: null,
    says: 'itself',
  },
  {
    code: 'CD838',
    what: 'two redirects of one address',
    files: edited('_redirects', '301', '301\n/old-soup /about 301'),
    page: null,
    says: 'twice',
  },
  {
    code: 'CD839',
    what: 'data of a deal without a page',
    files: edited('deals.json', 'jazz', 'gone'),
    page: '/deal/gone',
    says: 'no page',
  },
  {
    code: 'CD839',
    what: 'no data for the search',
    files: without('deals.json'),
    page: null,
    says: 'no deals.json',
  },
];

const link = (tag: string) => about('We like soup.', `We like ${tag}.`);

const linkBreaks: readonly Break[] = [
  {
    code: 'CD841',
    what: 'a broken link',
    files: link('<a href="/deal/soop">soup</a>'),
    page: '/about',
    says: '"/deal/soop" is broken',
  },
  {
    code: 'CD841',
    what: 'a broken link with the whole address',
    files: link('<a href="https://deals.example/gone">soup</a>'),
    page: '/about',
    says: 'is broken',
  },
  {
    code: 'CD842',
    what: 'a fragment that is not on the page',
    files: link('<a href="#soup">soup</a>'),
    page: '/about',
    says: 'not on the page',
  },
  {
    code: 'CD842',
    what: 'a fragment that is not on another page',
    files: link('<a href="/deal/soup#taste">soup</a>'),
    page: '/about',
    says: 'not on that page',
  },
  {
    code: 'CD843',
    what: 'a link to a redirect',
    files: link('<a href="/old-soup">soup</a>'),
    page: '/about',
    says: 'redirects to /deal/soup',
  },
  {
    code: 'CD843',
    what: "a link to a page's file",
    files: link('<a href="/deal/soup.html">soup</a>'),
    page: '/about',
    says: 'redirects to /deal/soup',
  },
  {
    code: 'CD843',
    what: 'a link with a slash at its end',
    files: link('<a href="/deal/soup/">soup</a>'),
    page: '/about',
    says: 'redirects to /deal/soup',
  },
  {
    code: 'CD844',
    what: 'a link without a text',
    files: link('<a href="/deal/soup"><svg aria-hidden="true"><path d="M0 0"/></svg></a>'),
    page: '/about',
    says: 'has no text',
  },
  {
    code: 'CD845',
    what: 'a link without encryption',
    files: link('<a href="http://social.example">soup</a>'),
    page: '/about',
    says: 'not encrypted',
  },
  {
    code: 'CD846',
    what: 'a link that runs a script',
    files: link('<a href="javascript:alert(1)">soup</a>'),
    page: '/about',
    says: 'invalid address',
  },
  {
    code: 'CD846',
    what: 'a link without an address',
    files: link('<a href="">soup</a>'),
    page: '/about',
    says: '""',
  },
  {
    code: 'CD847',
    what: 'a page that no links reach',
    files: homes('<a href="/deal/soup">Bowl of soup</a>', 'Bowl of soup'),
    page: '/deal/soup',
    says: 'No link path',
  },
  {
    code: 'CD848',
    what: 'a picture that is not there',
    files: soup('<img src="/assets/soup.svg" alt=""', '<img src="/assets/gone.svg" alt=""'),
    page: '/deal/soup',
    says: '/assets/gone.svg',
  },
  {
    code: 'CD848',
    what: 'a missing size of a picture',
    files: soup('alt="" width', 'srcset="/assets/soup.svg 1x, /assets/soup-2.svg 2x" alt="" width'),
    page: '/deal/soup',
    says: '/assets/soup-2.svg',
  },
];

const vendorBreaks: readonly Break[] = [
  {
    code: 'CD851',
    what: 'a vendor link that is not marked as paid',
    files: soup('rel="sponsored noopener"', 'rel="noopener"'),
    page: '/deal/soup',
    says: 'rel="sponsored"',
  },
  {
    code: 'CD852',
    what: 'a vendor link without a disclosure beside it',
    files: soup('<small>Paid link</small>', ''),
    page: '/deal/soup',
    says: 'says that it is a paid link',
  },
  {
    code: 'CD852',
    what: 'a disclosure that is too far away',
    files: soup('<small>Paid link</small></p>', '</p><section><p>Paid link</p></section>'),
    page: '/deal/soup',
    says: 'says that it is a paid link',
  },
  {
    code: 'CD853',
    what: 'a footer without a disclosure',
    files: about('We may earn a commission.', 'Made by the sea.'),
    page: '/about',
    says: 'how the site earns',
  },
  {
    code: 'CD854',
    what: 'an ended deal that is still offered',
    files: soundSite(),
    page: '/deal/soup',
    says: 'has an offer in its structured data, and links',
    check: { facts: soupEnds('2026-11-01T00:00:00Z') },
  },
];

const dataBreaks: readonly Break[] = [
  {
    code: 'CD861',
    what: 'data that is not JSON',
    files: soup('{"@context"', '{@context"'),
    page: '/deal/soup',
    says: 'cannot be read',
  },
  {
    code: 'CD861',
    what: 'data of another vocabulary',
    files: soup('https://schema.org"', 'https://data.example"'),
    page: '/deal/soup',
    says: '@context',
  },
  {
    code: 'CD862',
    what: 'an offer without a currency',
    files: soup('"priceCurrency":"USD",', ''),
    page: '/deal/soup',
    says: 'priceCurrency',
  },
  {
    code: 'CD862',
    what: 'a product without a picture',
    files: soup('"image":"https://deals.example/assets/soup.svg",', ''),
    page: '/deal/soup',
    says: 'image',
  },
  {
    code: 'CD863',
    what: 'a price that the page does not show',
    files: soup('"price":1250', '"price":125'),
    page: '/deal/soup',
    says: 'the price is "125"',
  },
  {
    code: 'CD863',
    what: 'a name that the page does not show',
    files: soup('"name":"Bowl of soup","image"', '"name":"Pot of soup","image"'),
    page: '/deal/soup',
    says: 'Pot of soup',
  },
  {
    code: 'CD863',
    what: 'an end that the page does not show',
    files: soup('"priceValidUntil":"2027-06-30"', '"priceValidUntil":"2028-06-30"'),
    page: '/deal/soup',
    says: '2028-06-30',
  },
  {
    code: 'CD863',
    what: 'a seller that the page does not show',
    files: soup('"name":"Sample Kitchen"', '"name":"Other Kitchen"'),
    page: '/deal/soup',
    says: 'Other Kitchen',
  },
  {
    code: 'CD864',
    what: 'an address that is not the page',
    files: soup('"url":"https://deals.example/deal/soup"', '"url":"https://deals.example/about"'),
    page: '/deal/soup',
    says: 'not the canonical',
  },
  {
    code: 'CD864',
    what: 'a picture that is not there',
    files: soup(
      '"image":"https://deals.example/assets/soup.svg"',
      '"image":"https://deals.example/assets/gone.svg"',
    ),
    page: '/deal/soup',
    says: 'does not exist',
  },
  {
    code: 'CD864',
    what: 'a relative address',
    files: soup('"item":"https://deals.example/"', '"item":"/"'),
    page: '/deal/soup',
    says: 'not an absolute address',
  },
  {
    code: 'CD865',
    what: 'breadcrumbs that are numbered from 0',
    files: soup('"position":1', '"position":0'),
    page: '/deal/soup',
    says: 'from 1',
  },
  {
    code: 'CD866',
    what: 'a type that search engines ignore',
    files: soup('{"@type":"BreadcrumbList"', '{"@type":"FAQPage"},{"@type":"BreadcrumbList"'),
    page: '/deal/soup',
    says: 'FAQPage',
  },
];

const readerBreaks: readonly Break[] = [
  {
    code: 'CD871',
    what: 'no <h1>',
    files: about(/<h1>.*?<\/h1>/, ''),
    page: '/about',
    says: 'no <h1>',
  },
  {
    code: 'CD871',
    what: 'two <h1> headings',
    files: about('</h1>', '</h1><h1>Us</h1>'),
    page: '/about',
    says: '2 <h1>',
  },
  {
    code: 'CD872',
    what: 'a skipped heading level',
    files: about('</h1>', '</h1><h3>Us</h3>'),
    page: '/about',
    says: '"Us" is an <h3>',
  },
  {
    code: 'CD873',
    what: 'a duplicate id',
    files: about('<p>We', '<p id="main">We'),
    page: '/about',
    says: '2 elements have the id "main"',
  },
  {
    code: 'CD874',
    what: 'a reference to a missing label',
    files: about('<p>We', '<p aria-labelledby="gone">We'),
    page: '/about',
    says: 'aria-labelledby="gone"',
  },
  {
    code: 'CD874',
    what: 'a reference to a missing drawing',
    files: about('<p>We', '<svg><use href="#gone"></use></svg><p>We'),
    page: '/about',
    says: 'href="gone"',
  },
  {
    code: 'CD875',
    what: 'a field without a name',
    files: homes('<label>Search <input name="q"></label>', '<input name="q" placeholder="Search">'),
    page: '/',
    says: '<input> has no accessible name',
  },
  {
    code: 'CD875',
    what: 'a button without a name',
    files: homes('<button>Go</button>', '<button><svg></svg></button>'),
    page: '/',
    says: '<button> has no accessible name',
  },
  {
    code: 'CD876',
    what: 'two <main> elements',
    files: about('</main>', '</main><main></main>'),
    page: '/about',
    says: '2 <main>',
  },
  {
    code: 'CD876',
    what: 'a navigation without a name',
    files: about('<nav aria-label="Breadcrumb">', '<nav>'),
    page: '/about',
    says: 'has no name',
  },
  {
    code: 'CD876',
    what: 'two navigations with the same name',
    files: about('<nav aria-label="Breadcrumb">', '<nav aria-label="Main">'),
    page: '/about',
    says: 'the name "Main"',
  },
];

const pictureBreaks: readonly Break[] = [
  {
    code: 'CD881',
    what: 'a picture without alternative text',
    files: soup(' alt=""', ''),
    page: '/deal/soup',
    says: 'no alternative text',
  },
  {
    code: 'CD882',
    what: 'a picture without a size',
    files: soup('width="80" height="60"', 'width="80"'),
    page: '/deal/soup',
    says: 'width and height',
  },
  {
    code: 'CD883',
    what: 'a picture that is too large',
    files: { ...soundSite(), 'assets/soup.svg': 'x'.repeat(300_000) },
    page: '/deal/soup',
    says: '300 kB',
  },
  {
    code: 'CD884',
    what: 'a first picture that is loaded lazily',
    files: soup('fetchpriority="high"', 'loading="lazy"'),
    page: '/deal/soup',
    says: 'loaded late',
  },
  {
    code: 'CD884',
    what: 'two pictures with a high priority',
    files: soup('loading="lazy"', 'fetchpriority="high"'),
    page: '/deal/soup',
    says: '2 pictures',
  },
  {
    code: 'CD885',
    what: 'a deal page that is too large',
    files: soup('Sold by', `${noise(2_500)} Sold by`),
    page: '/deal/soup',
    says: 'kB with its styles',
  },
  {
    code: 'CD886',
    what: 'a script that is too large',
    files: { ...soundSite(), 'assets/enhance.js': noise(600) },
    page: '/',
    says: 'kB of script',
  },
];

const wordBreaks: readonly Break[] = [
  {
    code: 'CD891',
    what: 'a missing header',
    files: edited('_headers', /\n {2}X-Content.*/, ''),
    page: null,
    says: 'lacks the header X-Content-Type-Options',
  },
  {
    code: 'CD891',
    what: 'an ineffective header',
    files: edited('_headers', '31536000', '0'),
    page: null,
    says: 'max-age=0',
  },
  {
    code: 'CD891',
    what: 'a policy that allows all scripts',
    files: edited('_headers', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    page: null,
    says: 'unsafe-inline',
  },
  {
    code: 'CD891',
    what: 'pages that any site may show in a frame',
    files: edited('_headers', "; frame-ancestors 'none'", ''),
    page: null,
    says: 'frame',
  },
  {
    code: 'CD892',
    what: 'an inline script without a hash',
    files: about('dataset.script="on"', 'dataset.script="off"'),
    page: '/about',
    says: 'inline <script>',
  },
  {
    code: 'CD892',
    what: 'an inline sheet without a hash',
    files: about('body{margin:0}', 'body{margin:1px}'),
    page: '/about',
    says: 'inline <style>',
  },
  {
    code: 'CD892',
    what: 'a style attribute',
    files: about('<p>We', '<p style="color:red">We'),
    page: '/about',
    says: '<p style=',
  },
  {
    code: 'CD892',
    what: 'an event handler attribute',
    files: about('<p>We', '<p onclick="go()">We'),
    page: '/about',
    says: '<p onclick=',
  },
  {
    code: 'CD892',
    what: 'a picture on another host',
    files: soup('<img src="/assets/soup.svg" alt=""', '<img src="https://pictures.example/soup.svg" alt=""'),
    page: '/deal/soup',
    says: 'img-src does not allow',
  },
  {
    code: 'CD893',
    what: 'a placeholder',
    files: about('We like soup', 'We like {count} soups'),
    page: '/about',
    says: '"{count}"',
  },
  {
    code: 'CD893',
    what: 'a missing value',
    files: about('We like soup', 'We like undefined'),
    page: '/about',
    says: '"undefined"',
  },
  {
    code: 'CD893',
    what: 'an object as a text',
    files: about('aria-label="Breadcrumb"', 'aria-label="[object Object]"'),
    page: '/about',
    says: '[object Object]',
  },
  {
    code: 'CD894',
    what: 'a repeated word',
    files: about('We like soup', 'We like the the soup'),
    page: '/about',
    says: 'the the',
  },
  {
    code: 'CD895',
    what: 'two spaces in a row',
    files: about('We like soup', 'We  like soup'),
    page: '/about',
    says: 'more than one space',
  },
  {
    code: 'CD895',
    what: 'no space after a sentence',
    files: about('We like soup', 'We like bread.We like soup'),
    page: '/about',
    says: 'missing after a sentence',
  },
  {
    code: 'CD895',
    what: 'a space before a comma',
    files: about('We like soup', 'We like bread , soup'),
    page: '/about',
    says: 'before a punctuation mark',
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
