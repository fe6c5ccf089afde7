import { isHttps } from '../../../../data/schema/addresses.ts';
import type { Category } from '../../../../data/schema/dealGroups.ts';
import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import { rawField } from '../../../content/draft.ts';
import type { FeedRow } from '../rows/feedRow.ts';
import { cleanLine, cutText } from './cleanText.ts';
import { compileFacts } from './factsOfRow.ts';
import type { FeedCity } from './feedCity.ts';
import { type FeedOffer, likenessOf } from './feedOffer.ts';
import { allOf, compileValue, firstOf, tester } from './feedValues.ts';
import { offerOfRow } from './offerOfRow.ts';
import { createDateReader } from './parseDate.ts';
import { createPlaceFinder } from './placeOfRow.ts';
import { createPosterChooser } from './posterFor.ts';
import { BadValue, type Rejection, rejection } from './rejection.ts';
import { compileTexts, reader } from './textFields.ts';
import { compileTimes } from './timesOfRow.ts';

/** What a row is: an offer; left out by a filter, a rule or its end; or rejected. */
export type MappedRow =
  | { readonly kind: 'offer'; readonly offer: FeedOffer }
  | { readonly kind: 'filtered' | 'dropped' | 'ended' }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

const maxId = 200;
const maxVendor = 60;

/** Makes a map ready for the rows of its feed. */
export function compileMap(map: FeedMap, city: FeedCity): (row: FeedRow) => MappedRow {
  const readId = compileValue(map.id).read;
  const isWanted = compileFilters(map.filters ?? []);
  const toFields = compileFields(map, city);
  return (row) => {
    if (!isWanted(row)) return { kind: 'filtered' };
    const id = readId(row);
    try {
      if (id === '') throw new BadValue('missing', 'id', null, 'The row has nothing that names it.');
      if (id.length > maxId || /[\p{Cc}\p{Cs}]/u.test(id))
        throw new BadValue('text', 'id', id, 'An id is one line of at most 200 characters.');
      const fields = toFields(row);
      if (fields === 'dropped' || fields === 'ended') return { kind: fields };
      const likeness = likenessOf(String(fields.vendor), String(fields.title));
      return { kind: 'offer', offer: { id, line: row.line, fields, likeness } };
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      return {
        kind: 'rejected',
        rejection: rejection(row.line, id === '' ? null : id.slice(0, maxId), error),
      };
    }
  };
}

function compileFilters(filters: NonNullable<FeedMap['filters']>): (row: FeedRow) => boolean {
  const tests = filters.map(({ from, matches, not }) => {
    const [read, isMatch] = [firstOf(from), tester(matches)];
    return (row: FeedRow) => isMatch(read(row)) !== (not ?? false);
  });
  return (row) => tests.every((test) => test(row));
}

/** The fields of a deal in the order of a file. */
function compileFields(map: FeedMap, city: FeedCity) {
  const readTexts = compileTexts(map.fields);
  const readVendor = compileVendor(map, city);
  const readOffer = compileOffer(map, city);
  const readTimes = compileTimes(map, createDateReader(map.dates ?? {}, city.zone), city.today);
  const categoryOf = compileCategory(map);
  const findPlace = createPlaceFinder(map.neighborhood ?? {}, city);
  const readLink = reader(map.fields.affiliateUrl);
  const readFacts = map.facts === undefined ? () => ({}) : compileFacts(map.facts);
  const readPicture = compilePicture(map, city);
  return (row: FeedRow): Record<string, unknown> | 'dropped' | 'ended' => {
    const category = categoryOf(row);
    if (category === 'drop') return 'dropped';
    const { vendor, hasPlaces } = readVendor(row);
    const place = findPlace(row, hasPlaces);
    if (place === null) return 'dropped';
    const times = readTimes(row);
    if (times.expiryDate !== undefined && times.expiryDate < city.today) return 'ended';
    const texts = readTexts(row);
    const link = linkOfRow(readLink(row), 'affiliateUrl');
    const facts = readFacts(row);
    return {
      ...texts,
      ...readOffer(row),
      ...readPicture(row, String(texts.title), category),
      category,
      vendor,
      ...place,
      ...times,
      ...(Object.keys(facts).length > 0 ? { facts } : {}),
      ...(link === '' ? {} : { affiliateUrl: link }),
    };
  };
}

function compileVendor({ fields }: FeedMap, { vendors }: FeedCity) {
  const read = compileValue(fields.vendor).read;
  const known = new Map<string, { vendor: string; hasPlaces: boolean }>();
  for (const draft of vendors) {
    const { id, name } = draft.value ?? {};
    if (id === undefined || name === undefined) continue;
    const entry = { vendor: id, hasPlaces: rawField(draft, 'locations') !== undefined };
    for (const key of [id, name]) known.set(key.toLowerCase(), entry);
  }
  return (row: FeedRow) => {
    const vendor = cutText(cleanLine(read(row), 'vendor'), maxVendor);
    if (vendor === '') throw new BadValue('missing', 'vendor', null, 'The row does not say who offers it.');
    return known.get(vendor.toLowerCase()) ?? { vendor, hasPlaces: false };
  };
}

function compileOffer({ fields, currency, numbers }: FeedMap, city: FeedCity) {
  const [original, price] = [reader(fields.originalPrice), reader(fields.discountPrice)];
  const [percent, text, code] = [reader(fields.discountPercent), reader(fields.offerText), reader(currency)];
  const rules = { decimal: numbers?.decimal ?? null, currency: city.currency };
  return (row: FeedRow) =>
    offerOfRow(
      {
        originalPrice: original(row),
        discountPrice: price(row),
        discountPercent: percent(row),
        offerText: text(row),
        currency: code(row),
      },
      rules,
    );
}

function compileCategory({
  category: { rules = [], default: otherwise },
}: FeedMap): (row: FeedRow) => string {
  const compiled = rules.map(({ from, matches, is }) => ({
    read: allOf(from),
    isMatch: tester(matches),
    is,
  }));
  return (row) => compiled.find(({ read, isMatch }) => isMatch(read(row)))?.is ?? otherwise;
}

function compilePicture({ fields }: FeedMap, { drawings, categories }: FeedCity) {
  const read = reader(fields.imageUrl);
  const posterFor = createPosterChooser(drawings);
  const byId = new Map<string, Category>(categories.map((category) => [category.id, category]));
  return (row: FeedRow, title: string, category: string) => {
    const address = pictureOfRow(read(row));
    return address === null ? posterFor(title, byId.get(category)) : { imageUrl: address };
  };
}

/** The address of a link with all of its parameters; empty if there is none. Throws BadValue for any other scheme. */
function linkOfRow(text: string, field: string): string {
  if (text === '') return '';
  const address = addressOf(text);
  if (address !== null) return address;
  throw new BadValue('link', field, text, 'This is not an http: or https: address.');
}

/** The address of a picture; `null` if there is none that browsers take. */
const pictureOfRow = (text: string): string | null =>
  text === '' ? null : addressOf(text.split('\n')[0] ?? '');

const maxAddress = 2048;

function addressOf(text: string): string | null {
  const secure = text.replace(/^http:\/\//i, 'https://').replace(/^\/\//, 'https://');
  const escaped = secure.replace(/[ "<>\\|^`{}]/g, (character) => encodeURIComponent(character));
  return escaped.length <= maxAddress && isHttps(escaped) ? escaped : null;
}
