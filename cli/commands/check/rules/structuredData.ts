import { t } from '../../../../data/messages/t.ts';
import { isRealDate } from '../../../../data/model/time/calendar.ts';
import { formatDate } from '../../../../data/model/time/localDate.ts';
import { collapseSpaces, visibleTextOf } from '../../../html/markup.ts';
import type { BuiltSite } from '../builtSite.ts';
import { resolveLink } from '../linkTarget.ts';
import type { CheckedPage } from '../page.ts';
import type { PageRule, ReportOnPage } from '../rule.ts';
import { type Entity, isRecord, readStructuredData } from '../structuredData.ts';

/** Structured data is valid, complete, and claims only what the page shows (CD861 to CD866). */
export const structuredDataRule: PageRule = (page, site, report) => {
  const { entities, errors } = readStructuredData(page.markup);
  for (const error of errors) {
    report('CD861', { problem: `The structured data cannot be read: ${error}.` });
  }
  if (entities.length === 0) return;
  const shown = shownContent(page, site.facts?.freeWord ?? t('offer.free'));
  for (const entity of entities) {
    checkFields(entity, report);
    checkShown(entity, shown, report);
    checkAddresses(entity, page, site, report);
    if (entity.type === 'BreadcrumbList' || entity.type === 'ItemList') checkListItems(entity, report);
  }
};

/** The fields that search engines require of each type. They show no other types. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
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
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ImageObject: ['url'],
  GeoCoordinates: ['latitude', 'longitude'],
};

function checkFields({ type, fields, role }: Entity, report: ReportOnPage): void {
  const required = requiredFields[type];
  if (!required) {
    report('CD866', {
      problem: `Search engines ignore structured data of the type "${type}".`,
      expected: `one of ${Object.keys(requiredFields).join(', ')}`,
    });
    return;
  }
  const isEmpty = (key: string) => [undefined, null, ''].includes(fields[key] as undefined);
  const missing = required.filter(isEmpty);
  if (type === 'Offer' && role === 'offers' && fields.price !== 0 && isEmpty('availability')) {
    missing.push('availability');
  }
  if (missing.length === 0) return;
  report('CD862', { problem: `A "${type}" in the structured data lacks ${missing.join(', ')}.` });
}

/** What a page shows, for comparisons; text is in lower case, dates are such as "2026-11-20". */
interface ShownContent {
  readonly text: string;
  readonly dates: ReadonlySet<string>;
  /** What it costs that costs nothing. */
  readonly free: string;
}

function shownContent({ texts, markup }: CheckedPage, freeWord: string): ShownContent {
  const times = markup.named('time').filter((time) => visibleTextOf(time) !== '');
  return {
    text: normalize(texts.map(({ text }) => text).join(' ')),
    free: normalize(freeWord),
    dates: new Set(times.map(({ attributes }) => (attributes.datetime ?? '').slice(0, 10))),
  };
}

const normalize = (text: string) => collapseSpaces(text).toLowerCase();

/** The fields of each type that visitors must be able to read on the page. */
const shownFields: Readonly<Record<string, readonly string[]>> = {
  Product: ['name'],
  Event: ['name'],
  Place: ['name', 'address'],
  PostalAddress: ['streetAddress'],
  Article: ['headline'],
  CollectionPage: ['name'],
  Organization: ['name'],
};

function checkShown({ type, fields }: Entity, shown: ShownContent, report: ReportOnPage): void {
  const reportHidden = (claim: string, value: string, clue: string) =>
    report('CD863', {
      problem: `The structured data says that ${claim} ${JSON.stringify(value)}, but the page does not show it.`,
      hint: 'Search engines penalize data that visitors cannot see.',
      clues: [clue],
    });
  for (const key of shownFields[type] ?? []) {
    const value = fields[key];
    if (typeof value === 'string' && !shown.text.includes(normalize(value))) {
      reportHidden(`the ${key} of a ${type} is`, value, value);
    }
  }
  if (type === 'Offer') {
    const { price, priceValidUntil } = fields;
    if (!showsPrice(shown, price)) reportHidden('the price is', String(price), 'discountPrice');
    if (typeof priceValidUntil === 'string' && !showsDate(shown, priceValidUntil)) {
      reportHidden('the offer ends on', priceValidUntil, 'expiryDate');
    }
  }
  const { startDate } = fields;
  if (type === 'Event' && typeof startDate === 'string' && !showsDate(shown, startDate.slice(0, 10))) {
    reportHidden('the event starts on', startDate, startDate);
  }
}

