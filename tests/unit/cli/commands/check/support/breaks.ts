import type { FindingCode } from '../../../../../../cli/commands/check/catalogue.ts';
import {
  type BuiltFiles,
  type Check,
  edited,
  manifestOf,
  soundFacts,
  soundSite,
  without,
} from './miniSite.ts';

/** One way to break the sound site, and the one thing that is then found. */
export interface Break {
  readonly code: FindingCode;
  readonly what: string;
  readonly files: BuiltFiles;
  /** The page that is named; `null` where none is. */
  readonly page: string | null;
  /** Words of the problem. */
  readonly says: string;
  readonly check?: Check;
}

const soup = (from: string | RegExp, to: string) => edited('deal/soup.html', from, to);
const about = (from: string | RegExp, to: string) => edited('about.html', from, to);
const index = (from: string | RegExp, to: string) => edited('index.html', from, to);
/** Replaces in home and in its alias alike. */
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

/** The files of a site and its account. */
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
    what: 'a file that is gone',
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
    says: 'not what the build made',
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
    what: 'a journal',
    files: { ...built, '.city-deals-journal': 'about.html\n' },
    page: null,
    says: 'cut off',
  },
  {
    code: 'CD807',
    what: 'a part of a site',
    files: index('/deal/soup', '/deal/elsewhere'),
    page: null,
    says: '1/2',
    check: { manifest: { shard: '1/2' } },
  },
];

