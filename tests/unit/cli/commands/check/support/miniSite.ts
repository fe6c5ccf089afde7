import { createHash } from 'node:crypto';
import { readBuiltSite } from '../../../../../../cli/commands/check/builtSite.ts';
import { checkSite } from '../../../../../../cli/commands/check/checkSite.ts';
import type { Finding } from '../../../../../../cli/commands/check/findings.ts';
import type { SiteFacts } from '../../../../../../cli/commands/check/siteFacts.ts';
import { digest } from '../../../../../../cli/files/hash.ts';
import { writtenFile } from '../../../../../../cli/publish/writtenFile.ts';
import { memoryFileSystem } from '../../../support/memoryFileSystem.ts';

/** Files of a built site by their names. */
export type BuiltFiles = Record<string, string>;

export const origin = 'https://deals.example';
/** The instant for which the site is built and at which it is checked. */
export const builtAt = '2026-11-20T12:00:00.000Z';
const changed = '2026-11-01T00:00:00.000Z';

const headScript = 'document.documentElement.dataset.script="on"';
const sheet = 'body{margin:0}';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface PageParts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly main: string;
  readonly data?: unknown;
  readonly canonical?: string;
  readonly robots?: string;
}

/** A valid page. */
function page({
  path,
  title,
  description,
  main,
  data,
  canonical = path,
  robots = 'index, follow',
}: PageParts): string {
  const address = origin + canonical;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${description}">
<meta name="robots" content="${robots}"><link rel="canonical" href="${address}">
<meta property="og:type" content="website"><meta property="og:site_name" content="Port Sample Deals">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${address}"><meta property="og:image" content="${origin}/assets/social.png"><meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
${data === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`}
<script>${headScript}</script><style>${sheet}</style><script src="/assets/enhance.js" defer></script>
<link rel="icon" href="/assets/icon.svg"><link rel="manifest" href="/site.webmanifest"></head>
<body><a href="#main">Skip to content</a>
<header><a href="/"><img src="/assets/icon.svg" alt="Port Sample Deals" width="48" height="48"></a>
<nav aria-label="Main"><a href="/about">About</a> <a href="/search">Search</a> <a href="/news">News</a></nav></header>
<main id="main"><nav aria-label="Breadcrumb"><a href="/">Home</a></nav>${main}</main>
<footer><p>We may earn a commission.</p><a href="https://social.example/port" rel="me noopener">Instagram</a></footer></body></html>
`;
}

const crumbs = (label: string, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: label, item: origin + path },
  ],
});

const homeMain = `<h1>Port Sample for less</h1><p>Two deals of the port.</p>
<h2 id="deals">Deals</h2><h3><a href="/deal/soup">Bowl of soup</a></h3><h3><a href="/deal/jazz#price">Jazz night</a></h3>
<form action="/search"><label>Search <input name="q"></label><button>Go</button></form>`;

const soupMain = `<img src="/assets/soup.svg" alt="A bowl of soup" width="800" height="600" fetchpriority="high">
<h1>Bowl of soup</h1><p>A bowl of soup by the harbor.</p><p id="price"><b>$1,250</b> until <time datetime="2027-06-30">June 30, 2027</time></p>
<p><a href="https://kitchen.example/soup" rel="sponsored noopener">Get This Deal</a> <small>Paid link</small></p>
<h2>Details</h2><p>Sold by the Sample Kitchen.</p><img src="/assets/soup.svg" alt="" width="80" height="60" loading="lazy">`;

const soupData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Product',
      name: 'Bowl of soup',
      image: `${origin}/assets/soup.svg`,
      offers: {
        '@type': 'Offer',
        url: `${origin}/deal/soup`,
        price: 1250,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2027-06-30',
        seller: { '@type': 'Organization', name: 'Sample Kitchen' },
      },
    },
    crumbs('Bowl of soup', '/deal/soup'),
  ],
};

const home = {
  path: '/',
  title: 'Port Sample Deals | Savings in Port Sample',
  description: 'Local deals in Port Sample: what there is to eat, to see and to do for less this month.',
  main: homeMain,
};

