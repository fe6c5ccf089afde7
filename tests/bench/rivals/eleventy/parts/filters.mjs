// The filters above a listing: the same on all of its pages, so they are made once.
import { categories, neighborhoods } from './catalogue.mjs';
import { dateField, facets, sortsOf, times } from './facets.mjs';
import { sheet } from './filterSheet.mjs';
import { icon } from './icon.mjs';
import { escapeText, remembered } from './words.mjs';

/** @typedef {import('../../rivalCity.ts').RivalListing} Listing */
/** @typedef {import('./facets.mjs').Choice} Choice */

/** By the address of its first page: its pages are objects of their own. @type {Map<string, string>} */
const known = new Map();

/** @param {Listing} listing */
export function filters(listing) {
  const found = known.get(listing.first) ?? bar(listing);
  known.set(listing.first, found);
  return found;
}

/** @param {Listing} listing */
function bar(listing) {
  const { kind, chosen, total } = listing;
  const toggle = `<button type="button" class="filter-toggle" aria-haspopup="dialog" aria-controls="filter-sheet" data-live="">${icon('filters')}Filters${chosen && '<span>1</span>'}</button>`;
  const soon = `<li><label><input type="checkbox" data-live=""/>${facets.soon.choices[0]} </label></li>`;
  const [first, ...others] = sortsOf(kind);
  const order = [button(`${first}`, true), ...others.map((sort) => button(sort, false))].join('');
  const menus = [
    placeMenu('Category', 'category', categories, listing),
    placeMenu('Neighborhood', 'neighborhood', neighborhoods, listing),
    placeMenu('When', 'when', times, listing),
    facetMenu(facets.price, 'laptop'),
    facetMenu(facets.audience, 'desktop'),
    facetMenu(facets.setting, 'desktop'),
    menu('filter extra from-desktop', 'More filters', soon),
    `<div class="sort"><span class="by">Sort</span>${menu('filter chosen', `<span class="unseen">Sort: </span>${first}`, order)}</div>`,
  ];
  return `<section class="filters" aria-label="Filters"><div class="wide">${toggle}${sheet(listing)}${menus.join('')}<p class="total dated">${dealCount(total)}</p></div></section>`;
}

const numbers = new Intl.NumberFormat('en-US');

export const dealCount = remembered(
  (/** @type {number} */ count) => `${numbers.format(count)} ${count === 1 ? 'deal' : 'deals'}`,
);

/** @param {string} look @param {string} summary @param {string} items */
const menu = (look, summary, items) =>
  `<details class="${look}" name="filter" data-popup=""><summary><span>${summary}</span>${icon('down')}</summary><ul>${items}</ul></details>`;

/** @param {string} label @param {boolean} pressed */
const button = (label, pressed) =>
  `<li><button type="button" aria-pressed="${pressed}" data-live="">${label}</button></li>`;

/** @param {{ name: string, choices: string[] }} facet @param {string} from */
const facetMenu = ({ name, choices }, from) =>
  menu(`filter extra from-${from}`, name, choices.map((choice) => button(`${choice} `, false)).join(''));

/** @param {string} name @param {Listing['kind']} facet @param {readonly Choice[]} choices @param {Listing} listing */
function placeMenu(name, facet, choices, { kind, value, chosen }) {
  const isOwn = kind === facet;
  const isSeveral = facet === 'neighborhood';
  const live = isOwn ? '' : ` data-live="${isSeveral ? 'several' : ''}"`;
  const items = choices.map(({ id, label, href, count = '', isExtra }) => {
    const current = isOwn && id === value ? ' aria-current="page"' : '';
    return `<li${isExtra ? ' class="extra"' : ''}><a${isSeveral ? ' class="several"' : ''} href="${href}"${current}${live}>${escapeText(label)} <span>${count}</span></a></li>`;
  });
  const date = facet === 'when' ? `<li class="extra">${dateField}</li>` : '';
  const summary = isOwn ? `<span class="unseen">${name}: </span>${escapeText(chosen)}` : name;
  const look = `filter${isOwn ? ' chosen' : ''}${facet === 'when' ? ' from-laptop' : ''}`;
  return menu(look, summary, items.join('') + date);
}
