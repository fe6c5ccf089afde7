// The data for the rivals' templates: the catalog, with what our build derives for each deal.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A deal of the benchmark's city, which all have two prices, one neighborhood and an end.
 * @typedef {import('../../../data/schema/deal.ts').Deal & Record<'originalPrice' | 'discountPrice' | 'discountPercent', number> & Record<'neighborhood' | 'expiryDate', string>} Deal
 */
/** @typedef {import('../../../data/schema/dealGroups.ts').Category} Category */
/** @typedef {import('../../../data/schema/dealGroups.ts').Neighborhood} Neighborhood */
/** @typedef {{ src: string, alt: string }} Poster */

/**
 * A deal for the rivals. `endsAt` is in epoch milliseconds, 0 if the deal is not live; `modified` is an
 * instant in ISO 8601.
 * @typedef {ReturnType<typeof visibleFields> & { poster: Poster, live: boolean, endsAt: number, modified: string }} RivalDeal
 */

/**
 * Values that all pages share.
 * @typedef {{
 *   name: string, origin: string, host: string, keywords: string, socialImage: string, contactEmail: string,
 *   besideLink: string, currency: string, assistantName: string,
 * }} RivalSite
 */

/**
 * A listing and its texts; `field` and `value` select its deals, both empty for all deals.
 * @typedef {{
 *   path: string, field: string, value: string, label: string, heading: string, intro: string,
 *   metaDescription: string, picture: string, modified: string,
 * }} RivalListing
 */

/**
 * @typedef {{
 *   site: RivalSite,
 *   categories: { id: string, label: string, tone: string }[],
 *   neighborhoods: { id: string, label: string }[],
 *   listings: RivalListing[],
 *   deals: RivalDeal[],
 * }} CityData
 */

const modifiedTime = /<meta property="article:modified_time" content="([^"]*)"/;

/**
 * The data of the content folder `catalogue`; `built` is our build of it.
 * @param {{ catalogue: string, built: string }} folders
 * @returns {CityData}
 */
export function readCityData({ catalogue, built }) {
  const config = readJson(join(catalogue, 'site.json'));
  /** @type {Category[]} */
  const categories = readJson(join(catalogue, 'categories.json'));
  /** @type {Neighborhood[]} */
  const neighborhoods = readJson(join(catalogue, 'neighborhoods.json'));
  return {
    site: {
      name: config.name,
      origin: config.origin,
      host: new URL(config.origin).host,
      keywords: config.keywords.join(', '),
      socialImage: find(readPage(built, '/deals'), /<meta property="og:image" content="([^"]*)"/),
      contactEmail: config.contactEmail,
      besideLink: config.disclosure.besideLink,
      currency: config.currency,
      assistantName: config.assistant.name,
    },
    categories: categories.map(({ id, label, tone }) => ({ id, label, tone })),
    neighborhoods: neighborhoods.map(({ id, label }) => ({ id, label })),
    listings: [
      listing('/deals', '', '', config.listings.all, built),
      listing('/category/featured', 'featured', 'true', config.listings.featured, built),
      ...categories.map((words) => listing(`/categories/${words.id}`, 'category', words.id, words, built)),
      ...neighborhoods.map((words) =>
        listing(`/neighborhood/${words.id}`, 'neighborhood', words.id, words, built),
      ),
    ],
    deals: readdirSync(join(catalogue, 'deals'))
      .sort()
      .flatMap((file) => /** @type {Deal[]} */ (readJson(join(catalogue, 'deals', file))))
      .map((deal) => ({ ...visibleFields(deal), ...additions(deal, built) })),
  };
}

/** The text of the page at `path` of a built site. @param {string} folder @param {string} path */
export const readPage = (folder, path) => readFileSync(join(folder, `${path}.html`), 'utf8');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} path
 * @param {string} field
 * @param {string} value
 * @param {{ label: string, heading: string, intro: string, metaDescription: string }} words
 * @param {string} built
 * @returns {RivalListing}
 */
function listing(path, field, value, { label, heading, intro, metaDescription }, built) {
  const page = readPage(built, path);
  const picture = find(page, /<div class="frame place"><img src="([^"]*)"/);
  const modified = find(page, modifiedTime);
  return { path, field, value, label, heading, intro, metaDescription, picture, modified };
}

/** The fields of a deal that its page and card show. @param {Deal} deal */
function visibleFields({
  id,
  art,
  imageAlt,
  clickCount,
  coordinates,
  days,
  months,
  irregular,
  intensity,
  ...deal
}) {
  return deal;
}

/** @param {Deal} deal @param {string} built */
function additions({ slug, imageAlt }, built) {
  const page = readPage(built, `/deal/${slug}`);
  const endsAt = Number(find(page, /<span><time dateTime="[^"]*" data-ends-at="(\d+)"/));
  return {
    poster: { src: find(page, /<div class="poster"><img src="([^"]*)"/), alt: imageAlt ?? '' },
    live: endsAt > 0,
    endsAt,
    modified: find(page, modifiedTime),
  };
}

/** The first group of a pattern in `text`; empty without a match. @param {string} text @param {RegExp} pattern */
const find = (text, pattern) => pattern.exec(text)?.[1] ?? '';
