// The same filters in a sheet, for small windows.
import { categories, neighborhoods } from './catalogue.mjs';
import { dateField, facets, sortsOf, times } from './facets.mjs';
import { icon } from './icon.mjs';
import { escapeText } from './words.mjs';

/** @typedef {import('../../rivalCity.ts').RivalListing} Listing */

/** @param {Listing} listing */
export function sheet(listing) {
  const sorts = sortsOf(listing.kind).map((sort, index) => option(sort, index === 0, ''));
  const groups = [
    group('Category', places('category', categories, listing)),
    facetGroup(facets.price),
    group('When', places('when', times, listing) + dateField),
    group('Neighborhood', places('neighborhood', neighborhoods, listing)),
    facetGroup(facets.setting),
    facetGroup(facets.audience),
    facetGroup(facets.soon),
    group('Sort', sorts.join('')),
  ];
  return `<dialog id="filter-sheet" class="filter-sheet" aria-labelledby="filter-sheet-name"><form method="dialog"><div class="sheet-head"><h2 id="filter-sheet-name">Filters</h2><button type="submit" aria-label="Close filters">${icon('close')}</button></div><div class="sheet-groups">${groups.join('')}</div><div class="sheet-foot"><button type="button" class="button surface" data-live="" aria-disabled="true">Clear all</button><button type="submit" class="button">Show deals</button></div></form></dialog>`;
}

/** @param {string} name @param {string} options */
const group = (name, options) => `<fieldset><legend>${name}</legend>${options}</fieldset>`;

/** @param {{ name: string, choices: string[] }} facet */
const facetGroup = ({ name, choices }) =>
  group(name, choices.map((choice) => option(choice, false, '<span></span>')).join(''));

/** @param {string} label @param {boolean} chosen @param {string} count */
const option = (label, chosen, count) =>
  `<button type="button" class="option" aria-pressed="${chosen}" data-live="">${chosen ? icon('check') : ''}${escapeText(label)} ${count}</button>`;

/** Values that the listing itself has lead to other pages. @param {Listing['kind']} facet @param {readonly import('./facets.mjs').Choice[]} choices @param {Listing} listing */
function places(facet, choices, { kind, value }) {
  if (kind !== facet) return choices.map(({ label }) => option(label, false, '<span></span>')).join('');
  const links = choices.map(({ id, label, href }) => {
    const isCurrent = id === value;
    const to = facet === 'neighborhood' ? withArea(value, id) : href;
    const mark = isCurrent ? ' aria-current="page"' : '';
    return `<a class="option" href="${to}"${mark}>${isCurrent ? icon('check') : ''}${escapeText(label)} <span></span></a>`;
  });
  return links.join('');
}

/** @param {string} own @param {string} other */
const withArea = (own, other) =>
  own === other ? '/deals' : `/deals?neighborhood=${[own, other].sort().join(',')}`;
