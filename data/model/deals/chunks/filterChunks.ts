import type { DealOutline } from '../dealFilter.ts';
import { readNumbers, writeNumbers } from './vlq.ts';

/** A deal as filters know it, by its number. */
export interface NumberedOutline extends DealOutline {
  readonly slug: number;
  readonly percent: number;
}

/** Values of which many are equal: each once, and for each deal in turn which one it has. */
type Column<Value> = readonly [values: readonly Value[], places: string];

/** The deals of a category as filters read them, column by column, in the order of their numbers. */
export interface OutlinePiece {
  readonly layout: string;
  /** The steps from one deal's number to the next one's. */
  readonly steps: string;
  readonly neighborhoods: Column<string>;
  readonly prices: Column<number>;
  readonly percents: Column<number>;
  /** Epoch milliseconds. */
  readonly ends: Column<number>;
  readonly flags: string;
}

/** What some ways of sorting need besides, for the same deals in the same order. */
export interface SortPiece {
  readonly layout: string;
  readonly clicks: string;
  readonly published: Column<string>;
  /** Latitudes and longitudes in steps of `placeStep` from the lowest ones, from 1; 0 where a deal has no place. */
  readonly lowest: readonly [number, number];
  readonly places: string;
}

const flag = { featured: 1, family: 2, indoor: 4, outdoor: 8 } as const;

/** In degrees: some ten meters. */
const placeStep = 0.0001;

/** The outlines of a category's deals, which come in the order of their numbers. */
export function writeOutlines(deals: readonly NumberedOutline[], layout: string): OutlinePiece {
  return {
    layout,
    steps: writeNumbers(deals.map(({ slug }, index) => slug - (deals[index - 1]?.slug ?? -1) - 1)),
    neighborhoods: column(deals.map(({ neighborhood }) => neighborhood)),
    prices: column(deals.map(({ price }) => price)),
    percents: column(deals.map(({ percent }) => percent)),
    ends: column(deals.map(({ endsAt }) => endsAt)),
    flags: writeNumbers(deals.map(flagsOf)),
  };
}

/** What else sorting needs of the same deals. */
export function writeSorts(deals: readonly NumberedOutline[], layout: string): SortPiece {
  const lowest = [0, 1].map((axis) =>
    deals.reduce((low, { at }) => (at ? Math.min(low, at[axis] ?? 0) : low), 180),
  );
  const [lat = 0, lon = 0] = lowest;
  const step = (degrees: number, low: number) => 1 + Math.round((degrees - low) / placeStep);
  return {
    layout,
    clicks: writeNumbers(deals.map(({ clicks }) => clicks)),
    published: column(deals.map(({ publishedDate }) => publishedDate)),
    lowest: [lat, lon],
    places: writeNumbers(deals.flatMap(({ at }) => (at ? [step(at[0], lat), step(at[1], lon)] : [0]))),
  };
}

/** The deals of `category`, in the order of their numbers; without `sorts` they have no clicks, publishing day and place. */
export function readOutlines(
  category: string,
  piece: OutlinePiece,
  sorts: SortPiece | null,
): NumberedOutline[] {
  const [neighborhoods, prices, percents, ends] = [
    values(piece.neighborhoods),
    values(piece.prices),
    values(piece.percents),
    values(piece.ends),
  ];
  const flags = readNumbers(piece.flags);
  const sorted = sorts && readSorts(sorts);
  let number = -1;
  return readNumbers(piece.steps).map((step, index): NumberedOutline => {
    number += step + 1;
    const said = flags[index] ?? 0;
    return {
      slug: number,
      category,
      neighborhood: neighborhoods[index] ?? '',
      price: prices[index] ?? 0,
      percent: percents[index] ?? 0,
      endsAt: ends[index] ?? 0,
      publishedDate: sorted?.published[index] ?? '',
      clicks: sorted?.clicks[index] ?? 0,
      ...(said & flag.featured ? { featured: true } : {}),
      ...(said & flag.family ? { family: true } : {}),
      ...(said & (flag.indoor | flag.outdoor) ? { outdoor: (said & flag.outdoor) > 0 } : {}),
      ...(sorted?.places[index] ? { at: sorted.places[index] } : {}),
    };
  });
}

/** Highest discount first. */
export const byPercent = (a: NumberedOutline, b: NumberedOutline): number =>
  b.percent - a.percent || a.slug - b.slug;

function readSorts({ clicks, published, places, lowest: [lat, lon] }: SortPiece) {
  const found: (readonly [number, number] | null)[] = [];
  const numbers = readNumbers(places);
  for (let place = 0; place < numbers.length; place++) {
    const first = numbers[place] ?? 0;
    if (first === 0) found.push(null);
    else found.push([lat + (first - 1) * placeStep, lon + ((numbers[++place] ?? 1) - 1) * placeStep]);
  }
  return { clicks: readNumbers(clicks), published: values(published), places: found };
}

const flagsOf = ({ featured, family, outdoor }: DealOutline): number =>
  (featured ? flag.featured : 0) |
  (family ? flag.family : 0) |
  (outdoor === undefined ? 0 : outdoor ? flag.outdoor : flag.indoor);

function column<Value extends string | number>(all: readonly Value[]): Column<Value> {
  const known = [...new Set(all)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const places = new Map(known.map((value, index) => [value, index]));
  return [known, writeNumbers(all.map((value) => places.get(value) ?? 0))];
}

const values = <Value>([known, places]: Column<Value>): (Value | undefined)[] =>
  readNumbers(places).map((place) => known[place]);
