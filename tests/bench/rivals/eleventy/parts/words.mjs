// Text, prices and dates as pages write them. Days and prices are few, so their words are remembered.
import { site } from './catalogue.mjs';

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** @param {string} text */
export const escapeText = (text) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? '') : text;

/** @template Key, Value @param {(key: Key) => Value} work @returns {(key: Key) => Value} */
export function remembered(work) {
  /** @type {Map<Key, Value>} */
  const known = new Map();
  return (key) => {
    const found = known.get(key) ?? work(key);
    known.set(key, found);
    return found;
  };
}

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: site.currency,
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: site.currency });

export const money = remembered((/** @type {number} */ amount) =>
  (Number.isInteger(amount) ? whole : withCents).format(amount),
);

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @param {string} day such as 2027-05-03 */
const instant = (day) => new Date(day);

export const longDate = remembered((/** @type {string} */ day) => long.format(instant(day)));
export const shortDate = remembered((/** @type {string} */ day) => short.format(instant(day)));

/** A date in words that scripts can read. @param {string} day */
export const time = (day) => `<time dateTime="${day}">${longDate(day)}</time>`;

/** JSON that may stand inside a script element. @param {unknown} value */
export const scriptJson = (value) =>
  JSON.stringify(value).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
