import { correctDate } from '../../../../data/schema/corrections.ts';
import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { FeedCity } from '../mapping/feedCity.ts';
import { columnKey, type FeedRow } from '../rows/feedRow.ts';
import type { FeedFormat } from '../source/guessFormat.ts';
import { categoryRules } from './categoryRules.ts';
import { type ColumnUse, recognizeColumns, recognizeNetwork } from './knownColumns.ts';

/** A feed whose map is to be suggested. */
export interface FeedSample {
  readonly format: FeedFormat;
  /** Where its items are; `null` if that needs not be said. */
  readonly items: string | null;
  readonly rows: readonly FeedRow[];
  readonly columns: readonly string[];
}

/** A map for a feed that works, with what it could not decide in its notes. */
export function suggestMap(sample: FeedSample, city: FeedCity): FeedMap {
  const notes: string[] = [];
  const uses = recognizeColumns(sample.columns);
  const network = recognizeNetwork(sample.columns);
  if (network !== null) notes.push(`The columns are those of ${network}.`);
  const fields = suggestFields(sample, uses, notes);
  const { category, note } = categoryRules([uses.get('category'), uses.get('title')], city.categories);
  notes.push(note);
  const dates = suggestDates(sample, uses, notes);
  const currency = suggestCurrency(sample, uses, city, notes);
  return {
    $schema: '../.schemas/feed.schema.json',
    notes,
    ...(sample.items === null ? {} : { items: sample.items }),
    id: suggestId(uses, notes),
    fields,
    ...(uses.has('hours') ? { hours: uses.get('hours') } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(dates === null ? {} : { dates: { format: dates } }),
    category,
    neighborhood: suggestPlace(uses, notes),
    ...(uses.has('expiryDate') || sample.format === 'ical' ? {} : { expiresAfterDays: 60 }),
    ...suggestFilters(uses, notes),
  };
}

function suggestId(uses: ReadonlyMap<ColumnUse, string>, notes: string[]): string {
  const id = uses.get('id');
  if (id !== undefined) return id;
  notes.push('Which column names a row, the same each day? Until then "id" is the link or the title.');
  return uses.get('affiliateUrl') ?? uses.get('title') ?? 'id';
}

const textFields = [
  ...([
    'summary',
    'description',
    'originalPrice',
    'discountPrice',
    'discountPercent',
    'offerText',
    'couponCode',
  ] as const),
  ...(['affiliateUrl', 'imageUrl', 'startDate', 'expiryDate'] as const),
];

function suggestFields(
  sample: FeedSample,
  uses: ReadonlyMap<ColumnUse, string>,
  notes: string[],
): FeedMap['fields'] {
  const { format, rows } = sample;
  const title = uses.get('title') ?? guessTitle(sample, [...uses.values()]);
  if (!uses.has('title')) notes.push(`Is "${title}" the title? The columns are ${columnsIn(sample)}.`);
  if (!uses.has('vendor'))
    notes.push('Who offers it? Write a column, or the name instead of "Unknown vendor".');
  if (!uses.has('discountPrice') && !uses.has('offerText'))
    notes.push('Which column is the price? Until then the offer is "See the offer".');
  const isCalendar = format === 'ical';
  const others = textFields.flatMap((use) => {
    const column = uses.get(use);
    const isDay = isCalendar && (use === 'startDate' || use === 'expiryDate');
    return column === undefined || isDay ? [] : [[use, column] as const];
  });
  const tags = uses.get('tags');
  const separator = ['~~', '|'].find(
    (mark) => tags && rows.some((row) => row.get(columnKey(tags)).includes(mark)),
  );
  return {
    title,
    vendor: uses.get('vendor') ?? { value: 'Unknown vendor' },
    ...Object.fromEntries(others),
    ...(uses.has('discountPrice') || uses.has('offerText') ? {} : { offerText: { value: 'See the offer' } }),
    ...(tags === undefined ? {} : { tags: { from: tags, split: separator ?? ',' } }),
    ...(isCalendar ? { sessions: 'sessions' } : {}),
  };
}

const columnsIn = ({ columns }: FeedSample) => columns.slice(0, 40).join(', ');

/** The first column with a short text of its own in most rows that is no address and no number. */
function guessTitle({ rows, columns }: FeedSample, used: readonly string[]): string {
  const isTitle = (column: string) => {
    const texts = rows.map((row) => row.get(columnKey(column))).filter((text) => titlePattern.test(text));
    return !used.includes(column) && new Set(texts).size > rows.length * 0.7;
  };
  return columns.find(isTitle) ?? 'title';
}

const titlePattern = /^(?!https?:)(?=.*\p{L}{4}).{6,70}$/iu;

function suggestPlace(uses: ReadonlyMap<ColumnUse, string>, notes: string[]): FeedMap['neighborhood'] {
  const [from, lat, lon] = [uses.get('area'), uses.get('lat'), uses.get('lon')];
  if (from === undefined && lat === undefined)
    notes.push('Where are the deals? All are citywide until a column or coordinates say so.');
  return {
    ...(from === undefined ? {} : { from }),
    ...(lat !== undefined && lon !== undefined ? { near: { lat, lon, km: 5 } } : {}),
    default: 'citywide',
  };
}

function suggestFilters(uses: ReadonlyMap<ColumnUse, string>, notes: string[]): Pick<FeedMap, 'filters'> {
  const [stock, city] = [uses.get('stock'), uses.get('city')];
  if (city !== undefined)
    notes.push(
      `Keep only rows of your city: {"from": "${city}", "matches": "name of the city"} in "filters".`,
    );
  return stock === undefined
    ? {}
    : { filters: [{ from: stock, matches: '^(?:1|y|yes|true|in[ _-]?stock|instock|available|)$' }] };
}

/** The format of dates that can mean two days; `null` if none is needed. */
function suggestDates(
  { rows }: FeedSample,
  uses: ReadonlyMap<ColumnUse, string>,
  notes: string[],
): string | null {
  const keys = (['startDate', 'expiryDate'] as const).flatMap((use) => uses.get(use) ?? []).map(columnKey);
  const texts = rows
    .flatMap((row) => keys.map((key) => row.get(key)))
    .filter((text) => /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text));
  if (texts.every((text) => correctDate(text) !== null)) return null;
  const isDayFirst = texts.some((text) => Number(text.split('/')[0]) > 12);
  const isMonthFirst = texts.some((text) => Number(text.split('/')[1]) > 12);
  if (!isDayFirst && !isMonthFirst)
    notes.push(`Is "${texts[0]}" written with the month first? "dates" says so.`);
  return isDayFirst ? 'd/M/yyyy' : 'M/d/yyyy';
}

function suggestCurrency(
  { rows }: FeedSample,
  uses: ReadonlyMap<ColumnUse, string>,
  { currency }: FeedCity,
  notes: string[],
): string | undefined {
  const column = uses.get('currency');
  if (column === undefined) return undefined;
  const others = new Set(
    rows
      .map((row) => row.get(columnKey(column)).toUpperCase())
      .filter((code) => code !== '' && code !== currency),
  );
  if (others.size > 0)
    notes.push(
      `Rows in ${[...others].slice(0, 5).join(', ')} will be rejected: the site’s currency is ${currency}.`,
    );
  return column;
}
