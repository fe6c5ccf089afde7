// The hours of a deal, or its dates.
import { site } from './catalogue.mjs';
import { icon } from './icon.mjs';
import { escapeText } from './words.mjs';

/** @typedef {import('../../rivalCity.ts').RivalDeal} Deal */
/** @typedef {NonNullable<Deal['sessions']>} Sessions */

const shownSessions = 6;
const shownSpecialDays = 3;

/** @param {string} of @param {string} entry JSON; empty for one that scripts find on the page */
export const calendarButton = (of, entry = '') =>
  `<button type="button" class="to-calendar" data-action="calendar"${entry && ` data-entry="${escapeText(entry)}"`}>${entry && icon('calendar')}Add to calendar<span class="unseen">: ${escapeText(of)}</span></button>`;

/** @param {string} label @param {string} list */
const folded = (label, list) => `<details><summary class="quiet">${label}</summary>${list}</details>`;

/** @param {string} days @param {string} times @param {string} attributes */
const row = (days, times, attributes = '') => `<div${attributes}><dt>${days}</dt><dd>${times}</dd></div>`;

/** @param {NonNullable<Deal['hours']>} hours */
export function hoursOf({ lines, special, irregular }) {
  const rows = lines.map(({ days, times }) => row(days, times)).join('');
  const other = special.map(({ days, times, endsAt }) => row(days, times, ` data-over="${endsAt}"`)).join('');
  const list = other && `<dl class="rows">${other}</dl>`;
  return `<h3>${lines.some(({ times }) => times) ? 'Hours' : 'When'}</h3>${rows && `<dl class="rows">${rows}</dl>`}${special.length > shownSpecialDays ? folded('Special hours', list) : list}${irregular ? '<p>Only on some of these days. Ask before you go.</p>' : ''}`;
}

/** @param {Sessions} items @param {string} attributes */
function sessionList(items, attributes) {
  const lines = items.map(({ start, end, day, time, note, soldOut }) => {
    const more = note ? `<small>${escapeText(note)}</small>` : '';
    return `<li${end ? ` data-end="${end}"` : ''}><time dateTime="${start}">${day}</time><span>${time}${more}</span>${soldOut ? '<b>Sold out</b>' : calendarButton(day)}</li>`;
  });
  return `<ol class="sessions"${attributes}>${lines.join('')}</ol>`;
}

/** @param {Sessions} items @param {Deal} page */
export function sessionsOf(items, page) {
  const rest = items.slice(shownSessions);
  const over = items.length === 0 ? '<p>All dates are over.</p>' : '';
  const label = rest.length === 1 ? 'One more date' : `${rest.length} more dates`;
  const more = rest.length > 0 ? folded(label, sessionList(rest, '')) : '';
  const place = ` data-place="${escapeText(venueOf(page))}"`;
  return `<h3 id="dates">Dates</h3>${over}${sessionList(items.slice(0, shownSessions), place)}${more}`;
}

/** Where its dates take place. @param {Deal} page */
function venueOf({ vendor, places }) {
  const all = places.flatMap(({ items }) => items);
  const only = all.length === 1 ? all[0] : undefined;
  const words = [only?.name ?? vendor.name, only?.address, site.city, site.region];
  return words.filter(Boolean).join(', ');
}
