import { listings } from '../parts/catalogue.mjs';
import { listingHead } from '../parts/head.mjs';
import { listingMain } from '../parts/listingMain.mjs';
import { shells } from '../parts/shell.mjs';

/** @typedef {import('../../rivalCity.ts').RivalListing} Listing */

export const data = {
  listings,
  pagination: { data: 'listings', size: 1, alias: 'listing' },
  eleventyExcludeFromCollections: true,
  permalink: (/** @type {{ listing: Listing }} */ { listing }) => `${listing.path}.html`,
};

/** A page of a listing. @param {{ listing: Listing }} page */
export function render({ listing }) {
  const { opening, toMain, closing } = shells.listing;
  return opening + listingHead(listing) + toMain[listing.marked] + listingMain(listing) + closing;
}