/** Pages that do not ask for the script, at the length that the manifest knows. */
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
    says: 'no title',
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
    says: 'the title of /about',
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
    says: 'the description of /about',
  },
  {
    code: 'CD817',
    what: 'no language',
    files: about('<html lang="en-US">', '<html>'),
    page: '/about',
    says: 'does not say',
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
    says: 'names no canonical',
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
    what: 'a page of the sitemap with the address of another',
    files: withCanonical('about.html', 'https://deals.example/deal/soup'),
    page: '/about',
    says: 'The sitemap lists the page',
  },
  {
    code: 'CD818',
    what: 'an alias of nothing',
    files: withCanonical('news.html', 'https://deals.example/old'),
    page: '/news',
    says: 'no page at',
  },
  {
    code: 'CD818',
    what: 'an alias of a redirect',
    files: withCanonical('news.html', 'https://deals.example/old-soup'),
    page: '/news',
    says: 'leads on',
  },
  {
    code: 'CD818',
    what: 'an alias of an alias',
    files: withCanonical('search.html', 'https://deals.example/news'),
    page: '/search',
    says: 'names / as its own',
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
    what: 'robots that contradict themselves',
    files: edited('search.html', 'noindex, follow', 'index, noindex'),
    page: '/search',
    says: 'contradicts itself',
  },
  {
    code: 'CD819',
    what: 'an alias that asks not to be listed',
    files: edited('news.html', 'content="index, follow"', 'content="noindex"'),
    page: '/news',
    says: 'asks not to be listed',
  },
  {
    code: 'CD820',
    what: 'a social tag that is missing',
    files: about(/<meta property="og:title".*?>/, ''),
    page: '/about',
    says: 'og:title',
  },
  {
    code: 'CD820',
    what: 'another address for sharing',
    files: about(
      'property="og:url" content="https://deals.example/about"',
      'property="og:url" content="https://deals.example/"',
    ),
    page: '/about',
    says: '"og:url"',
  },
  {
    code: 'CD820',
    what: 'a shared picture that is not there',
    files: about('/assets/social.png', '/assets/gone.png'),
    page: '/about',
    says: 'is not there',
  },
  {
    code: 'CD821',
    what: 'an element that ends the head',
    files: about('<link rel="canonical"', '<p>Hello</p><link rel="canonical"'),
    page: '/about',
    says: '<p>',
  },
  {
    code: 'CD822',
    what: 'no zoom',
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
  { code: 'CD831', what: 'no sitemap', files: without('sitemap.xml'), page: null, says: 'not there' },
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
    says: 'no such page',
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
    what: 'a page that asks not to be listed',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/search</loc></url></urlset>'),
    page: '/search',
    says: 'asks not to be listed',
  },
  {
    code: 'CD832',
    what: 'an address twice',
    files: edited('sitemap.xml', '</urlset>', '<url><loc>https://deals.example/about</loc></url></urlset>'),
    page: '/about',
    says: 'lists it twice',
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
    says: 'leads on',
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
    what: 'a page that the sitemap forgets',
    files: edited('sitemap.xml', /<url><loc>https:\/\/deals.example\/about.*?<\/url>/, ''),
    page: '/about',
    says: 'does not have /about',
  },
  {
    code: 'CD834',
    what: 'another date than that of the build',
    files: edited('sitemap.xml', '/about</loc><lastmod>2026-11-01', '/about</loc><lastmod>2026-11-02'),
    page: '/about',
    says: 'the build 2026-11-01',
  },
  {
    code: 'CD834',
    what: 'a date to come',
    files: edited('sitemap.xml', '/about</loc><lastmod>2026', '/about</loc><lastmod>2027'),
    page: '/about',
    says: 'still to come',
  },
  {
    code: 'CD834',
    what: 'no date',
    files: edited('sitemap.xml', /\/about<\/loc><lastmod>.*?</, '/about</loc><lastmod>yesterday<'),
    page: '/about',
    says: 'no date',
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
    what: 'a robots.txt that hides pages',
    files: edited('robots.txt', 'Allow: /', 'Disallow: /sea*'),
    page: '/search',
    says: 'Disallow: /sea*',
  },
  { code: 'CD836', what: 'no feed', files: without('feed.xml'), page: null, says: 'no feed' },
  {
    code: 'CD836',
    what: 'a feed that is no XML',
    files: edited('feed.xml', '&amp;', '&'),
    page: null,
    says: 'stands alone',
  },
  {
    code: 'CD836',
    what: 'a feed that leads nowhere',
    files: edited('feed.xml', '/deal/soup', '/deal/gone'),
    page: null,
    says: '/deal/gone',
  },
  {
    code: 'CD837',
    what: 'no web manifest that can be read',
    files: { ...soundSite(), 'site.webmanifest': '{' },
    page: null,
    says: 'no JSON object',
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
    says: 'no name',
  },
  {
    code: 'CD838',
    what: 'a redirect to nothing',
    files: edited('_redirects', '/deal/soup', '/deal/gone'),
    page: null,
    says: 'where nothing is',
  },
  {
    code: 'CD838',
    what: 'a redirect to a redirect',
    files: edited('_redirects', '301', '301\n/older /old-soup 301'),
    page: null,
    says: 'leads on',
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
    what: 'a link to nothing',
    files: link('<a href="/deal/soop">soup</a>'),
    page: '/about',
    says: '"/deal/soop" leads nowhere',
  },
  {
    code: 'CD841',
    what: 'a link to nothing in the footer',
    files: link('<a href="https://deals.example/gone">soup</a>'),
    page: '/about',
    says: 'leads nowhere',
  },
  {
    code: 'CD842',
    what: 'an anchor that is not on the page',
    files: link('<a href="#soup">soup</a>'),
    page: '/about',
    says: 'no place on the page',
  },
  {
    code: 'CD842',
    what: 'an anchor that is not on another page',
    files: link('<a href="/deal/soup#taste">soup</a>'),
    page: '/about',
    says: 'no place on that page',
  },
  {
    code: 'CD843',
    what: 'a link to a redirect',
    files: link('<a href="/old-soup">soup</a>'),
    page: '/about',
    says: 'leads on to /deal/soup',
  },
  {
    code: 'CD843',
    what: "a link to a page's file",
    files: link('<a href="/deal/soup.html">soup</a>'),
    page: '/about',
    says: 'leads on to /deal/soup',
  },
  {
    code: 'CD843',
    what: 'a link with a slash at its end',
    files: link('<a href="/deal/soup/">soup</a>'),
    page: '/about',
    says: 'leads on to /deal/soup',
  },
  {
    code: 'CD844',
    what: 'a link without words',
    files: link('<a href="/deal/soup"><svg aria-hidden="true"><path d="M0 0"/></svg></a>'),
    page: '/about',
    says: 'no words',
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
    says: 'no place',
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
    what: 'a page to which no way leads',
    files: homes('<a href="/deal/soup">Bowl of soup</a>', 'Bowl of soup'),
    page: '/deal/soup',
    says: 'No way leads',
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
    what: 'a size of a picture that is not there',
    files: soup('alt="" width', 'srcset="/assets/soup.svg 1x, /assets/soup-2.svg 2x" alt="" width'),
    page: '/deal/soup',
    says: '/assets/soup-2.svg',
  },
];

