import { deals } from '../parts/catalogue.mjs';
import { dealMain } from '../parts/dealMain.mjs';
import { dealHead } from '../parts/head.mjs';
import { shells } from '../parts/shell.mjs';

/** @typedef {import('../../rivalCity.ts').RivalDeal} Deal */

export const data = {
  deals,
  pagination: { data: 'deals', size: 1, alias: 'deal' },
  eleventyExcludeFromCollections: true,
  permalink: (/** @type {{ deal: Deal }} */ { deal }) => `${deal.path}.html`,
};

/** The page of a deal. @param {{ deal: Deal }} page */
export function render({ deal }) {
  const { opening, toMain, closing } = shells.deal;
  return opening + dealHead(deal) + toMain[deal.marked] + dealMain(deal) + closing;
}
