import { hasEnded, type RowReading, readRow } from './readRow.ts';
import type { OracleDeal, OracleFeed, OracleMap, OracleOutcome, OracleRow, OracleSite } from './types.ts';

interface Offer {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const words = [
  ...['title', 'summary', 'description', 'offerText', 'imageAlt', 'goodFor', 'included'],
  ...['goodToKnow', 'restrictions'],
];
const offerFields = ['originalPrice', 'discountPrice', 'discountPercent', 'offerText'];
const prices = [...offerFields, 'couponCode'];
const places = ['neighborhood', 'coordinates', 'locations', 'citywide'];

/** What an import must make of the deals of a site, by docs/import.md alone. `today` is a date. */
export function expectedImport(
  before: readonly OracleDeal[],
  feed: OracleFeed,
  map: OracleMap,
  site: OracleSite,
  today: string,
): OracleOutcome {
  const unchanged = { deals: before, added: [], returned: [], ended: [] };
  if (feed.isCutOff) return { ...unchanged, refused: 'cut off', reasons: {} };
  const { offers, rejected, reasons } = sortRows(feed.rows, map, site, today);
  if (rejected.length > map.maxBad * feed.rows.length) return { ...unchanged, refused: 'bad', reasons };
  const present = withoutDuplicates(offers, before, feed.name, map, today);
  const here = new Set([...present.map(({ id }) => id), ...rejected]);
  const own = before.filter((deal) => keyOf(deal)?.name === feed.name);
  const live = own.filter((deal) => isLive(deal, today));
  const lost = live.filter((deal) => !here.has(keyOf(deal)?.id ?? ''));
  if (lost.length > map.maxGone * live.length) return { ...unchanged, refused: 'gone', reasons };
  const gone = lost.filter((deal) => !isLocked(deal, 'withdrawnDate'));
  const deals: OracleDeal[] = [];
  const returned: string[] = [];
  for (const deal of before) {
    const offer = own.includes(deal) ? present.find(({ id }) => id === keyOf(deal)?.id) : undefined;
    if (offer !== undefined && 'withdrawnDate' in deal && !isLocked(deal, 'withdrawnDate'))
      returned.push(deal.slug);
    if (offer !== undefined) deals.push(changedDeal(deal, offer, map, today));
    else deals.push(gone.includes(deal) ? { ...deal, withdrawnDate: today } : deal);
  }
  const added: string[] = [];
  for (const offer of present) {
    if (own.some((deal) => keyOf(deal)?.id === offer.id)) continue;
    const deal = newDeal(offer, deals, feed.name, map, today);
    deals.push(deal);
    added.push(deal.slug);
  }
  return { refused: null, deals, reasons, added, returned, ended: gone.map(({ slug }) => slug) };
}

function sortRows(rows: readonly OracleRow[], map: OracleMap, site: OracleSite, today: string) {
  const offers: Offer[] = [];
  const rejected: string[] = [];
  const reasons: Record<string, number> = {};
  const seen = new Set<string>();
  for (const row of rows) {
    if (!map.filters.every(({ from, matches }) => new RegExp(matches, 'i').test(row[from] ?? ''))) continue;
    if (hasEnded(row, map, today)) continue;
    const id = row[map.id] ?? '';
    const read = readRow(row, map, site);
    const isSecond = read.kind === 'fields' && seen.has(id);
    const reading: RowReading = isSecond ? { kind: 'rejected', reason: 'duplicate-id' } : read;
    if (reading.kind === 'rejected') {
      rejected.push(id);
      reasons[reading.reason] = (reasons[reading.reason] ?? 0) + 1;
    } else {
      seen.add(id);
      const category = reading.fields.category ?? map.category.default;
      if (category !== 'drop') offers.push({ id, fields: { ...reading.fields, category } });
    }
  }
  return { offers, rejected, reasons };
}

function withoutDuplicates(
  offers: readonly Offer[],
  deals: readonly OracleDeal[],
  feed: string,
  map: OracleMap,
  today: string,
): readonly Offer[] {
  const own = deals.filter((deal) => keyOf(deal)?.name === feed && !('withdrawnDate' in deal));
  const foreign = new Set(
    deals.filter((deal) => keyOf(deal)?.name !== feed && isLive(deal, today)).map(likeness),
  );
  const alike = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = likeness(offer.fields);
    if (!foreign.has(key)) alike.set(key, [...(alike.get(key) ?? []), offer]);
  }
  const standing = new Set(own.map((deal) => keyOf(deal)?.id));
  const kept = new Set([...alike.values()].map((group) => best(group, standing, map)));
  return offers.filter((offer) => kept.has(offer));
}