const vendorBreaks: readonly Break[] = [
  {
    code: 'CD851',
    what: 'a vendor link that does not say it is paid',
    files: soup('rel="sponsored noopener"', 'rel="noopener"'),
    page: '/deal/soup',
    says: 'rel="sponsored"',
  },
  {
    code: 'CD852',
    what: 'a vendor link without a note beside it',
    files: soup('<small>Paid link</small>', ''),
    page: '/deal/soup',
    says: 'says that it is paid',
  },
  {
    code: 'CD852',
    what: 'a note that is too far away',
    files: soup('<small>Paid link</small></p>', '</p><section><p>Paid link</p></section>'),
    page: '/deal/soup',
    says: 'says that it is paid',
  },
  {
    code: 'CD853',
    what: 'a footer that keeps silent',
    files: about('We may earn a commission.', 'Made by the sea.'),
    page: '/about',
    says: 'how the site earns',
  },
  {
    code: 'CD854',
    what: 'an ended deal that is offered',
    files: soundSite(),
    page: '/deal/soup',
    says: 'has an offer in its structured data, and links',
    check: { facts: soupEnds('2026-11-01T00:00:00Z') },
  },
];

const dataBreaks: readonly Break[] = [
  {
    code: 'CD861',
    what: 'data that is no JSON',
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
    what: 'a price that nobody sees',
    files: soup('"price":1250', '"price":125'),
    page: '/deal/soup',
    says: 'the price is "125"',
  },
  {
    code: 'CD863',
    what: 'a name that nobody sees',
    files: soup('"name":"Bowl of soup","image"', '"name":"Pot of soup","image"'),
    page: '/deal/soup',
    says: 'Pot of soup',
  },
  {
    code: 'CD863',
    what: 'an end that nobody sees',
    files: soup('"priceValidUntil":"2027-06-30"', '"priceValidUntil":"2028-06-30"'),
    page: '/deal/soup',
    says: '2028-06-30',
  },
  {
    code: 'CD863',
    what: 'a seller that nobody sees',
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
    says: 'leads nowhere',
  },
  {
    code: 'CD864',
    what: 'a relative address',
    files: soup('"item":"https://deals.example/"', '"item":"/"'),
    page: '/deal/soup',
    says: 'no absolute address',
  },
  {
    code: 'CD865',
    what: 'breadcrumbs that count from 0',
    files: soup('"position":1', '"position":0'),
    page: '/deal/soup',
    says: 'from 1',
  },
  {
    code: 'CD866',
    what: 'a type that nobody shows',
    files: soup('{"@type":"BreadcrumbList"', '{"@type":"FAQPage"},{"@type":"BreadcrumbList"'),
    page: '/deal/soup',
    says: 'FAQPage',
  },
];

