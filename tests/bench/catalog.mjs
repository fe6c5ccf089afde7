// Generates large catalogs from the sample city: the same pages, places and guides, with any number of deals.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';

const sample = join(root, 'data', 'content');
const dayMs = 86_400_000;
const dealsPerFile = 500;

/** The instant of the builds: the Friday before a weekend. */
export const benchNow = '2026-11-13T17:00:00.000Z';

/** Early on the Monday after it, when the weekend is over. */
export const mondayAfter = '2026-11-16T06:00:00.000Z';

/** @typedef {import('../../data/schema/deal.ts').Deal} Deal */

/** The file whose first deal is edited. */
export const editedFile = join('deals', 'bench-000.json');

/**
 * Writes a content folder with `count` deals in total, including those of the sample city, in files of a few hundred.
 * The same count always gives the same bytes.
 * @param {string} folder
 * @param {number} count
 */
export function writeCatalog(folder, count) {
  cpSync(sample, folder, { recursive: true });
  const random = randomNumbers(20_261_113);
  const templates = readDeals();
  const invent = inventor(random, templates);
  const invented = count - templates.length;
  for (let from = 0; from < invented; from += dealsPerFile) {
    const deals = Array.from({ length: Math.min(dealsPerFile, invented - from) }, (_, at) =>
      invent(from + at),
    );
    const name = `bench-${String(from / dealsPerFile).padStart(3, '0')}.json`;
    mkdirSync(join(folder, 'deals'), { recursive: true });
    writeFileSync(join(folder, 'deals', name), `${JSON.stringify(deals, null, 1)}\n`);
  }
}

/**
 * A function that generates the deal with a number from the texts and categories of the sample deals.
 * @param {() => number} random
 * @param {readonly Deal[]} templates
 */
function inventor(random, templates) {
  const neighborhoods = readNeighborhoods();
  const sentences = templates.flatMap(({ description }) => description.split(/(?<=[.?!])\s+/));
  const vendors = Array.from({ length: 3_000 }, () => vendorName(random));
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);
  const whole = (/** @type {number} */ from, /** @type {number} */ to) =>
    from + Math.floor(random() * (to - from + 1));
  return (/** @type {number} */ number) => {
    const template = pick(templates);
    const { id, coordinates } = pick(neighborhoods);
    const vendor = pick(vendors);
    const slug = `bench-${String(number).padStart(6, '0')}-${vendor.toLowerCase().replaceAll(' ', '-')}`;
    const originalPrice = whole(12, 240);
    const lastDay = whole(0, 300);
    const discountPrice =
      originalPrice - whole(Math.ceil(originalPrice / 10), Math.floor(originalPrice * 0.6));
    return {
      ...withoutOffer(template),
      id: slug,
      slug,
      title: `${pick(templates).title.split(' ').slice(0, 4).join(' ')} at ${vendor}`.slice(0, 80).trim(),
      summary: pick(sentences).slice(0, 160).trim(),
      description: [0, 1].map(() => [0, 1].map(() => pick(sentences)).join(' ')).join('\n\n'),
      originalPrice,
      discountPrice,
      discountPercent: Math.round((100 * (originalPrice - discountPrice)) / originalPrice),
      neighborhood: id,
      vendor,
      publishedDate: dayAfter(-whole(1, 200)),
      priceCheckedDate: dayAfter(-1),
      expiryDate: dayAfter(lastDay),
      sessions: template.sessions && [{ date: dayAfter(whole(0, lastDay)), from: '19:30', to: '21:30' }],
      featured: random() < 0.02,
      affiliateUrl: `https://${vendor.toLowerCase().replaceAll(' ', '-')}.example/offers/${number}`,
      clickCount: whole(0, 4_000),
      coordinates: coordinates && near(coordinates, random),
    };
  };
}

/**
 * What another offer of another vendor at another place can share with `deal`.
 * @param {Deal} deal
 */
function withoutOffer(deal) {
  const { citywide, locations, offerText, couponCode, startDate, withdrawnDate, days, months, ...shared } =
    deal;
  return shared;
}

/** @returns {readonly Deal[]} */
const readDeals = () =>
  readdirSync(join(sample, 'deals')).flatMap((file) =>
    JSON.parse(readFileSync(join(sample, 'deals', file), 'utf8')),
  );

/** @returns {readonly import('../../data/schema/dealGroups.ts').Neighborhood[]} */
const readNeighborhoods = () => JSON.parse(readFileSync(join(sample, 'neighborhoods.json'), 'utf8'));

/** @param {number} days */
const dayAfter = (days) => new Date(Date.parse(benchNow) + days * dayMs).toISOString().slice(0, 10);

/** @param {{ lat: number, lon: number }} place @param {() => number} random */
const near = ({ lat, lon }, random) => ({
  lat: Number((lat + (random() - 0.5) / 50).toFixed(4)),
  lon: Number((lon + (random() - 0.5) / 50).toFixed(4)),
});

const syllables = 'ba ca do fen gar hol in ka lor mer nan or pel qui ros sel tam ul ver wyn yar zo'.split(
  ' ',
);

/** An invented vendor name. @param {() => number} random */
function vendorName(random) {
  const word = () => {
    const count = 2 + Math.floor(random() * 2);
    const parts = Array.from({ length: count }, () => syllables[Math.floor(random() * syllables.length)]);
    const text = parts.join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return `${word()} ${word()}`;
}

/**
 * A seeded random number generator, from 0 to 1 (mulberry32).
 * @param {number} seed
 */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
