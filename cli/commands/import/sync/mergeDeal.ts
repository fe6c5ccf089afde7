import { isDeepStrictEqual } from 'node:util';
import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { Session } from '../../../../data/schema/schedule.ts';
import type { DealEntry } from './dealFile.ts';

/** What decides how a row changes a deal. */
export interface MergeRules {
  readonly feed: string;
  readonly today: LocalDate;
  /** The fields that the map can yield. */
  readonly owned: ReadonlySet<string>;
  /** Whether a deal ends so many days after its import if its row does not say when. */
  readonly expires: boolean;
  /** Days after which an unchanged price counts as checked; `null` for never. */
  readonly priceCheckDays: number | null;
  readonly review: boolean;
}

const wordFields = [
  ...['title', 'summary', 'description', 'offerText', 'imageAlt'],
  ...['goodFor', 'included', 'goodToKnow', 'restrictions'],
];
const offerFields = ['originalPrice', 'discountPrice', 'discountPercent', 'offerText'];
const priceFields = [...offerFields, 'couponCode'];
const pictureFields = ['art', 'imageUrl'];
const placeFields = ['neighborhood', 'coordinates', 'locations', 'citywide'];

/** The fields that a map can yield. */
export function ownedFields({ fields, facts, hours, expiresAfterDays }: FeedMap): ReadonlySet<string> {
  const owned = new Set<string>([...Object.keys(fields), 'summary', 'description', 'category']);
  for (const key of [...offerFields, ...placeFields]) owned.add(key);
  if (fields.imageUrl !== undefined) owned.add('art');
  if (facts !== undefined) owned.add('facts');
  if (hours !== undefined) owned.add('hours');
  if (fields.sessions !== undefined) for (const key of ['startDate', 'expiryDate']) owned.add(key);
  if (expiresAfterDays !== undefined) owned.add('expiryDate');
  return owned;
}

/** The fields that `locked` keeps: some go together. */
function lockedFields(locked: readonly string[]): ReadonlySet<string> {
  const groups = [offerFields, pictureFields, placeFields];
  return new Set(locked.flatMap((key) => groups.find((group) => group.includes(key)) ?? [key]));
}

/** A new deal. */
export const newEntry = (
  fields: DealEntry,
  { id, slug }: { readonly id: string; readonly slug: string },
  { feed, today, review }: MergeRules,
): DealEntry =>
  inOrder({
    ...onRun(fields, today),
    slug,
    ...(review ? { draft: true } : {}),
    publishedDate: today,
    priceCheckedDate: today,
    feed: { name: feed, id },
  });

/** A deal after an import that has its row; `before` itself if nothing changes. */
export function mergedEntry(before: DealEntry, fields: DealEntry, rules: MergeRules): DealEntry {
  const { today, owned } = rules;
  const locked = lockedFields(lockedOf(before));
  const after: Record<string, unknown> = { ...before };
  const given = onRun(fields, String(before.publishedDate));
  for (const key of owned) {
    if (locked.has(key)) continue;
    if (given[key] === undefined) delete after[key];
    else after[key] = given[key];
  }
  if (rules.expires && fields.endsByImport === true && !locked.has('expiryDate')) {
    const { expiryDate } = before;
    if (typeof expiryDate === 'string' && expiryDate >= today) after.expiryDate = expiryDate;
  }
  if (!locked.has('withdrawnDate')) delete after.withdrawnDate;
  const changed = changedFields(before, after);
  const dates = newDates(before, changed, rules);
  for (const [key, date] of Object.entries(dates)) {
    if (locked.has(key) || before[key] === date) continue;
    after[key] = date;
    changed.push(key);
  }
  return changed.length === 0 ? before : inOrder(after);
}

/** A deal that is no longer in the feed, withdrawn today; `before` itself if its withdrawal is locked. */
export const withdrawnEntry = (before: DealEntry, today: LocalDate): DealEntry =>
  lockedOf(before).includes('withdrawnDate') ? before : inOrder({ ...before, withdrawnDate: today });

/** The fields that differ, in the order of a file. */
export const changedFields = (before: DealEntry, after: DealEntry): string[] =>
  Object.keys({ ...before, ...after })
    .filter((key) => before[key] !== after[key] && !isDeepStrictEqual(before[key], after[key]))
    .sort(byFieldOrder);

function newDates(
  before: DealEntry,
  changed: readonly string[],
  rules: MergeRules,
): Record<string, LocalDate> {
  const isPriceChanged = changed.some((key) => priceFields.includes(key));
  const isTextChanged = isPriceChanged || changed.some((key) => wordFields.includes(key));
  const isCheckDue = rules.priceCheckDays !== null && daysSince(before, rules.today) >= rules.priceCheckDays;
  return {
    ...(isTextChanged ? { updatedDate: rules.today } : {}),
    ...(isPriceChanged || isCheckDue ? { priceCheckedDate: rules.today } : {}),
  };
}

const dayMs = 86_400_000;

function daysSince({ priceCheckedDate }: DealEntry, today: LocalDate): number {
  const days = (Date.parse(today) - Date.parse(String(priceCheckedDate))) / dayMs;
  return Number.isNaN(days) ? Number.POSITIVE_INFINITY : days;
}

/** Sessions are within the run of a deal, which begins when it is published. */
function onRun(fields: DealEntry, published: LocalDate): DealEntry {
  const { endsByImport: _, ...rest } = fields;
  const { sessions, ...others } = rest;
  const ahead = ((sessions ?? []) as readonly Session[]).filter(({ date }) => date >= published);
  return { ...others, featured: rest.featured ?? false, ...(ahead.length > 0 ? { sessions: ahead } : {}) };
}

function lockedOf({ feed }: DealEntry): readonly string[] {
  const { locked } = (feed ?? {}) as { readonly locked?: unknown };
  return Array.isArray(locked) ? locked : [];
}

/** The fields of a deal in the order in which files have them. */
const order: readonly string[] = [
  ...['$schema', 'id', 'title', 'slug', 'draft', 'summary', 'description'],
  ...['originalPrice', 'discountPrice', 'discountPercent', 'offerText', 'couponCode'],
  ...[
    'art',
    'imageUrl',
    'imageAlt',
    'category',
    'neighborhood',
    'coordinates',
    'locations',
    'citywide',
    'vendor',
  ],
  ...['startDate', 'expiryDate', 'publishedDate', 'updatedDate', 'priceCheckedDate', 'withdrawnDate'],
  ...['hours', 'specialHours', 'sessions', 'days', 'months', 'irregular'],
  ...[
    'featured',
    'affiliateUrl',
    'clickCount',
    'familyFriendly',
    'adultsOnly',
    'outdoor',
    'intensity',
    'goodFor',
  ],
  ...['facts', 'included', 'goodToKnow', 'restrictions', 'tags', 'feed'],
];
const rank = new Map(order.map((key, index) => [key, index]));

/** Compares fields by their order in files; others come last. */
const byFieldOrder = (a: string, b: string): number =>
  (rank.get(a) ?? order.length) - (rank.get(b) ?? order.length);

/** A deal with its fields in the order of files. */
function inOrder(entry: DealEntry): DealEntry {
  const keys = Object.keys(entry).filter((key) => entry[key] !== undefined);
  keys.sort(byFieldOrder);
  return Object.fromEntries(keys.map((key) => [key, entry[key]]));
}
