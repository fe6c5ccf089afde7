// What a deal includes and what to know before buying.
import { site } from './catalogue.mjs';
import { icon } from './icon.mjs';
import { hoursOf, sessionsOf } from './sessions.mjs';
import { escapeText, time } from './words.mjs';

/** @typedef {import('../../rivalCity.ts').RivalDeal} Deal */

/** @param {Deal} page */
export function details(page) {
  const { included, hours, sessions, facts, goodToKnow, restrictions } = page;
  const checks = included.map((item) => `<li>${icon('check')}${escapeText(item)}</li>`).join('');
  const print = restrictions.map((item) => `<li>${escapeText(item)}</li>`).join('');
  const when = hours ? hoursOf(hours) : sessions ? sessionsOf(sessions, page) : '';
  const toKnow = facts.length + goodToKnow.length > 0 ? '<h3>Good to know</h3>' : '';
  return `<div class="details"><h2>What you get</h2>${paragraphs(page.description)}${checks && `<h3>Included</h3><ul class="checks" data-fact="included">${checks}</ul>`}${when}${where(page)}${toKnow}${factList(page)}${paragraphs(goodToKnow)}${print && `<h3>Fine print</h3><ul>${print}</ul>`}${upkeep(page)}</div>`;
}

/** @param {readonly string[]} texts */
const paragraphs = (texts) => texts.map((text) => `<p>${escapeText(text)}</p>`).join('');

/** @param {Deal} page */
function factList({ facts }) {
  const rows = facts.map(({ key, icon: name, label, text, note }) => {
    const more = note ? `<small>${escapeText(note)}</small>` : '';
    return `<div data-fact="${key}"><dt>${icon(name)}${label}</dt><dd>${escapeText(text)}${more}</dd></div>`;
  });
  return rows.length > 0 ? `<dl class="fact-list">${rows.join('')}</dl>` : '';
}

/** The places of a deal by neighborhood, with the way there. @param {Deal} page */
function where({ places, map, vendor: { name, phone } }) {
  const areas = places.map(({ neighborhood: { label, href }, items }) => {
    const area = href ? `<a href="${href}">${escapeText(label)}</a>` : escapeText(label);
    return `<div><dt>${area}</dt>${items.map((item) => place(item, label, name)).join('')}</div>`;
  });
  const call = phone
    ? `<div><dt>Phone</dt><dd><a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a></dd></div>`
    : '';
  const rows = areas.join('') + call;
  const citywide = places.length === 0 ? '<p>Citywide, not tied to one place.</p>' : '';
  return `<h3>Where</h3>${citywide}${rows && `<dl class="rows">${rows}</dl>`}${map ? placeMap(map) : ''}`;
}

/** @param {Deal['places'][number]['items'][number]} place @param {string} area @param {string} vendor */
function place({ name, address, directions }, area, vendor) {
  const words = escapeText([name === area ? null : name, address].filter(Boolean).join(', ') || vendor);
  const way = directions
    ? `<a href="${escapeText(directions)}" target="_blank" rel="noopener">Directions<span class="unseen"> to ${words}</span></a>`
    : '';
  return `<dd>${words} ${way}</dd>`;
}

/** @param {NonNullable<Deal['map']>} map */
function placeMap({ href, x, y, width, height, pins }) {
  const scale = Math.round(width / 10) / 10;
  const marks = pins.map(
    (pin) => `<use href="${href}#pin" transform="translate(${pin.x} ${pin.y}) scale(${scale})"></use>`,
  );
  return `<svg class="place-map" viewBox="0 0 ${width} ${height}" aria-hidden="true"><g transform="translate(${-x} ${-y})"><use href="${href}#city"></use><use href="${href}#names"></use></g>${marks.join('')}</svg>`;
}

/** @param {Deal} page */
function upkeep({ deal: { title, expiryDate }, head, priceCheckedDate }) {
  const checked =
    priceCheckedDate && expiryDate ? `<span>Price checked on ${time(priceCheckedDate)}</span>` : '';
  const subject = encodeURIComponent(`Problem with a deal: ${title}`);
  const report = `mailto:${site.contactEmail}?subject=${subject}&body=${encodeURIComponent(head.canonical)}`;
  return `<p class="upkeep">${checked}<a href="${escapeText(report)}">${icon('flag')}Report a problem with this deal</a></p>`;
}
