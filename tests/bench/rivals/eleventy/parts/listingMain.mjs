import { grid, image } from './card.mjs';
import { cardsOf, categories, neighborhoods, site } from './catalogue.mjs';
import { crumbs, sectionHead } from './crumbs.mjs';
import { dealCount, filters } from './filters.mjs';
import { icon } from './icon.mjs';
import { escapeText, scriptJson } from './words.mjs';

/** @typedef {import('../../rivalCity.ts').RivalListing} Listing */

const firstRow = 4;

/** What is between header and footer of a listing's page. @param {Listing} page */
export function listingMain(page) {
  const { kind, heading, range, picture, intro, breadcrumbs } = page;
  const place = picture
    ? `<div class="frame place">${image(picture, ' decoding="async"', picture.alt)}</div>`
    : '';
  const dated = range ? `<span class="dated">, ${range}</span>` : '';
  const words = intro.map(({ label, href }) =>
    href ? `<a href="${href}">${escapeText(label)}</a>` : escapeText(label),
  );
  const isPlain = kind === 'upcoming' || kind === 'prices';
  const body = isPlain ? `<div class="wide">${results(page)}</div>` : browser(page);
  const byPrice = isPlain
    ? ''
    : '<noscript><p><a href="/deals/lowest-prices">Lowest prices</a></p></noscript>';
  return `<main id="main" tabindex="-1" class="listing"><div class="wide intro">${crumbs(breadcrumbs)}<h1>${escapeText(heading)}${dated}</h1><p class="lead">${words.join('')}</p>${byPrice}${place}</div>${body}${comingSoon(page)}</main>`;
}

/** @param {Listing} page */
function browser(page) {
  const { kind, value, first, total, map } = page;
  const data = {
    path: first,
    kind: 'listing',
    scope: {
      category: kind === 'category' ? value : null,
      neighborhood: kind === 'neighborhood' ? value : null,
      when: kind === 'when' ? value : null,
      featured: kind === 'featured',
    },
    count: total,
    categories,
    neighborhoods,
    currency: site.currency,
    assistantName: site.assistantName,
    map,
  };
  const look = (/** @type {string} */ name, /** @type {string} */ label, /** @type {boolean} */ pressed) =>
    `<button type="button" aria-pressed="${pressed}" data-live="">${icon(name)}${label}</button>`;
  const views = `<fieldset class="wide view extra"><legend class="unseen">View</legend>${look('menu', 'List', true)}${look('pin', 'Map', false)}</fieldset>`;
  return `<div data-island="deal-browser" data-key="1" data-when="interaction" data-query=""><div data-island-root="">${filters(page)}${map ? views : ''}<div class="wide results" data-first-results="">${results(page)}</div></div><script type="application/json">${scriptJson(data)}</script></div>`;
}

/** @param {Listing} page */
function results(page) {
  if (page.deals.length === 0) return noDeals(page);
  return count(page) + grid(cardsOf(page.deals), firstRow, page.times) + pageLinks(page);
}

/** @param {Listing} page */
function noDeals({ value }) {
  const others = categories.filter(({ id, count: deals }) => deals > 0 && id !== value);
  const links = others.map(
    ({ href, label }) => `<a class="button outline" href="${href}">${escapeText(label)}</a>`,
  );
  return `<div class="none"><h2>No deals found</h2><p>Nothing here right now. Clear the filter or try another category:</p><p class="chips"><a class="button" href="/deals">View All Deals</a><a class="button outline" href="/chatbot">Ask ${site.assistantName}</a>${links.join('')}</p></div>`;
}

/** @param {Listing} page */
function count({ total, chosen, page: number, pageCount }) {
  const chip = chosen
    ? `<a class="chip" href="/deals">${escapeText(chosen)}${icon('close')}<span class="unseen">remove filter</span></a>`
    : '';
  const place = pageCount > 1 ? `<p>Page ${number} of ${pageCount}</p>` : '';
  return `<div class="count"><h2 class="dated">${dealCount(total)}</h2>${place}${chip}</div>`;
}

/** @param {Listing} page */
function pageLinks({ first, page: number, pageCount }) {
  if (pageCount < 2) return '';
  const path = (/** @type {number} */ other) => (other === 1 ? first : `${first}/page/${other}`);
  const previous =
    number > 1 ? `<a href="${path(number - 1)}" rel="prev">${icon('previous')}Previous</a>` : '';
  const next = number < pageCount ? `<a href="${path(number + 1)}" rel="next">Next${icon('next')}</a>` : '';
  const link = (/** @type {number} */ other) =>
    `<li><a href="${path(other)}" aria-label="Page ${other}"${other === number ? ' aria-current="page"' : ''}>${other}</a></li>`;
  const shown = [...new Set([1, number - 1, number, number + 1, pageCount])].filter(
    (other) => other >= 1 && other <= pageCount,
  );
  const items = shown.map((other, index) => {
    const missing = other - (shown[index - 1] ?? 0) - 1;
    const gap = missing === 0 ? '' : missing === 1 ? link(other - 1) : '<li><span>…</span></li>';
    return gap + link(other);
  });
  return `<nav class="pages" aria-label="Pages">${previous}<ol>${items.join('')}</ol>${next}</nav>`;
}

/** @param {Listing} page */
const comingSoon = ({ comingSoon: slugs }) =>
  slugs.length > 0
    ? `<section class="wide section">${sectionHead('Coming soon', '<a class="quiet" href="/deals/coming-soon">All upcoming deals</a>')}${grid(cardsOf(slugs))}</section>`
    : '';
