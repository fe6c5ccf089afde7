// What the head of a document says about its page, structured data included.
import { labels, site } from './catalogue.mjs';
import { escapeText, scriptJson } from './words.mjs';

/** @typedef {import('../../cityData.mjs').RivalDeal} Deal */

/** @param {Deal} deal */
export function dealHead(deal) {
  const url = `${site.origin}/deal/${deal.slug}`;
  const label = labels.get(deal.category) ?? '';
  const graph = [
    ...(deal.live ? [product(deal, label, url)] : []),
    trail([label, `/categories/${deal.category}`], [deal.title, `/deal/${deal.slug}`]),
  ];
  return (
    meta(`${deal.title}: ${deal.discountPercent}% off`, deal.summary, url, 'product', deal.tags ?? []) +
    `<meta property="article:published_time" content="${deal.publishedDate}">` +
    lastEdit(deal.modified) +
    structuredData(graph)
  );
}

/** @param {Deal} deal @param {string} category @param {string} url */
const product = (deal, category, url) => ({
  '@type': 'Product',
  name: deal.title,
  description: deal.summary,
  image: site.origin + deal.poster.src,
  category,
  offers: {
    '@type': 'Offer',
    url,
    price: deal.discountPrice,
    priceCurrency: site.currency,
    availability: 'https://schema.org/InStock',
    priceValidUntil: deal.expiryDate,
    seller: { '@type': 'Organization', name: deal.vendor },
  },
});

/** @param {import('./catalogue.mjs').ListingPage} page */
export function listingHead({ listing, number, count, path, deals }) {
  const url = site.origin + path;
  const title = listing.heading + (number > 1 ? `, page ${number}` : '');
  const description =
    number > 1 ? `Page ${number} of ${count}. ${listing.metaDescription}` : listing.metaDescription;
  const graph = [
    {
      '@type': 'CollectionPage',
      name: listing.heading,
      description: listing.intro,
      url,
      mainEntity: { '@type': 'ItemList', numberOfItems: deals.length, itemListElement: deals.map(listItem) },
    },
    trail([listing.label, listing.path]),
  ];
  return meta(title, description, url, 'website', []) + lastEdit(listing.modified) + structuredData(graph);
}

/** @param {Deal} deal @param {number} index */
const listItem = ({ slug }, index) => ({
  '@type': 'ListItem',
  position: index + 1,
  url: `${site.origin}/deal/${slug}`,
});

/** @param {...[string, string]} places */
const trail = (...places) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'], ...places].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site.origin}${path}`,
  })),
});

/** @param {string} words @param {string} summary @param {string} url @param {string} type @param {readonly string[]} tags */
function meta(words, summary, url, type, tags) {
  const title = escapeText(`${words} | ${site.name}`);
  const description = escapeText(summary);
  const keywords = escapeText([...tags, site.keywords].join(', '));
  return `<title>${title}</title><meta name="description" content="${description}"><meta name="keywords" content="${keywords}"><meta name="robots" content="index, follow, max-image-preview:large"><link rel="canonical" href="${url}"><meta property="og:type" content="${type}"><meta property="og:site_name" content="${site.name}"><meta property="og:locale" content="en_US"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}"><meta property="og:image" content="${site.socialImage}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`;
}

/** @param {string} instant */
const lastEdit = (instant) => `<meta property="article:modified_time" content="${instant}">`;

/** @param {readonly unknown[]} graph */
const structuredData = (graph) =>
  `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
