import { isRealDate } from '../model/time/calendar.ts';

/*
 * What somebody probably meant by a text that a schema refuses; `null` if it is not clear.
 */

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The calendar day of "2027-5-1", "May 31, 2027", "31.05.2027" or "2027-05-31T00:00:00Z"; none of "5/6/2027". */
export function correctDate(text: string): string | null {
  const date = yearFirst(text) ?? monthByName(text) ?? yearLast(text);
  return date !== null && isRealDate(date) ? date : null;
}

function yearFirst(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text.trim()) ?? [];
  return year === undefined ? null : dateOf(year, month, day);
}

function monthByName(text: string): string | null {
  const [, name, day, year] =
    /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text.trim()) ?? [];
  const [, firstDay, lastName, lastYear] =
    /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.? (\d{4})$/i.exec(text.trim()) ?? [];
  const month = monthNames.indexOf((name ?? lastName ?? '').toLowerCase()) + 1;
  return month === 0 ? null : dateOf(year ?? lastYear, String(month), day ?? firstDay);
}

/** Clear with dots, which only day-first countries use, and if one of the two numbers cannot be a month. */
function yearLast(text: string): string | null {
  const [, first, mark, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  if (mark === '.' || Number(first) > 12) return dateOf(year, second, first);
  return Number(second) > 12 ? dateOf(year, first, second) : null;
}

const dateOf = (year = '', month = '', day = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The address with `https:`, as it may have been copied without, or with `http:`. */
export function correctHttps(text: string): string | null {
  const address = text.trim();
  const rest = /^(?:https?:\/*|\/\/)?([^/:@\s]+\.[^/:@\s]+(?:[/?#].*)?)$/i.exec(address)?.[1];
  return rest === undefined ? null : `https://${rest.replaceAll(' ', '%20')}`;
}

/** The scheme and host of an address alone. */
export const correctOrigin = (text: string): string | null =>
  /^https:\/\/[^/?#]+/i.exec(correctHttps(text) ?? '')?.[0] ?? null;

/** A path from the content folder, for one that starts at the root of a site or names the content folder itself. */
export function correctPicture(text: string): string | null {
  const path = text.trim().replaceAll('\\', '/');
  const inside = path.replace(/^(?:\.?\/)*(?:(?:data\/)?content\/|public\/|static\/)?/, '');
  return inside === text || inside === '' ? null : inside;
}

/** A color as `#RRGGBB` that was written without the sign or in its short form. */
export function correctColor(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}
