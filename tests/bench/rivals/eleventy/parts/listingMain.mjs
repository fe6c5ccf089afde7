import { grid } from './card.mjs';
import { pagePath } from './catalogue.mjs';
import { browserData, filters } from './filters.mjs';
import { icons } from './icon.mjs';
import { escapeText } from './words.mjs';

/** @typedef {import('./catalogue.mjs').ListingPage} ListingPage */

/** What is between header and footer of a listing's page. @param {ListingPage} page */
export function listingMain(page) {
  const { listing } = page;
  const picture =
    listing.picture &&
    `<div class="frame place"><img src="${listing.picture}" width="1200" height="480" alt="" decoding="async"/></div>`;
  return `<main id="main" tabindex="-1" class="listing"><div class="wide intro"><nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a>${icons.further}</li><li aria-current="page">${escapeText(listing.label)}</li></ol></nav><h1>${escapeText(listing.heading)}</h1><p class="lead">${escapeText(listing.intro)}</p>${picture}</div><div data-island="deal-browser" data-key="1" data-when="interaction" data-query=""><div data-island-root="">${filters(listing)}<div class="wide results" data-first-results="">${count(page)}${grid(page.deals)}${pageLinks(page)}</div></div><script type="application/json">${browserData(listing)}</script></div></main>`;
}

/** @param {ListingPage} page */
function count({ listing: { field, label }, total, number, count: pageCount }) {
  const chip =
    field === 'category' || field === 'neighborhood'
      ? `<a class="chip" href="/deals">${escapeText(label)}${icons.close}<span class="unseen">remove filter</span></a>`
      : '';
  const place = pageCount > 1 ? `<p>Page ${number} of ${pageCount}</p>` : '';
  return `<div class="count"><h2>${total.toLocaleString('en-US')} deals</h2>${place}${chip}</div>`;
}

/** @param {ListingPage} page */
function pageLinks({ listing: { path }, number, count: pageCount }) {
  if (pageCount < 2) return '';
  const previous =
    number > 1 ? `<a href="${pagePath(path, number - 1)}" rel="prev">${icons.previous}Previous</a>` : '';
  const next =
    number < pageCount ? `<a href="${pagePath(path, number + 1)}" rel="next">Next${icons.next}</a>` : '';
  const shown = [...new Set([1, number - 1, number, number + 1, pageCount])].filter(
    (other) => other >= 1 && other <= pageCount,
  );
  const items = shown.map((other, index) => {
    const gap = index > 0 && other - (shown[index - 1] ?? 0) > 1 ? '<li><span>…</span></li>' : '';
    const current = other === number ? ' aria-current="page"' : '';
    return `${gap}<li><a href="${pagePath(path, other)}" aria-label="Page ${other}"${current}>${other}</a></li>`;
  });
  return `<nav class="pages" aria-label="Pages">${previous}<ol>${items.join('')}</ol>${next}</nav>`;
}