/** A small valid site without its manifest. */
export function validSite(): BuiltFiles {
  return {
    'index.html': page(home),
    'news.html': page({ ...home, path: '/news', canonical: '/' }),
    'about.html': page({
      path: '/about',
      title: 'About the site | Port Sample Deals',
      description: 'Who we are, how we choose the deals of Port Sample, and how the site earns its living.',
      main: '<h1>About the site</h1><p>We like soup. See <a href="/#deals">all deals</a>, or <a href="mailto:hello@deals.example">write to us</a>.</p>',
    }),
    'search.html': page({
      path: '/search',
      title: 'Search the deals | Port Sample Deals',
      description: 'Find a deal.',
      robots: 'noindex, follow',
      main: '<h1>Search</h1>',
    }),
    'deal/soup.html': page({
      path: '/deal/soup',
      title: 'Bowl of soup: 20% off | Port Sample Deals',
      description: 'A bowl of soup by the harbor for two, with bread and a view of the boats coming in.',
      main: soupMain,
      data: soupData,
    }),
    'deal/jazz.html': page({
      path: '/deal/jazz',
      title: 'Jazz night: 20% off | Port Sample Deals',
      description: 'Two seats for a jazz quartet in a cellar of the old town, on any Thursday of the year.',
      main: '<h1>Jazz night</h1><p id="price">$40</p>',
    }),
    'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/soup.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    'assets/social.png': 'PNG',
    'assets/enhance.js': 'document.title',
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', '/about', '/deal/soup', '/deal/jazz'].map((path) => `<url><loc>${origin}${path}</loc><lastmod>2026-11-01T00:00:00+00:00</lastmod></url>`).join('\n')}
</urlset>
`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'feed.xml': `<?xml version="1.0"?><rss version="2.0"><channel><title>Port</title><link>${origin}/</link>
<item><title>Soup &amp; bread</title><link>${origin}/deal/soup</link></item></channel></rss>`,
    'site.webmanifest': JSON.stringify({
      name: 'Port',
      start_url: '/',
      icons: [{ src: '/assets/icon.svg' }],
    }),
    'deals.json': JSON.stringify({ deals: [{ slug: 'soup' }, { slug: 'jazz' }] }),
    _redirects: '/old-soup /deal/soup 301\n',
    _headers: `/*
  Content-Security-Policy: default-src 'none'; script-src 'self' ${hashOf(headScript)}; style-src 'self' ${hashOf(sheet)}; img-src 'self'; manifest-src 'self'; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=()
`,
  };
}

/** The facts of the small site's content. */
export const validFacts: SiteFacts = {
  origin,
  siteName: 'Port Sample Deals',
  language: 'en-US',
  timeZone: 'UTC',
  disclosure: { text: 'We may earn a commission.', besideLink: 'Paid link' },
  freeWord: 'Free',
  showsEndedDeals: false,
  vendorHosts: new Set(['kitchen.example']),
  vendorSites: new Set(),
  dealPrefix: '/deal/',
  spanOfDeal: new Map([
    ['/deal/soup', { startsAt: null, endsAt: Date.parse('2027-07-01T00:00:00Z') }],
    ['/deal/jazz', { startsAt: null, endsAt: Date.parse('2027-07-01T00:00:00Z') }],
  ]),
};

/** The manifest of a build that wrote these files. */
export function manifestOf(files: BuiltFiles, fields: object = {}): string {
  const written = (file: string) => writtenFile(Buffer.from(files[file] ?? ''));
  const isPage = (file: string) => file.endsWith('.html');
  const names = Object.keys(files);
  return JSON.stringify({
    version: 1,
    engine: 'engine',
    builtAt,
    nextDue: null,
    pages: Object.fromEntries(
      names.filter(isPage).map((file) => [
        `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/'),
        {
          file,
          fingerprint: 'f',
          validUntil: '2027-01-01T00:00:00.000Z',
          lastModified: changed,
          ...written(file),
        },
      ]),
    ),
    files: Object.fromEntries(
      names
        .filter((file) => !isPage(file))
        .map((file) => [
          file,
          { hash: file.startsWith('assets/') ? '' : digest(files[file] ?? ''), ...written(file) },
        ]),
    ),
    ...fields,
  });
}

/** Overrides for a check. */
export interface Check {
  readonly facts?: SiteFacts | null;
  readonly now?: string;
  readonly manifest?: object;
}

/** The findings in `files`; a manifest that lists them all is added if there is none. */
export function findingsOf(
  files: BuiltFiles,
  { facts = validFacts, now = builtAt, manifest }: Check = {},
): Finding[] {
  const all =
    'build-manifest.json' in files ? files : { ...files, 'build-manifest.json': manifestOf(files, manifest) };
  const disk = Object.fromEntries(Object.entries(all).map(([file, text]) => [`/dist/${file}`, text]));
  const site = readBuiltSite(memoryFileSystem(disk), '/dist', facts, Date.parse(now));
  return checkSite(site, () => {}).findings.list(null);
}

/** The valid site with `from` replaced by `to` in one file; throws if the file does not contain `from`. */
export function edited(file: string, from: string | RegExp, to: string, files = validSite()): BuiltFiles {
  const text = files[file];
  if (text === undefined || text.replace(from, () => to) === text)
    throw new Error(`${file} does not contain ${from}`);
  return { ...files, [file]: text.replace(from, () => to) };
}

/** The valid site without a file. */
export function without(file: string): BuiltFiles {
  const { [file]: removed, ...rest } = validSite();
  if (removed === undefined) throw new Error(`There is no ${file}`);
  return rest;
}
