import type { Schedule } from '../../time/schedule.ts';
import type { FilterableDeal } from '../filterDeals.ts';
import { lodgingBit } from '../lodging.ts';
import { decodeVlqs, encodeVlqs } from './vlq.ts';

/** A deal of a large catalog with the fields for filtering, identified by its number. */
export interface NumberedDeal extends FilterableDeal {
  readonly slug: number;
  /** The saving in whole percent; 0 if there is none to name. */
  readonly percent: number;
}

/** A column with many equal values: each value once, and for each deal the index of its value. */
type Column<Value> = readonly [values: readonly Value[], places: string];

/** The deals of a category as filters read them, column by column, by ascending number. */
export interface FilterChunk {
  readonly layout: string;
  /** The differences between consecutive deal numbers. */
  readonly steps: string;
  /** Ids of neighborhoods with a space between them. */
  readonly neighborhoods: Column<string>;
  /** -1 for a deal without a price. */
  readonly prices: Column<number>;
  readonly percents: Column<number>;
  /** Epoch milliseconds; 0 for a deal without an end. */
  readonly ends: Column<number>;
  readonly flags: string;
  readonly features: string;
  /** Each schedule once, and for each deal its place from 1; 0 for a deal without a schedule. */
  readonly schedules: readonly Schedule[];
  readonly whens: string;
}

/** What some sort orders need in addition, for the same deals in the same order. */
export interface SortChunk {
  readonly layout: string;
  readonly clicks: string;
  readonly published: Column<string>;
  /**
   * For each deal the number of its places, then their latitudes and longitudes in steps of `placeStep` from the lowest
   * ones.
   */
  readonly lowest: readonly [number, number];
  readonly places: string;
}

const flag = { featured: 1, family: 2, indoor: 4, outdoor: 8, lodging: 16 } as const;

/** In degrees: about ten meters. */
const placeStep = 0.0001;

/** Encodes the deals of a category, which come by ascending number. */
export function encodeFilterChunk(deals: readonly NumberedDeal[], layout: string): FilterChunk {
  return {
    layout,
    steps: encodeVlqs(deals.map(({ slug }, index) => slug - (deals[index - 1]?.slug ?? -1) - 1)),
    neighborhoods: encodeColumn(deals.map((deal) => deal.neighborhoods.join(' '))),
    prices: encodeColumn(deals.map(({ price = -1 }) => price)),
    percents: encodeColumn(deals.map(({ percent }) => percent)),
    ends: encodeColumn(deals.map(({ endsAt = 0 }) => endsAt)),
    flags: encodeVlqs(deals.map(flagsOf)),
    features: encodeVlqs(deals.map(({ features = 0 }) => features)),
    ...encodeSchedules(deals),
  };
}

/** Encodes what sorting needs of the same deals in addition. */
export function encodeSortChunk(deals: readonly NumberedDeal[], layout: string): SortChunk {
  const lowest = [0, 1].map((axis) =>
    deals.reduce((low, { at = [] }) => Math.min(low, ...at.map((place) => place[axis] ?? 180)), 180),
  );
  const [lat = 0, lon = 0] = lowest;
  const step = (degrees: number, low: number) => Math.round((degrees - low) / placeStep);
  return {
    layout,
    clicks: encodeVlqs(deals.map(({ clicks }) => clicks)),
    published: encodeColumn(deals.map(({ publishedDate }) => publishedDate)),
    lowest: [lat, lon],
    places: encodeVlqs(
      deals.flatMap(({ at = [] }) => [at.length, ...at.flatMap(([y, x]) => [step(y, lat), step(x, lon)])]),
    ),
  };
}

/** The deals of `category`, by ascending number; without `sorts` they lack clicks, publishing date and coordinates. */
export function decodeDeals(category: string, piece: FilterChunk, sorts: SortChunk | null): NumberedDeal[] {
  const [neighborhoods, prices, percents, ends] = [
    decodeColumn(piece.neighborhoods),
    decodeColumn(piece.prices),
    decodeColumn(piece.percents),
    decodeColumn(piece.ends),
  ];
  const [flags, features, whens] = [piece.flags, piece.features, piece.whens].map(decodeVlqs);
  const sorted = sorts && decodeSortChunk(sorts);
  let number = -1;
  return decodeVlqs(piece.steps).map((step, index): NumberedDeal => {
    number += step + 1;
    const bits = flags?.[index] ?? 0;
    const when = piece.schedules[(whens?.[index] ?? 0) - 1];
    return {
      slug: number,
      category,
      neighborhoods: neighborhoods[index]?.split(' ').filter(Boolean) ?? [],
      percent: percents[index] ?? 0,
      ...((prices[index] ?? -1) >= 0 ? { price: prices[index] ?? 0 } : {}),
      ...(ends[index] ? { endsAt: ends[index] } : {}),
      publishedDate: sorted?.published[index] ?? '',
      clicks: sorted?.clicks[index] ?? 0,
      ...(bits & flag.featured ? { featured: true } : {}),
      ...(bits & flag.family ? { family: true } : {}),
      ...(bits & (flag.indoor | flag.outdoor) ? { outdoor: (bits & flag.outdoor) > 0 } : {}),
      ...(bits & flag.lodging ? { traits: lodgingBit } : {}),
      ...(features?.[index] ? { features: features[index] } : {}),
      ...(when ? { when } : {}),
      ...(sorted?.places[index]?.length ? { at: sorted.places[index] } : {}),
    };
  });
}

function encodeSchedules(deals: readonly NumberedDeal[]): Pick<FilterChunk, 'schedules' | 'whens'> {
  const keys = deals.map(({ when }) => (when ? JSON.stringify(when) : ''));
  const known = [...new Set(keys)].filter(Boolean).sort();
  const places = new Map(known.map((key, index) => [key, index + 1]));
  return {
    schedules: known.map((key) => JSON.parse(key)),
    whens: encodeVlqs(keys.map((key) => places.get(key) ?? 0)),
  };
}

/** Highest discount first. */
export const byPercentOff = (a: NumberedDeal, b: NumberedDeal): number =>
  b.percent - a.percent || a.slug - b.slug;

function decodeSortChunk({ clicks, published, places, lowest: [lat, lon] }: SortChunk) {
  const numbers = decodeVlqs(places).values();
  const next = () => numbers.next().value ?? 0;
  const clickCounts = decodeVlqs(clicks);
  const placesOfDeals = clickCounts.map(() =>
    Array.from({ length: next() }, () => [lat + next() * placeStep, lon + next() * placeStep] as const),
  );
  return { clicks: clickCounts, published: decodeColumn(published), places: placesOfDeals };
}

const flagsOf = ({ featured, family, outdoor, traits = 0 }: FilterableDeal): number =>
  (featured ? flag.featured : 0) |
  (traits & lodgingBit ? flag.lodging : 0) |
  (family ? flag.family : 0) |
  (outdoor === undefined ? 0 : outdoor ? flag.outdoor : flag.indoor);

function encodeColumn<Value extends string | number>(all: readonly Value[]): Column<Value> {
  const known = [...new Set(all)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const places = new Map(known.map((value, index) => [value, index]));
  return [known, encodeVlqs(all.map((value) => places.get(value) ?? 0))];
}

const decodeColumn = <Value>([known, places]: Column<Value>): (Value | undefined)[] =>
  decodeVlqs(places).map((place) => known[place]);
