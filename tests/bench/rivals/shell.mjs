// What all pages of a kind share, cut out of our built pages: head, header, footer, dialogs and scripts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from './cityData.mjs';

/**
 * The HTML around what differs between pages. `opening` ends before `<title>`. `toMain` goes from the first
 * script of the head to `<main>`, by the id of the category marked in the header, '' for none. `closing` starts
 * after `</main>`.
 * @typedef {{ opening: string, toMain: Record<string, string>, closing: string }} Shell
 */

/** @typedef {{ deal: Shell, listing: Shell }} Shells */

/**
 * The shells of the pages in `built`, where each category has a deal.
 * @param {string} built
 * @param {readonly import('./cityData.mjs').RivalDeal[]} deals
 * @returns {Shells}
 */
export function readShells(built, deals) {
  const categories = new Map(deals.map(({ category, slug }) => [category, slug]));
  const dealPages = [...categories].map(([id, slug]) => [id, readPage(built, `/deal/${slug}`)]);
  const listingPages = [...categories.keys()].map((id) => [id, readPage(built, furtherPage(built, id))]);
  return {
    deal: shellOf(Object.fromEntries(dealPages)),
    listing: shellOf({ '': readPage(built, '/deals'), ...Object.fromEntries(listingPages) }),
  };
}

/** The second page of a category, because most listing pages are further pages; the first page if there is no second. @param {string} built @param {string} category */
function furtherPage(built, category) {
  const path = `/categories/${category}/page/2`;
  return existsSync(join(built, `${path}.html`)) ? path : `/categories/${category}`;
}

/** @param {Record<string, string>} pages by the category marked in their header */
function shellOf(pages) {
  const [page = ''] = Object.values(pages);
  const toMain = Object.entries(pages).map(([id, text]) => [id, between(text, '<script>', '<main')]);
  return {
    opening: between(page, '<!doctype', '<title>'),
    toMain: Object.fromEntries(toMain),
    closing: between(`${page}\0`, '</main>', '\0').slice('</main>'.length),
  };
}

/** The text from `start` (included) to `end` (excluded). @param {string} text @param {string} start @param {string} end */
function between(text, start, end) {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`A built page has no ${from < 0 ? start : end}`);
  return text.slice(from, to);
}