/** A price of 0 is shown as "free", in the word of the site. */
function showsPrice({ text, free }: ShownContent, price: unknown): boolean {
  const amount = Number(price);
  if (amount === 0) return text.includes(free) || /\b0\b/.test(text);
  if (!Number.isFinite(amount)) return false;
  const [whole = '', cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const pattern = `(?<![\\d.])${whole}${cents === undefined ? '(?:[.,]00)?' : `[.,]${cents}`}(?![\\d.]*\\d)`;
  // Thousands are set apart differently in each language.
  return new RegExp(pattern).test(text.replace(/(?<=\d)[.,’\s](?=\d{3}(?!\d))/g, ''));
}

function showsDate({ text, dates }: ShownContent, date: string): boolean {
  if (dates.has(date)) return true;
  if (!isRealDate(date)) return false;
  return (
    text.includes(formatDate(date).toLowerCase()) || text.includes(formatDate(date, 'short').toLowerCase())
  );
}

/** Fields whose values are addresses of pages or pictures of the site. */
const addressFields: readonly string[] = ['url', 'item', 'image', 'logo'];

/** Types that describe the page that they are on. */
const pageTypes: ReadonlySet<string> = new Set(['Offer', 'CollectionPage', 'Article', 'WebPage']);

function checkAddresses(
  { type, fields }: Entity,
  page: CheckedPage,
  site: BuiltSite,
  report: ReportOnPage,
): void {
  for (const key of addressFields) {
    const address = isRecord(fields[key]) ? fields[key].url : fields[key];
    if (typeof address !== 'string') continue;
    const isForeignUrl = key === 'url' && pageTypes.has(type) && address !== (page.canonical ?? address);
    const problem = addressProblem(address, isForeignUrl, page, site);
    if (problem === null) continue;
    report('CD864', {
      problem: `In the structured data, the ${key} of a "${type}" ${problem}: ${address}.`,
      clues: [address],
    });
  }
}

function addressProblem(
  address: string,
  isForeignUrl: boolean,
  { path }: CheckedPage,
  { origin, responseAt }: BuiltSite,
): string | null {
  if (!/^https:\/\//.test(address)) return 'is not an absolute address';
  if (isForeignUrl) return 'is not the canonical address of the page';
  const target = resolveLink(address, path, origin);
  if (target.kind !== 'internal') return null;
  const { kind } = responseAt(target.path);
  if (kind === 'not-found') return 'does not exist';
  return kind === 'redirect' ? 'is a redirect' : null;
}

/** List items are numbered from 1; breadcrumbs have at least two, each with a name and an address (CD865). */
function checkListItems({ type, fields }: Entity, report: ReportOnPage): void {
  const items = Array.isArray(fields.itemListElement) ? fields.itemListElement.filter(isRecord) : [];
  const { numberOfItems } = fields;
  const reportList = (problem: string) =>
    report('CD865', { problem: `In the structured data, a ${type} ${problem}.` });
  if (!items.every(({ position }, index) => position === index + 1)) {
    reportList('does not number its items from 1');
  } else if (numberOfItems !== undefined && numberOfItems !== items.length) {
    reportList('has a "numberOfItems" that is not the number of its items');
  } else if (type === 'BreadcrumbList' && items.length < 2) {
    reportList('has fewer than two items');
  } else if (type === 'BreadcrumbList' && !items.every(({ name, item }) => Boolean(name) && Boolean(item))) {
    reportList('has an item without a name or an address');
  }
}
