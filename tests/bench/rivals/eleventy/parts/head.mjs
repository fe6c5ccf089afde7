// What the head of a document says about its page, structured data included.
import { site } from './catalogue.mjs';
import { events, product } from './things.mjs';
import { escapeText, scriptJson } from './words.mjs';

/** @typedef {import('../../rivalCity.ts').RivalDeal} Deal */
/** @typedef {import('../../rivalCity.ts').RivalListing} Listing */
/** @typedef {import('../../rivalCity.ts').RivalHead} Head */

/** @param {Deal} page */
export function dealHead(page) {
  const { deal, state, head, breadcrumbs } = page;
  const dates = events(page);
  const things = dates.length > 0 ? dates : product(page);
  const title = deal.title === head.title ? '' : ` data-title="${escapeText(deal.title)}"`;
  const until = state.phase === 'live' && deal.endsAt ? untilTag(deal.endsAt, title) : '';
  return meta(head) + until + structuredData([...things, trail(breadcrumbs)]);
}

/** @param {Listing} page */
export function listingHead({ head, heading, intro, deals, breadcrumbs, datedUntil }) {
  const collection = {
    '@type': 'CollectionPage',
    name: heading,
    description: intro.map(({ label }) => label).join(''),
    url: head.canonical,
    mainEntity: { '@type': 'ItemList', numberOfItems: deals.length, itemListElement: deals.map(listItem) },
  };
  const until = datedUntil ? untilTag(datedUntil, '') : '';
  return meta(head) + until + structuredData([collection, trail(breadcrumbs)]);
}

/** @param {number} instant @param {string} attributes */
const untilTag = (instant, attributes) => `<meta name="until" content="${instant}"${attributes}>`;

/** @param {string} slug @param {number} index */
const listItem = (slug, index) => ({
  '@type': 'ListItem',
  position: index + 1,
  url: `${site.origin}/deal/${slug}`,
});

/** @param {Deal['breadcrumbs']} links */
const trail = (links) => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${site.origin}${href}`,
  })),
});

/** @param {Head} head */
function meta({ title: words, description: summary, keywords, canonical, image, type, robots, ...rest }) {
  const title = escapeText(words);
  const description = escapeText(summary);
  const index = robots === 'index' ? 'index, follow, max-image-preview:large' : 'noindex, follow';
  const published = rest.published
    ? `<meta property="article:published_time" content="${rest.published}">`
    : '';
  const modified = rest.modified ? `<meta property="article:modified_time" content="${rest.modified}">` : '';
  const valid = site.worksOffline ? `<meta name="valid-until" content="${rest.validUntil ?? ''}">` : '';
  return `<title>${title}</title><meta name="description" content="${description}"><meta name="keywords" content="${escapeText(keywords)}"><meta name="robots" content="${index}"><link rel="canonical" href="${canonical}"><meta property="og:type" content="${type}"><meta property="og:site_name" content="${escapeText(site.siteName)}"><meta property="og:locale" content="${site.language.replace('-', '_')}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${canonical}"><meta property="og:image" content="${image}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${title}"><meta name="twitter:card" content="summary_large_image">${published}${modified}${valid}`;
}

/** @param {readonly unknown[]} graph */
const structuredData = (graph) =>
  `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
