import { labels, tones } from './catalogue.mjs';
import { icons } from './icon.mjs';
import { escapeText, money, remembered, shortDate } from './words.mjs';

/** @typedef {import('../../cityData.mjs').RivalDeal} Deal */

/** @param {Deal} deal */
export const price = ({ discountPrice, originalPrice }) =>
  `<b class="price">${money(discountPrice)}</b> <s><span class="unseen">was </span>${money(originalPrice)}</s>`;

/** @param {Deal} deal @param {string} kind @param {string} label */
export const heart = ({ slug, title }, kind, label) =>
  `<button type="button" class="${kind}" data-action="save" data-deal="${slug}" aria-pressed="false" aria-label="Save ${escapeText(title)}">${icons.heart}${label}</button>`;

/** A deal in a list. The same on all pages, so it is made once. */
const card = remembered((/** @type {Deal} */ deal) => {
  const where = escapeText(
    `${deal.vendor}\u00a0· ${labels.get(deal.neighborhood)?.replaceAll(' ', '\u00a0')}`,
  );
  return `<article class="card tone-${tones.get(deal.category)}"><div class="frame"><img src="${deal.poster.src}" width="800" height="600" alt="${escapeText(deal.poster.alt)}" loading="lazy" decoding="async"/></div><p class="seal"><b>${deal.discountPercent}%</b> off</p><p class="kind">${escapeText(labels.get(deal.category) ?? '')}</p><h3><a class="cover" href="/deal/${deal.slug}">${escapeText(deal.title)}</a></h3><p class="where">${where}</p><p class="cost">${price(deal)} <time dateTime="${deal.expiryDate}" data-ends-at="${deal.endsAt}">Ends ${shortDate(deal.expiryDate)}</time></p>${heart(deal, 'heart', '')}</article>`;
});

/** @param {readonly Deal[]} deals */
export const grid = (deals) => `<div class="grid">${deals.map(card).join('')}</div>`;
