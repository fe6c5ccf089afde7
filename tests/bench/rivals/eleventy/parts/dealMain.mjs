import { grid, heart, price } from './card.mjs';
import { labels, ofSameVendor, similarTo, site, tones } from './catalogue.mjs';
import { icons } from './icon.mjs';
import { escapeText, longDate, money, shortDate } from './words.mjs';

/** @typedef {import('../../cityData.mjs').RivalDeal} Deal */

/** What is between header and footer of a deal's page. @param {Deal} deal */
export function dealMain(deal) {
  const similar = similarTo(deal);
  const category = escapeText(labels.get(deal.category) ?? '');
  const more = `<a class="quiet" href="/categories/${deal.category}">More in ${category}</a>`;
  return `<main id="main" tabindex="-1" class="deal tone-${tones.get(deal.category)}">${top(deal)}<div class="wide deal-body">${details(deal)}${facts(deal)}</div>${moreDeals('Similar deals', more, similar)}${moreDeals(`More from ${escapeText(deal.vendor)}`, '', ofSameVendor(deal, similar))}${buyBar(deal)}</main>`;
}

/** @param {Deal} deal */
function top(deal) {
  const { title, category, neighborhood, poster } = deal;
  const crumbs = `<li><a href="/">Home</a>${icons.further}</li><li><a href="/categories/${category}">${escapeText(labels.get(category) ?? '')}</a>${icons.further}</li><li aria-current="page">${escapeText(title)}</li>`;
  const tags = `<a class="tag own" href="/categories/${category}">${escapeText(labels.get(category) ?? '')}</a> <a class="tag" href="/neighborhood/${neighborhood}">${icons.pin}${escapeText(labels.get(neighborhood) ?? '')}</a> <span>by ${escapeText(deal.vendor)}</span>`;
  return `<div class="deal-top"><div class="poster"><img src="${poster.src}" width="800" height="600" alt="${escapeText(poster.alt)}" fetchPriority="high"/><p class="seal"><b>${deal.discountPercent}%</b> off</p></div><div class="offer"><nav class="crumbs" aria-label="Breadcrumb"><ol>${crumbs}</ol></nav><h1>${escapeText(title)}</h1><p class="tags">${tags}</p><p class="lead">${escapeText(deal.summary)}</p>${purchase(deal)}</div></div>`;
}

/** @param {Deal} deal */
function purchase(deal) {
  const share = `mailto:?subject=${encodeURIComponent(deal.title)}&amp;body=${encodeURIComponent(`${deal.summary}\n${site.origin}/deal/${deal.slug}`)}`;
  const way = deal.live
    ? `<div class="buy">${vendorButton(deal)}<p class="paid">${site.besideLink}. Opens the vendor’s site.</p>`
    : `<p class="notice">This deal has not started yet. Come back on ${longDate(deal.startDate ?? '')} to get it.</p><div class="buy">`;
  return `<div class="purchase"><p class="cost">${price(deal)} <span class="saving">Save ${money(saving(deal))}</span></p>${dates(deal)}${way}<div class="keep"><a class="button surface" data-action="share" href="${share}">${icons.share}Share Deal</a>${heart(deal, 'button surface heart-button', 'Save')}</div></div></div>`;
}

/** @param {Deal} deal */
function dates({ slug, title, expiryDate, endsAt }) {
  const lastDay = `Last day: ${title}`;
  const entry = JSON.stringify({ uid: `${slug}-last-day@${site.host}`, title: lastDay, day: expiryDate });
  const date = longDate(expiryDate);
  return `<div class="dates">${icons.calendar}<span><time dateTime="${expiryDate}" data-ends-at="${endsAt}" data-date="${date}">Expires ${date}</time></span><small class="countdown" data-ends-at="${endsAt}" data-left="1"></small><button type="button" class="to-calendar" data-action="calendar" data-entry="${escapeText(entry)}">${icons.calendar}Add to calendar<span class="unseen">: ${escapeText(lastDay)}</span></button></div>`;
}

/** @param {Deal} deal */
function details(deal) {
  const { included = [], restrictions = [], goodToKnow = '' } = deal;
  const url = `${site.origin}/deal/${deal.slug}`;
  const report = `mailto:${site.contactEmail}?subject=${encodeURIComponent(`Problem with a deal: ${deal.title}`)}&amp;body=${encodeURIComponent(`Deal: ${deal.title}\n${url}\n\nWhat is wrong (price, date, link, something else)?\n`)}`;
  const checks = included.map((item) => `<li>${icons.check}${escapeText(item)}</li>`).join('');
  const print = restrictions.map((item) => `<li>${escapeText(item)}</li>`).join('');
  const checked = deal.priceCheckedDate ?? '';
  return `<div class="details"><h2>What you get</h2>${paragraphs(deal.description)}${checks && `<h3>Included</h3><ul class="checks">${checks}</ul>`}${goodToKnow && `<h3>Good to know</h3>${paragraphs(goodToKnow)}`}${print && `<h3>Fine print</h3><ul>${print}</ul>`}<p class="upkeep"><span>Price checked on <time dateTime="${checked}">${longDate(checked)}</time></span><a href="${report}">${icons.flag}Report a problem with this deal</a></p></div>`;
}

/** @param {string} text */
const paragraphs = (text) =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeText(paragraph)}</p>`)
    .join('');

/** @param {Deal} deal */
function facts(deal) {
  const { category, neighborhood, outdoor } = deal;
  const rows = [
    ['Price', price(deal)],
    ['You save', `${money(saving(deal))} (${deal.discountPercent}%)`],
    ['Good for', escapeText(deal.goodFor ?? '')],
    ['Setting', outdoor === undefined ? '' : outdoor ? 'Outdoors' : 'Indoors'],
    ['Where', `<a href="/neighborhood/${neighborhood}">${escapeText(labels.get(neighborhood) ?? '')}</a>`],
    ['Category', `<a href="/categories/${category}">${escapeText(labels.get(category) ?? '')}</a>`],
    ['Expires', shortDate(deal.expiryDate)],
  ].map(([name, value]) => value && `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<aside class="facts" aria-labelledby="facts"><div class="facts-head"><img src="${deal.poster.src}" width="800" height="600" alt="" loading="lazy" decoding="async"/><h2 id="facts">Deal Summary</h2><p>${deal.discountPercent}% off at ${escapeText(deal.vendor)}</p></div><dl>${rows.join('')}</dl>${deal.live ? `${vendorButton(deal)}<p class="paid">${site.besideLink}</p>` : ''}</aside>`;
}

/** @param {Deal} deal */
const saving = ({ originalPrice, discountPrice }) => Math.round(100 * (originalPrice - discountPrice)) / 100;

/** @param {Deal} deal */
const toVendor = ({ slug, affiliateUrl }) =>
  `data-action="open" data-opens="/deal/${slug}" href="${escapeText(affiliateUrl ?? '')}" target="_blank" rel="sponsored noopener"`;

/** @param {Deal} deal */
const vendorButton = (deal) => `<a class="button get" ${toVendor(deal)}>Get This Deal${icons.out}</a>`;

/** @param {string} heading @param {string} more @param {readonly Deal[]} deals */
const moreDeals = (heading, more, deals) =>
  deals.length === 0
    ? ''
    : `<section class="more"><div class="wide"><div class="section-head"><h2>${heading}</h2>${more}</div>${grid(deals)}</div></section>`;

/** @param {Deal} deal */
const buyBar = (deal) =>
  deal.live
    ? `<div class="buy-bar"><p>${price(deal)}<small>${site.besideLink}</small></p><a class="button" ${toVendor(deal)}>Get This Deal</a></div>`
    : '';
