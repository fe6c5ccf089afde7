// The deals of the city, highest discount first, and the pages of their listings.
import { readFileSync } from 'node:fs';

/** @typedef {import('../../cityData.mjs').CityData} CityData */
/** @typedef {import('../../cityData.mjs').RivalDeal} Deal */
/** @typedef {import('../../cityData.mjs').RivalListing} Listing */

/**
 * @typedef {{
 *   path: string, number: number, count: number, listing: Listing, total: number, deals: readonly Deal[],
 * }} ListingPage
 */

const cardsPerPage = 24;

/** @type {CityData} */
const city = JSON.parse(readFileSync(new URL('../city.json', import.meta.url), 'utf8'));

export const { site, categories, neighborhoods } = city;

export const deals = city.deals.sort(
  (a, b) => b.discountPercent - a.discountPercent || (a.slug < b.slug ? -1 : 1),
);

const live = deals.filter((deal) => deal.live);
const byCategory = group(({ category }) => category);
const byNeighborhood = group(({ neighborhood }) => neighborhood);
const byVendor = group(({ vendor }) => vendor);
const placeInCategory = new Map(
  [...byCategory.values()].flatMap((list) => list.map((deal, at) => [deal, at])),
);

export const labels = new Map([...categories, ...neighborhoods].map(({ id, label }) => [id, label]));
export const tones = new Map(categories.map(({ id, tone }) => [id, tone]));

/** How many live deals there are of a category or in a neighborhood. @param {string} id */
export const countOf = (id) => (byCategory.get(id) ?? byNeighborhood.get(id) ?? []).length;

/** The next four deals of the same category. @param {Deal} deal */
export function similarTo(deal) {
  const list = byCategory.get(deal.category) ?? [];
  const place = placeInCategory.get(deal) ?? 0;
  return [1, 2, 3, 4].flatMap((step) => list[(place + step) % list.length] ?? []);
}

/** Up to four other deals of the same vendor. @param {Deal} deal @param {readonly Deal[]} shown */
export const ofSameVendor = (deal, shown) =>
  (byVendor.get(deal.vendor) ?? []).filter((other) => other !== deal && !shown.includes(other)).slice(0, 4);

/** @param {string} path @param {number} number from 1 */
export const pagePath = (path, number) => (number === 1 ? path : `${path}/page/${number}`);

export const listingPages = city.listings.flatMap((listing) => pagesOf(listing));

/** @param {Listing} listing @returns {ListingPage[]} */
function pagesOf(listing) {
  const members = membersOf(listing);
  const count = Math.max(1, Math.ceil(members.length / cardsPerPage));
  return Array.from({ length: count }, (_, index) => ({
    path: pagePath(listing.path, index + 1),
    number: index + 1,
    count,
    listing,
    total: members.length,
    deals: members.slice(index * cardsPerPage, (index + 1) * cardsPerPage),
  }));
}

/** @param {Listing} listing */
function membersOf({ field, value }) {
  if (field === 'category') return byCategory.get(value) ?? [];
  if (field === 'neighborhood') return byNeighborhood.get(value) ?? [];
  return field === 'featured' ? live.filter(({ featured }) => featured) : live;
}

/** @param {(deal: Deal) => string} keyOf @returns {Map<string, Deal[]>} */
function group(keyOf) {
  /** @type {Map<string, Deal[]>} */
  const groups = new Map();
  for (const deal of live) {
    const found = groups.get(keyOf(deal));
    if (found) found.push(deal);
    else groups.set(keyOf(deal), [deal]);
  }
  return groups;
}
