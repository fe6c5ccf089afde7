import { icon } from './icon.mjs';
import { price, seal } from './offer.mjs';
import { escapeText, longDate, remembered, shortDate } from './words.mjs';

/** @typedef {import('../../../../../data/model/pages/view.ts').DealCardData} Card */
/** @typedef {import('../../../../../data/model/pages/view.ts').ListedTimes} Times */
/** @typedef {import('../../../../../data/model/pages/view.ts').Picture} Picture */

/** @param {Picture} picture @param {string} attributes @param {string} alt */
export const image = ({ src, width, height }, attributes, alt) =>
  `<img src="${src}" width="${width}" height="${height}" alt="${escapeText(alt)}"${attributes}/>`;

/** @param {Pick<Card, 'slug' | 'title'>} deal @param {{ look?: string, label?: string, startsAt?: number | undefined }} options */
export const heart = ({ slug, title }, { look = 'heart', label = '', startsAt }) =>
  `<button type="button" class="${look}" data-action="save" data-deal="${slug}"${startsAt ? ` data-starts-at="${startsAt}"` : ''} aria-pressed="false" aria-label="Save ${escapeText(title)}">${icon('heart')}${label}</button>`;

/** The last day of a deal, or the first one of a deal that has not begun. @param {Card} deal @param {'card' | 'page'} form */
export function endDate({ starts, expiryDate, endsAt }, form) {
  if (starts)
    return `<time dateTime="${starts.date}" data-starts-at="${starts.at}"${endsAt === null ? '' : ` data-ends-at="${endsAt}"`}>From ${shortDate(starts.date)}</time>`;
  const tag = form === 'card' ? 'small' : 'span';
  if (expiryDate === null) return `<${tag}>Ongoing</${tag}>`;
  if (form === 'card') {
    return `<time dateTime="${expiryDate}" data-ends-at="${endsAt}">Ends ${shortDate(expiryDate)}</time>`;
  }
  const date = longDate(expiryDate);
  return `<time dateTime="${expiryDate}" data-ends-at="${endsAt}" data-date="${date}">Expires ${date}</time>`;
}

/** @param {Card} deal @param {string} loading @param {Times | null} times */
function card(deal, loading, times) {
  const { category, offer, starts } = deal;
  const where = escapeText(`${deal.vendor}\u00a0· ${deal.area.label.replaceAll(' ', '\u00a0')}`);
  const over = times?.over ? ` data-times-end="${times.over.at}" data-times-over="${times.over.words}"` : '';
  const when = times?.text ? `<p class="times dated"${over}>${escapeText(times.text)}</p>` : '';
  return `<article class="card tone-${category.tone}"><div class="frame">${image(deal.image, loading, deal.image.alt)}</div>${seal(offer)}<p class="kind">${escapeText(category.label)}</p><h3><a class="cover" href="${deal.href}">${escapeText(deal.title)}</a></h3><p class="where">${where}</p>${when}<p class="cost">${price(offer)} ${endDate(deal, 'card')}</p>${heart(deal, { startsAt: starts?.at })}</article>`;
}

// The same on all pages that do not say when, so they are made once.
const soonCard = remembered((/** @type {Card} */ deal) => card(deal, ' decoding="async"', null));
const nearCard = remembered((/** @type {Card} */ deal) =>
  card(deal, ' loading="lazy" decoding="async"', null),
);

/** @param {readonly Card[]} deals @param {number} soon how many pictures load at once @param {readonly Times[]} times */
export function grid(deals, soon = 0, times = []) {
  const cards = deals.map((deal, index) => {
    const when = times[index];
    if (when?.text) return card(deal, `${index < soon ? '' : ' loading="lazy"'} decoding="async"`, when);
    return index < soon ? soonCard(deal) : nearCard(deal);
  });
  const threes = deals.length % 3 === 0 ? ' threes' : '';
  const fours = [5, 9].includes(deals.length % 12) ? ' not-in-fours' : '';
  return `<div class="grid${threes}${fours}">${cards.join('')}</div>`;
}
