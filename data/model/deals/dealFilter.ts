import { isWhenFilter, type WhenFilter } from '../time/whenFilter.ts';
import { type Feature, features } from './features.ts';

/** Ids in URLs beside those of categories: of all deals, which is no filter, and of the featured ones of any category. */
export const everyCategory = 'all';
export const featuredCategory = 'featured';

/** Price ranges, from low to high. */
export const priceBands = ['budget', 'mid', 'luxury'] as const;

export type PriceBand = (typeof priceBands)[number];

/** Where each band starts, which is where the one before it ends. Rule: docs/decisions/017-price-bands.md */
const bandStarts: Readonly<Record<PriceBand, number>> = { budget: 0, mid: 50, luxury: 150 };

/** The band of a price in the site's currency. */
export const priceBandOf = (price: number): PriceBand =>
  price >= bandStarts.luxury ? 'luxury' : price >= bandStarts.mid ? 'mid' : 'budget';

/** The prices of a band, in the site's currency: from `from` to below `to`; `null` for no upper limit. */
export function priceRangeOf(band: PriceBand): { readonly from: number; readonly to: number | null } {
  const next = priceBands[priceBands.indexOf(band) + 1];
  return { from: bandStarts[band], to: next === undefined ? null : bandStarts[next] };
}

/** All orders, as they are offered. */
export const sortOrders = ['discount', 'expiry', 'popularity', 'price', 'newest', 'nearest'] as const;
export const audiences = ['family', 'adults'] as const;
export const settings = ['indoor', 'outdoor'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** How a visitor filters, sorts and sees a list of deals; `null` where anything goes. */
export interface DealFilter {
  /** Search words; empty for none. */
  readonly query: string;
  /** Id of a category, or `featured`. */
  readonly category: string | null;
  /** Ids of neighborhoods, any of which will do; sorted, each once. */
  readonly neighborhoods: readonly string[];
  readonly price: PriceBand | null;
  readonly audience: (typeof audiences)[number] | null;
  readonly setting: (typeof settings)[number] | null;
  readonly when: WhenFilter | null;
  /** What the deal must have, all of it; in the order of `features`. */
  readonly features: readonly Feature[];
  readonly endsSoon: boolean;
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
  /** How the deals are shown. */
  readonly view: 'list' | 'map';
}

export const noFilter: DealFilter = {
  query: '',
  category: null,
  neighborhoods: [],
  price: null,
  audience: null,
  setting: null,
  when: null,
  features: [],
  endsSoon: false,
  sort: 'discount',
  page: 1,
  view: 'list',
};

export const facets = [
  'category',
  'neighborhoods',
  'when',
  'price',
  'audience',
  'setting',
  'features',
  'endsSoon',
] as const;

/** The parts of a filter that leave deals out, unlike sort, page and view. */
export type Facet = (typeof facets)[number];

/** A facet, and a value of it as in URLs. */
export interface FacetChoice {
  readonly facet: Facet;
  readonly value: string;
}

/**
 * Reads a filter from a URL's query, in capitals or not. Invalid values are ignored and long search words cut, because anybody
 * can write a URL. Categories and neighborhoods may be unknown to the catalog.
 */
export function readFilter(query: { get(key: string): string | null }): DealFilter {
  const wordOf = (key: string) => (query.get(key) ?? '').toLowerCase();
  const oneOf = <T extends string>(values: readonly T[], key: string): T | null =>
    values.find((value) => value === wordOf(key)) ?? null;
  const listed = (key: string) => wordOf(key).split(',');
  const page = Number(query.get('page') ?? 1);
  const when = wordOf('when');
  return {
    query: (query.get('q') ?? '').trim().slice(0, 120),
    category: [wordOf('category')].find((id) => isId(id) && id !== everyCategory) ?? null,
    neighborhoods: sortedIds(listed('neighborhood').filter(isId)),
    price: oneOf(priceBands, 'price'),
    audience: oneOf(audiences, 'audience'),
    setting: oneOf(settings, 'setting'),
    when: isWhenFilter(when) ? when : null,
    features: features.filter((feature) => listed('with').includes(feature)),
    endsSoon: wordOf('ends') === 'soon',
    sort: oneOf(sortOrders, 'sort') ?? noFilter.sort,
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    view: wordOf('view') === 'map' ? 'map' : noFilter.view,
  };
}

const isId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

/** One order, so that the same choices have one address. */
const sortedIds = (ids: readonly string[]) => [...new Set(ids)].sort();

/** `filter` as the query of a URL, always in the same order; empty for `noFilter`. */
export function writeFilter(filter: DealFilter): string {
  const entries: [string, string | null][] = [
    ['q', filter.query || null],
    ['category', filter.category],
    ['neighborhood', filter.neighborhoods.join() || null],
    ['when', filter.when],
    ['price', filter.price],
    ['audience', filter.audience],
    ['setting', filter.setting],
    ['with', filter.features.join() || null],
    ['ends', filter.endsSoon ? 'soon' : null],
    ['sort', filter.sort === noFilter.sort ? null : filter.sort],
    ['page', filter.page === 1 ? null : String(filter.page)],
    ['view', filter.view === noFilter.view ? null : filter.view],
  ];
  const used = entries.filter((entry): entry is [string, string] => entry[1] !== null);
  if (used.length === 0) return '';
  const encoded = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',');
  return `?${used.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
}

/** `filter` without one of its facets, back on the first page. */
export function withoutFacet(filter: DealFilter, facet: Facet | 'query'): DealFilter {
  return { ...filter, [facet]: noFilter[facet], page: 1 };
}

/** What `filter` asks for, in the order of `facets`. */
export const choicesIn = (filter: DealFilter): FacetChoice[] =>
  facets.flatMap((facet) => valuesIn(filter, facet).map((value) => ({ facet, value })));

/** The values of a facet that `filter` asks for: several only of neighborhoods and features. */
export const valuesIn = (filter: DealFilter, facet: Facet): readonly string[] =>
  facet === 'endsSoon' ? (filter.endsSoon ? ['soon'] : []) : [filter[facet] ?? []].flat();

/** The change that makes `filter` ask for a value, or no longer ask for it if it does. */
export function toggleChoice(filter: DealFilter, { facet, value }: FacetChoice): Partial<DealFilter> {
  const isChosen = valuesIn(filter, facet).includes(value);
  if (facet === 'endsSoon') return { endsSoon: !isChosen };
  if (facet === 'neighborhoods') {
    const others = filter.neighborhoods.filter((id) => id !== value);
    return { neighborhoods: isChosen ? others : sortedIds([...others, value]) };
  }
  if (facet !== 'features') return { [facet]: isChosen ? null : value };
  const isKept = (feature: Feature) => (feature === value ? !isChosen : filter.features.includes(feature));
  return { features: features.filter(isKept) };
}

/**
 * Whether what starts first comes first: where a visitor asks for a day, and for no other order. What has started is
 * all there is to *now*.
 */
export const isOrderedByStart = ({ when, sort, query }: DealFilter): boolean =>
  when !== null && when !== 'now' && sort === noFilter.sort && query === '';
