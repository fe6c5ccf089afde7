// The filters above a listing: the same on all of its pages, so they are made once.
import { categories, countOf, neighborhoods, site } from './catalogue.mjs';
import { icons } from './icon.mjs';
import { escapeText, remembered, scriptJson } from './words.mjs';

/** @typedef {import('../../cityData.mjs').RivalListing} Listing */
/** @typedef {{ id: string, label: string }} Place */

const extras = [
  { name: 'Price', choices: ['Under $50', '$50 to $150', '$150 and up'] },
  { name: 'Audience', choices: ['Good for families', 'For adults'] },
  { name: 'Setting', choices: ['Indoors', 'Outdoors'] },
  { name: 'Ends soon', choices: ['Ends within 14 days'] },
];
const sorts = ['Highest Discount', 'Expiring Soon', 'Most Popular', 'Lowest Price', 'Newest', 'Nearest'];

export const filters = remembered((/** @type {Listing} */ listing) => {
  const { field, value } = listing;
  const toggle = `<button type="button" class="filter-toggle" aria-expanded="false" aria-controls="filter-panel" data-live="">${icons.filters}Filters${value ? '<span>1</span>' : ''}</button>`;
  const category = placeMenu('Category', '/categories', categories, field === 'category' ? value : '');
  const area = placeMenu(
    'Neighborhood',
    '/neighborhood',
    neighborhoods,
    field === 'neighborhood' ? value : '',
  );
  const more = extras.map(({ name, choices }) =>
    menu('filter extra', name, choices.map((choice) => button(`${choice} `, false)).join('')),
  );
  const order = sorts.map((sort, index) => button(sort, index === 0)).join('');
  const sort = menu('filter chosen', `<span class="unseen">Sort: </span>${sorts[0]}`, order);
  return `<section class="filters" aria-label="Filters"><div class="wide">${toggle}<div id="filter-panel" class="filter-panel">${category}${area}${more.join('')}</div><div class="sort"><span class="by">Sort</span>${sort}</div></div></section>`;
});

/** @param {string} kind @param {string} summary @param {string} items */
const menu = (kind, summary, items) =>
  `<details class="${kind}" name="filter" data-popup=""><summary>${summary}${icons.open}</summary><ul>${items}</ul></details>`;

/** @param {string} label @param {boolean} pressed */
const button = (label, pressed) =>
  `<li><button type="button" aria-pressed="${pressed}" data-live="">${label}</button></li>`;

/** @param {string} name @param {string} path @param {readonly Place[]} places @param {string} chosen */
function placeMenu(name, path, places, chosen) {
  const items = places.map(({ id, label }) => {
    const mark = id === chosen ? ' aria-current="page"' : chosen ? '' : ' data-live=""';
    return `<li><a href="${path}/${id}"${mark}>${escapeText(label)} <span>${countOf(id)}</span></a></li>`;
  });
  const label = places.find(({ id }) => id === chosen)?.label;
  const summary = label ? `<span class="unseen">${name}: </span>${escapeText(label)}` : name;
  return menu(label ? 'filter chosen' : 'filter', summary, items.join(''));
}

/** What the script of the listing is told. */
export const browserData = remembered((/** @type {Listing} */ { path, field, value }) =>
  scriptJson({
    path,
    kind: 'listing',
    scope: {
      category: field === 'category' ? value : null,
      neighborhood: field === 'neighborhood' ? value : null,
      featured: field === 'featured',
    },
    categories: choices('/categories', categories),
    neighborhoods: choices('/neighborhood', neighborhoods),
    currency: site.currency,
    assistantName: site.assistantName,
  }),
);

/** @param {string} path @param {readonly Place[]} places */
const choices = (path, places) =>
  places.map(({ id, label }) => ({ id, label, href: `${path}/${id}`, count: countOf(id) }));
