import { endDate, grid, heart, image } from './card.mjs';
import { cardsOf, site } from './catalogue.mjs';
import { crumbs, sectionHead } from './crumbs.mjs';
import { details } from './details.mjs';
import { icon } from './icon.mjs';
import { offerWords, percentOf, price, savingOf, seal } from './offer.mjs';
import { calendarButton } from './sessions.mjs';
import { escapeText, longDate, money, shortDate, time } from './words.mjs';

/** @typedef {import('../../rivalCity.ts').RivalDeal} Deal */

/** What is between header and footer of a deal's page. @param {Deal} page */
export function dealMain(page) {
  const { deal } = page;
  const ended = page.state.phase === 'ended';
  const more = `<a class="quiet" href="${deal.category.href}">More in ${escapeText(deal.category.label)}</a>`;
  const similar = moreDeals(ended ? 'Similar deals still on' : 'Similar deals', more, page.similar);
  return `<main id="main" tabindex="-1" class="deal tone-${deal.category.tone}">${top(page)}${ended ? similar : ''}<div class="wide deal-body">${details(page)}${summary(page)}</div>${ended ? '' : similar}${moreDeals(`More from ${deal.vendor}`, '', page.sameVendor)}${buyBar(page)}</main>`;
}

/** @param {Deal} page */
function top(page) {
  const { deal, state } = page;
  const { category, area } = deal;
  const place = `${icon('pin')}${escapeText(area.label)}`;
  const tag = area.href
    ? `<a class="tag" href="${area.href}">${place}</a>`
    : `<span class="tag">${place}</span>`;
  const tags = `<a class="tag own" href="${category.href}">${escapeText(category.label)}</a> ${tag} <span>by ${vendorName(page)}</span>`;
  const ended = state.phase === 'ended';
  return `<div class="deal-top"><div class="poster">${image(deal.image, ' fetchPriority="high"', deal.image.alt)}${ended ? '' : seal(deal.offer)}</div><div class="offer" data-island="visit" data-when="load">${crumbs(page.breadcrumbs)}<h1>${escapeText(deal.title)}</h1><p class="tags">${tags}</p><p class="lead">${escapeText(deal.summary)}</p>${ended ? endedNotice(page) : purchase(page)}</div></div>`;
}

/** @param {Deal} page */
function endedNotice({ deal: { expiryDate }, similar }) {
  const last = expiryDate ? ` It was valid through ${time(expiryDate)}.` : '';
  const below = similar.length > 0 ? ' These similar deals are still on.' : '';
  return `<p class="notice ended"><b>This deal has ended.</b>${last}${below}</p>`;
}

/** @param {Deal} page */
const vendorName = ({ vendor: { name, href } }) =>
  href ? `<a href="${href}">${escapeText(name)}</a>` : escapeText(name);

/** @param {Deal} page */
function purchase(page) {
  const { deal, state, affiliateUrl, couponCode, head } = page;
  const saving = savingOf(deal.offer);
  const cost = `${price(deal.offer)} ${saving ? `<span class="saving">Save ${money(saving)}</span>` : ''}`;
  const coupon = couponCode
    ? `<p class="coupon"><span>Use the code</span> <code>${escapeText(couponCode)}</code><button type="button" class="button surface" data-action="copy" data-opens="${deal.href}">${icon('copy')}Copy<span class="unseen"> the code</span></button></p>`
    : '';
  const share = `mailto:?subject=${encodeURIComponent(deal.title)}&body=${encodeURIComponent(head.canonical)}`;
  const startsAt = state.phase === 'upcoming' ? state.startsAt : undefined;
  const save = heart(deal, { look: 'button surface heart-button', label: 'Save', startsAt });
  return `<div class="purchase"><p class="cost">${cost}</p>${dates(page)}${coupon}${affiliateUrl ? '' : howToFind(page)}<div class="buy">${vendorButton(page, `${site.besideLink}. Opens the vendor’s site.`)}<div class="keep"><a class="button surface" data-action="share" href="${escapeText(share)}">${icon('share')}Share Deal</a>${save}</div></div>${topCalendar(page)}</div>`;
}

/** @param {Deal} page */
const howToFind = (page) =>
  page.state.phase === 'upcoming'
    ? `<p class="notice"><span class="to-come">This deal starts on ${longDate(page.state.startDate)}. Come back on that day: the button to get it will be here.</span><span class="begun" hidden="">This deal started on ${longDate(page.state.startDate)}. The button to get it will be here soon.</span></p>`
    : `<p class="notice">This deal has no booking page. Ask for it at ${vendorName(page)}.</p>`;

