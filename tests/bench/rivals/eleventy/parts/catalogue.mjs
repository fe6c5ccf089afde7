// The data of the city, and its deals by their slugs.
import { readFileSync } from 'node:fs';

/** @typedef {import('../../rivalCity.ts').RivalDeal} Deal */

/** @type {import('../../rivalCity.ts').RivalCity} */
const city = JSON.parse(readFileSync(new URL('../city.json', import.meta.url), 'utf8'));

export const { site, icons, categories, neighborhoods, deals, listings } = city;

const bySlug = new Map(deals.map((page) => [page.deal.slug, page.deal]));

/** What lists show of the deals with these slugs. @param {readonly string[]} slugs */
export const cardsOf = (slugs) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