const readerBreaks: readonly Break[] = [
  {
    code: 'CD871',
    what: 'no first heading',
    files: about(/<h1>.*?<\/h1>/, ''),
    page: '/about',
    says: 'no first heading',
  },
  {
    code: 'CD871',
    what: 'two first headings',
    files: about('</h1>', '</h1><h1>Us</h1>'),
    page: '/about',
    says: '2 first headings',
  },
  {
    code: 'CD872',
    what: 'a level that is left out',
    files: about('</h1>', '</h1><h3>Us</h3>'),
    page: '/about',
    says: '"Us" is of level 3',
  },
  {
    code: 'CD873',
    what: 'an id twice',
    files: about('<p>We', '<p id="main">We'),
    page: '/about',
    says: '2 elements have the id "main"',
  },
  {
    code: 'CD874',
    what: 'a label of nothing',
    files: about('<p>We', '<p aria-labelledby="gone">We'),
    page: '/about',
    says: 'aria-labelledby="gone"',
  },
  {
    code: 'CD874',
    what: 'a drawing of nothing',
    files: about('<p>We', '<svg><use href="#gone"></use></svg><p>We'),
    page: '/about',
    says: 'href="gone"',
  },
  {
    code: 'CD875',
    what: 'a field without a name',
    files: homes('<label>Search <input name="q"></label>', '<input name="q" placeholder="Search">'),
    page: '/',
    says: '<input> has no name',
  },
  {
    code: 'CD875',
    what: 'a button without a name',
    files: homes('<button>Go</button>', '<button><svg></svg></button>'),
    page: '/',
    says: '<button> has no name',
  },
  {
    code: 'CD876',
    what: 'two main parts',
    files: about('</main>', '</main><main></main>'),
    page: '/about',
    says: '2 main parts',
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
    what: 'two navigations of one name',
    files: about('<nav aria-label="Breadcrumb">', '<nav aria-label="Main">'),
    page: '/about',
    says: 'called "Main"',
  },
];

const pictureBreaks: readonly Break[] = [
  {
    code: 'CD881',
    what: 'a picture without words',
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
    what: 'a picture that is too heavy',
    files: { ...soundSite(), 'assets/soup.svg': 'x'.repeat(300_000) },
    page: '/deal/soup',
    says: '300 kB',
  },
  {
    code: 'CD884',
    what: 'a first picture that waits',
    files: soup('fetchpriority="high"', 'loading="lazy"'),
    page: '/deal/soup',
    says: 'waits until',
  },
  {
    code: 'CD884',
    what: 'two pictures that push ahead',
    files: soup('loading="lazy"', 'fetchpriority="high"'),
    page: '/deal/soup',
    says: '2 pictures',
  },
  {
    code: 'CD885',
    what: 'a page that is too heavy',
    files: soup('Sold by', `${noise(2_500)} Sold by`),
    page: '/deal/soup',
    says: 'kB with its styles',
  },
  {
    code: 'CD886',
    what: 'a script that is too heavy',
    files: { ...soundSite(), 'assets/enhance.js': noise(600) },
    page: '/',
    says: 'kB of script',
  },
];

const wordBreaks: readonly Break[] = [
  {
    code: 'CD891',
    what: 'a header that is missing',
    files: edited('_headers', /\n {2}X-Content.*/, ''),
    page: null,
    says: 'no X-Content-Type-Options',
  },
  {
    code: 'CD891',
    what: 'a header of no use',
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
    what: 'pages that any site may frame',
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
    what: 'a style of an element',
    files: about('<p>We', '<p style="color:red">We'),
    page: '/about',
    says: '<p style=',
  },
  {
    code: 'CD892',
    what: 'a handler of an element',
    files: about('<p>We', '<p onclick="go()">We'),
    page: '/about',
    says: '<p onclick=',
  },
  {
    code: 'CD892',
    what: 'a picture of another host',
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
    what: 'a value that was not there',
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
    what: 'a word twice',
    files: about('We like soup', 'We like the the soup'),
    page: '/about',
    says: 'the the',
  },
  {
    code: 'CD895',
    what: 'two spaces',
    files: about('We like soup', 'We  like soup'),
    page: '/about',
    says: 'More than one space',
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
    says: 'before a mark',
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
