import { listingPages } from '../parts/catalogue.mjs';
import { listingHead } from '../parts/head.mjs';
import { listingMain } from '../parts/listingMain.mjs';
import { shells } from '../parts/shell.mjs';

/** @typedef {import('../parts/catalogue.mjs').ListingPage} ListingPage */

export const data = {
  listingPages,
  pagination: { data: 'listingPages', size: 1, alias: 'listingPage' },
  eleventyExcludeFromCollections: true,
  permalink: (/** @type {{ listingPage: ListingPage }} */ { listingPage }) => `${listingPage.path}.html`,
};

/** A page of a listing. @param {{ listingPage: ListingPage }} page */
export function render({ listingPage }) {
  const { opening, toMain, closing } = shells.listing;
  const { field, value } = listingPage.listing;
  const marked = field === 'category' ? value : '';
  return opening + listingHead(listingPage) + toMain[marked] + listingMain(listingPage) + closing;
}
