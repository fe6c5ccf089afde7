// The price of a deal and what it saves.
import { escapeText, money } from './words.mjs';

/** @typedef {import('../../../../../data/model/deals/offer.ts').Offer} Offer */

/** What it costs otherwise, 0 if that is unknown. @param {Offer} offer */
const originalOf = (offer) => ('originalPrice' in offer ? (offer.originalPrice ?? 0) : 0);

/** @param {Offer} offer */
const payOf = (offer) => ('price' in offer ? offer.price : 0);

/** What one saves; 0 if that is unknown. @param {Offer} offer */
export const savingOf = (offer) => Math.max(0, Math.round(100 * (originalOf(offer) - payOf(offer))) / 100);

/** @param {Offer} offer */
export const percentOf = (offer) =>
  offer.kind === 'free' ? originalOf(offer) > 0 && 100 : 'percent' in offer && offer.percent;

/** @param {Offer} offer */
const labelOf = (offer) =>
  offer.kind === 'words' ? escapeText(offer.text) : offer.kind === 'free' ? 'Free' : money(offer.price);

/** @param {Offer} offer */
export function price(offer) {
  const was = savingOf(offer) > 0 ? `<s><span class="unseen">was </span>${money(originalOf(offer))}</s>` : '';
  return `<b class="price${offer.kind === 'words' ? ' words' : ''}">${labelOf(offer)}</b> ${was}`;
}

/** @param {Offer} offer */
export function seal(offer) {
  if (offer.kind === 'free') return '<p class="seal"><b>Free</b> </p>';
  const percent = percentOf(offer);
  return percent ? `<p class="seal"><b>${percent}%</b> off</p>` : '';
}

/** The offer in a few words. @param {Offer} offer */
export function offerWords(offer) {
  const percent = percentOf(offer);
  return offer.kind !== 'saving' || !percent ? labelOf(offer) : `${percent}% off`;
}