function best(group: readonly Offer[], standing: ReadonlySet<string | undefined>, map: OracleMap) {
  const favored = group.filter(({ id }) => standing.has(id));
  const choice = favored.length > 0 ? favored : group;
  if (map.duplicates === 'last') return choice.at(-1);
  if (map.duplicates === 'first') return choice[0];
  const cheapest = Math.min(...choice.map(({ fields }) => Number(fields.discountPrice)));
  return choice.find(({ fields }) => fields.discountPrice === cheapest);
}

const dropped = new Set('a an and at for in of on the to with your'.split(' '));

/** What is equal in duplicates. */
function likeness(fields: Readonly<Record<string, unknown>>): string {
  const plain = (text: unknown) =>
    String(text)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !dropped.has(word))
      .sort()
      .join(' ');
  return `${plain(fields.vendor)} | ${plain(fields.title)}`;
}

function changedDeal(deal: OracleDeal, offer: Offer, map: OracleMap, today: string): OracleDeal {
  const result: Record<string, unknown> = { ...deal };
  const set = (field: string, value: unknown) => {
    if (isLocked(deal, field)) return;
    if (value === undefined) delete result[field];
    else result[field] = value;
  };
  for (const field of yieldedFields(map)) set(field, offer.fields[field]);
  if (map.expiresAfterDays !== undefined)
    set(
      'expiryDate',
      String(deal.expiryDate) < today ? addDays(today, map.expiresAfterDays) : deal.expiryDate,
    );
  set('withdrawnDate', undefined);
  const differs = (fields: readonly string[]) =>
    fields.some((field) => JSON.stringify(result[field]) !== JSON.stringify(deal[field]));
  if (differs([...words, ...prices])) set('updatedDate', today);
  const isPriceOld =
    map.priceCheckDays !== undefined && addDays(String(deal.priceCheckedDate), map.priceCheckDays) <= today;
  if (differs(prices) || isPriceOld) set('priceCheckedDate', today);
  return { ...result, slug: deal.slug };
}

const yieldedFields = (map: OracleMap): readonly string[] => [
  ...new Set([...Object.keys(map.fields), 'summary', 'description', 'category', ...places, ...offerFields]),
];

function newDeal(
  offer: Offer,
  deals: readonly OracleDeal[],
  name: string,
  map: OracleMap,
  today: string,
): OracleDeal {
  const fields = Object.fromEntries(Object.entries(offer.fields).filter(([, value]) => value !== undefined));
  const slug = freeSlug(String(fields.title), new Set(deals.map((deal) => deal.slug)));
  const end = map.expiresAfterDays === undefined ? {} : { expiryDate: addDays(today, map.expiresAfterDays) };
  const dates = { publishedDate: today, priceCheckedDate: today };
  const draft = map.review === true ? { draft: true } : {};
  return { ...end, ...fields, ...dates, ...draft, slug, featured: false, feed: { name, id: offer.id } };
}

function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

interface FeedKey {
  readonly name: string;
  readonly id: string;
  readonly locked?: readonly string[];
}

const isFeedKey = (value: unknown): value is FeedKey =>
  typeof value === 'object' && value !== null && 'name' in value && 'id' in value;

/** Where a deal is from; undefined if an operator keeps it. */
export const keyOf = (deal: OracleDeal): FeedKey | undefined =>
  isFeedKey(deal.feed) ? deal.feed : undefined;

const isLive = (deal: OracleDeal, today: string): boolean =>
  !('withdrawnDate' in deal) && String(deal.expiryDate ?? today) >= today;

function isLocked(deal: OracleDeal, field: string): boolean {
  const locked = keyOf(deal)?.locked ?? [];
  const together = [['imageUrl', 'art'], places, offerFields].find((group) => group.includes(field)) ?? [
    field,
  ];
  return together.some((one) => locked.includes(one));
}

/** The date so many days after another. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