/** @param {Deal} page */
function dates(page) {
  const { deal, sessions, state, priceCheckedDate, openData } = page;
  const openNow = openData
    ? `<small class="open-now" data-island="open-now" data-when="load" data-open="${escapeText(openData)}"></small>`
    : '';
  const [next] = sessions ?? [];
  const count = sessions?.length ?? 0;
  if (next) {
    const day = `<time dateTime="${next.start}">${next.day}</time>`;
    const all = count > 1 ? ` · <a href="#dates">All ${count} dates</a>` : '';
    const words = `${count > 1 ? 'Next: ' : ''}${day}, ${next.time}${next.soldOut ? ' (sold out)' : ''}${all}`;
    return `<div class="dates">${icon('calendar')}<span>${words}</span>${openNow}</div>`;
  }
  const { expiryDate } = deal;
  const run =
    state.phase !== 'upcoming'
      ? endDate(deal, 'page')
      : `${expiryDate ? '' : 'From '}${time(state.startDate)}${expiryDate ? ` – ${time(expiryDate)}` : ''}`;
  const checked = !expiryDate && priceCheckedDate ? ` · checked ${time(priceCheckedDate)}` : '';
  return `<div class="dates">${icon('calendar')}<span>${run}${checked}</span>${openNow}</div>`;
}

/** Keeps the next date of a deal, or else its last day. @param {Deal} page */
function topCalendar({ deal: { expiryDate, slug, title }, sessions }) {
  const [next] = sessions ?? [];
  if (next) return next.soldOut ? '' : calendarButton(next.day);
  if (!expiryDate) return '';
  const last = `Last day: ${title}`;
  const entry = JSON.stringify({ uid: `${slug}-last-day@${site.host}`, title: last, day: expiryDate });
  return calendarButton(last, entry);
}

/** The facts of a deal in short. @param {Deal} page */
function summary(page) {
  const { deal, state } = page;
  const { offer, area, category, expiryDate } = deal;
  const saving = savingOf(offer);
  const ended = state.phase === 'ended';
  const rows = [
    [ended ? 'Last price' : 'Price', price(offer)],
    [ended ? 'Saving' : 'You save', saving && `${money(saving)} (${percentOf(offer)}%)`],
    ['Where', area.href ? `<a href="${area.href}">${escapeText(area.label)}</a>` : escapeText(area.label)],
    ['Category', `<a href="${category.href}">${escapeText(category.label)}</a>`],
    ['Starts', state.phase === 'upcoming' && shortDate(state.startDate)],
    [ended ? 'Ended' : 'Expires', expiryDate && shortDate(expiryDate)],
  ].map(([name, value]) => (value ? `<div><dt>${name}</dt><dd>${value}</dd></div>` : ''));
  return `<aside class="facts" aria-labelledby="facts"><div class="facts-head">${image(deal.image, ' loading="lazy" decoding="async"', '')}<h2 id="facts">Deal Summary</h2><p>${offerWords(offer)} at ${escapeText(deal.vendor)}</p></div><dl>${rows.join('')}</dl>${vendorButton(page, site.besideLink)}</aside>`;
}

/** @param {Deal} page */
const toVendor = ({ deal, affiliateUrl }) =>
  `data-action="open" data-opens="${deal.href}" href="${escapeText(affiliateUrl ?? '')}" target="_blank" rel="sponsored noopener"`;

/** @param {Deal} page @param {string} disclosure */
const vendorButton = (page, disclosure) =>
  page.affiliateUrl
    ? `<a class="button get" ${toVendor(page)}>Get This Deal${icon('out')}</a><p class="paid">${escapeText(disclosure)}</p>`
    : '';

/** @param {string} heading @param {string} more @param {readonly string[]} slugs */
const moreDeals = (heading, more, slugs) =>
  slugs.length === 0
    ? ''
    : `<section class="more"><div class="wide">${sectionHead(heading, more)}${grid(cardsOf(slugs))}</div></section>`;

/** @param {Deal} page */
const buyBar = (page) =>
  page.affiliateUrl
    ? `<div class="buy-bar"><p>${price(page.deal.offer)}<small>${site.besideLink}</small></p><a class="button" ${toVendor(page)}>Get This Deal</a></div>`
    : '';
