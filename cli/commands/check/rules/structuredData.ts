import { formatDate, isRealDate } from '../../../../data/model/time/localDate.ts';
import { destinationOf } from '../addresses.ts';
import type { BuiltSite } from '../builtSite.ts';
import type { Found } from '../finding.ts';
import type { CheckedPage, PageRule } from '../page.ts';
import { isRecord, readStructuredData, type Thing } from '../structuredData.ts';
import { oneLine, wordsOf } from '../visibleText.ts';

/** What search engines ask of each type; a type that is not here is one that they do not show. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency'],
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  CollectionPage: ['name', 'url'],
  WebPage: ['name', 'url'],
  Article: ['headline', 'image', 'author'],
  Organization: ['name'],
  Person: ['name'],
  WebSite: ['name', 'url'],
  ImageObject: ['url'],
  GeoCoordinates: ['latitude', 'longitude'],
};

/** Structured data can be read, is complete, and says only what the page shows (CD861 to CD866). */
export const structuredDataRule: PageRule = (page, site, found) => {
  const { things, faults } = readStructuredData(page);
  for (const why of faults) found('CD861', { problem: `Structured data cannot be read: ${why}.` });
  if (things.length === 0) return;
  const seen = visible(page);
  for (const thing of things) {
    checkFields(thing, found);
    checkSeen(thing, seen, found);
    checkAddresses(thing, page, site, found);
    if (thing.type === 'BreadcrumbList' || thing.type === 'ItemList') checkPositions(thing, found);
  }
};

function checkFields({ type, fields, role }: Thing, found: Found): void {
  const needed = required[type];
  if (!needed) {
    found('CD866', {
      problem: `Structured data has the type "${type}", which search engines do not show.`,
      expected: `one of ${Object.keys(required).join(', ')}`,
    });
    return;
  }
  const isEmpty = (key: string) => [undefined, null, ''].includes(fields[key] as undefined);
  const missing = needed.filter(isEmpty);
  if (type === 'Offer' && role === 'offers' && fields.price !== 0 && isEmpty('availability'))
    missing.push('availability');
  if (missing.length > 0)
    found('CD862', { problem: `Structured data has a "${type}" without ${missing.join(', ')}.` });
}

/** What visitors can see of a page, for comparing. */
interface Visible {
  readonly words: string;
  readonly days: ReadonlySet<string>;
}

function visible({ texts, markup }: CheckedPage): Visible {
  const times = markup.named('time').filter((time) => wordsOf(time) !== '');
  return {
    words: comparable(texts.map(({ text }) => text).join(' ')),
    days: new Set(times.map(({ attributes }) => (attributes.datetime ?? '').slice(0, 10))),
  };
}

const comparable = (text: string) => oneLine(text).toLowerCase();

/** Fields of a thing that visitors must be able to read on the page. */
const shownFields: Readonly<Record<string, readonly string[]>> = {
  Product: ['name'],
  Event: ['name'],
  Place: ['name', 'address'],
  Article: ['headline'],
  CollectionPage: ['name'],
  Organization: ['name'],
};

function checkSeen({ type, fields }: Thing, seen: Visible, found: Found): void {
  const unseen = (what: string, value: string, clue: string) =>
    found('CD863', {
      problem: `Structured data says ${what} ${JSON.stringify(value)}, which the page does not show.`,
      hint: 'Search engines penalize data that visitors cannot see.',
      clues: [clue],
    });
  for (const key of shownFields[type] ?? []) {
    const value = fields[key];
    if (typeof value === 'string' && !seen.words.includes(comparable(value)))
      unseen(`the ${key} of a ${type} is`, value, value);
  }
  if (type === 'Offer') {
    const { price, priceValidUntil } = fields;
    if (!isPriceShown(price, seen.words)) unseen('the price is', String(price), 'discountPrice');
    if (typeof priceValidUntil === 'string' && !isDayShown(priceValidUntil, seen)) {
      unseen('the offer ends on', priceValidUntil, 'expiryDate');
    }
  }
  if (
    type === 'Event' &&
    typeof fields.startDate === 'string' &&
    !isDayShown(fields.startDate.slice(0, 10), seen)
  ) {
    unseen('the event starts on', fields.startDate, fields.startDate);
  }
}

/** An offer of nothing is shown as "free". */
function isPriceShown(price: unknown, words: string): boolean {
  if (Number(price) === 0) return /\bfree\b|\b0\b/.test(words);
  const amount = Number(price);
  if (!Number.isFinite(amount)) return false;
  const [whole = '', cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const pattern = `(?<![\\d.])${whole}${cents === undefined ? '(?:\\.00)?' : `\\.${cents}`}(?![\\d.]*\\d)`;
  return new RegExp(pattern).test(words.replace(/(?<=\d),(?=\d{3})/g, ''));
}

function isDayShown(day: string, { words, days }: Visible): boolean {
  if (days.has(day)) return true;
  if (!isRealDate(day)) return false;
  return (
    words.includes(formatDate(day).toLowerCase()) || words.includes(formatDate(day, 'short').toLowerCase())
  );
}

/** Fields whose addresses are pages or pictures of the site. */
const addressFields: readonly string[] = ['url', 'item', 'image', 'logo'];
/** Types that are about the page that has them. */
const aboutThePage: ReadonlySet<string> = new Set(['Offer', 'CollectionPage', 'Article', 'WebPage']);

function checkAddresses(
  { type, fields }: Thing,
  page: CheckedPage,
  { origin, answerAt }: BuiltSite,
  found: Found,
): void {
  for (const key of addressFields) {
    const address = isRecord(fields[key]) ? fields[key].url : fields[key];
    if (typeof address !== 'string') continue;
    const say = (why: string) =>
      found('CD864', {
        problem: `Structured data has a "${type}" whose ${key} ${why}: ${address}.`,
        clues: [address],
      });
    if (!/^https:\/\//.test(address)) {
      say('is no absolute address');
      continue;
    }
    if (key === 'url' && aboutThePage.has(type) && address !== (page.canonical ?? address)) {
      say('is not the canonical address of the page');
      continue;
    }
    const to = destinationOf(address, page.path, origin);
    if (to.kind !== 'own') continue;
    const { kind } = answerAt(to.path);
    if (kind === 'nothing') say('leads nowhere');
    if (kind === 'redirect') say('leads on to another');
  }
}

/** Entries of a list count from 1; breadcrumbs are at least two, each with a name (CD865). */
function checkPositions({ type, fields }: Thing, found: Found): void {
  const items = Array.isArray(fields.itemListElement) ? fields.itemListElement.filter(isRecord) : [];
  const isOrdered = items.every(({ position }, index) => position === index + 1);
  const isNamed =
    type !== 'BreadcrumbList' ||
    (items.length >= 2 && items.every(({ name, item }) => Boolean(name) && Boolean(item)));
  const isCounted = fields.numberOfItems === undefined || fields.numberOfItems === items.length;
  if (isOrdered && isNamed && isCounted) return;
  const why = isOrdered
    ? isCounted
      ? 'has an entry without a name or address, or fewer than two'
      : 'counts its entries wrongly'
    : 'does not number its entries from 1';
  found('CD865', { problem: `Structured data has a ${type} that ${why}.` });
}
