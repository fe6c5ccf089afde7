import { distance, type Place } from '../geo.ts';
import type { DealRecord } from './dealRecord.ts';

const sorts = ['discount', 'expiry', 'popularity', 'price', 'newest', 'nearest'] as const;
const audiences = ['family', 'adults'] as const;
const settings = ['indoor', 'outdoor'] as const;

export type Sort = (typeof sorts)[number];

/** What filters and sorts read of a deal. */
export interface DealOutline
  extends Pick<
    DealRecord,
    | 'category'
    | 'neighborhood'
    | 'price'
    | 'endsAt'
    | 'publishedDate'
    | 'clicks'
    | 'featured'
    | 'family'
    | 'outdoor'
    | 'at'
  > {
  /** What tells it from others, and settles ties: its slug, or the number that stands for it in a large catalogue. */
  readonly slug: string | number;
}

/** What a visitor asks of a list of deals; `null` where it does not matter. */
export interface DealFilter {
  /** Words to look for; empty for none. */
  readonly query: string;
  /** Id of a category. */
  readonly category: string | null;
  /** Id of a neighborhood. */
  readonly neighborhood: string | null;
  readonly price: PriceBand | null;
  readonly audience: (typeof audiences)[number] | null;
  readonly setting: (typeof settings)[number] | null;
  readonly endsSoon: boolean;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export const noFilter: DealFilter = {
  query: '',
  category: null,
  neighborhood: null,
  price: null,
  audience: null,
  setting: null,
  endsSoon: false,
  sort: 'discount',
  page: 1,
};

/** The parts of a filter by which deals are left out; sort and page leave none out. */
export type Facet = 'category' | 'neighborhood' | 'price' | 'audience' | 'setting' | 'endsSoon';

export const facets: readonly Facet[] = [
  'category',
  'neighborhood',
  'price',
  'audience',
  'setting',
  'endsSoon',
];

/** How many deals a page of a list shows. */
export const dealsPerPage = 24;

/** From how many milliseconds before its end a deal ends soon: fourteen days. */
const soon = 14 * 86_400_000;

/** When and where the visitor is; `now` in epoch milliseconds, `place` where it is known. */
export interface Circumstances {
  readonly now: number;
  readonly place: Place | null;
}

/**
 * The filter in the query of an address. What is not understood is passed over; longer words are cut, because they
 * come from anybody. Names of categories and neighborhoods may be ones that the catalogue does not have.
 */
export function readFilter(query: { get(key: string): string | null }): DealFilter {
  const oneOf = <T extends string>(values: readonly T[], key: string): T | null =>
    values.find((value) => value === query.get(key)) ?? null;
  const id = (key: string) => (/^[a-z0-9-]{1,80}$/.exec(query.get(key) ?? '') ?? [null])[0];
  const page = Number(query.get('page') ?? 1);
  return {
    query: (query.get('q') ?? '').trim().slice(0, 120),
    category: id('category'),
    neighborhood: id('neighborhood'),
    price: oneOf(priceBands, 'price'),
    audience: oneOf(audiences, 'audience'),
    setting: oneOf(settings, 'setting'),
    endsSoon: query.get('ends') === 'soon',
    sort: oneOf(sorts, 'sort') ?? noFilter.sort,
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The query of an address that says `filter`, always in the same order; empty where nothing is asked. */
export function writeFilter(filter: DealFilter): string {
  const entries: [string, string | null][] = [
    ['q', filter.query || null],
    ['category', filter.category],
    ['neighborhood', filter.neighborhood],
    ['price', filter.price],
    ['audience', filter.audience],
    ['setting', filter.setting],
    ['ends', filter.endsSoon ? 'soon' : null],
    ['sort', filter.sort === noFilter.sort ? null : filter.sort],
    ['page', filter.page === 1 ? null : String(filter.page)],
  ];
  const said = entries.filter((entry): entry is [string, string] => entry[1] !== null);
  if (said.length === 0) return '';
  return `?${said.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Whether `deal` is what the facets of `filter` ask for, but for `except`. Deals that have ended never are. */
function fits(deal: DealOutline, filter: DealFilter, now: number, except: Facet | null): boolean {
  const asks = (facet: Facet) => facet !== except;
  const { category, neighborhood, price, audience, setting, endsSoon } = filter;
  return (
    deal.endsAt > now &&
    (category === null || !asks('category') || deal.category === category) &&
    (neighborhood === null || !asks('neighborhood') || deal.neighborhood === neighborhood) &&
    (price === null || !asks('price') || priceBandOf(deal.price) === price) &&
    (audience === null || !asks('audience') || suits(deal, audience)) &&
    (setting === null || !asks('setting') || deal.outdoor !== (setting === 'indoor')) &&
    (!endsSoon || !asks('endsSoon') || deal.endsAt - now <= soon)
  );
}

/** Deals that say nothing about their audience are for grown-ups; what is good for families is open to all. */
const suits = (deal: DealOutline, audience: NonNullable<DealFilter['audience']>) =>
  audience === 'family' ? deal.family === true : deal.family !== true;

/** The deals that `filter` asks for, in its order. `deals` come best match or highest discount first. */
export function filterDeals<T extends DealOutline>(
  deals: readonly T[],
  filter: DealFilter,
  { now, place }: Circumstances,
): T[] {
  const found = deals.filter((deal) => fits(deal, filter, now, null));
  const order = orderOf(filter.sort, place);
  return order ? found.sort(order) : found;
}

type Order = (a: DealOutline, b: DealOutline) => number;

const bySlug: Order = (a, b) => (a.slug < b.slug ? -1 : 1);

/** `null` where deals stay as they come. */
function orderOf(sort: Sort, place: Place | null): Order | null {
  switch (sort) {
    case 'expiry':
      return (a, b) => a.endsAt - b.endsAt || bySlug(a, b);
    case 'popularity':
      return (a, b) => b.clicks - a.clicks || bySlug(a, b);
    case 'price':
      return (a, b) => a.price - b.price || bySlug(a, b);
    case 'newest':
      return (a, b) =>
        a.publishedDate < b.publishedDate ? 1 : a.publishedDate > b.publishedDate ? -1 : bySlug(a, b);
    case 'nearest':
      return place ? (a, b) => distanceTo(a, place) - distanceTo(b, place) || bySlug(a, b) : null;
    case 'discount':
      return null;
  }
}

/** Deals whose place is not known come last. */
const distanceTo = ({ at }: DealOutline, place: Place) =>
  at ? distance({ lat: at[0], lon: at[1] }, place) : Number.MAX_VALUE;

/** How many deals each value of a facet would leave, all other facets as they are; values with none are absent. */
export function countValues(
  deals: readonly DealOutline[],
  filter: DealFilter,
  now: number,
): Readonly<Record<Facet, ReadonlyMap<string, number>>> {
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Map<string, number>()])) as Record<
    Facet,
    Map<string, number>
  >;
  for (const deal of deals) {
    for (const facet of facets) {
      if (!fits(deal, filter, now, facet)) continue;
      for (const value of valuesOf(deal, facet, now)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function valuesOf(deal: DealOutline, facet: Facet, now: number): readonly string[] {
  switch (facet) {
    case 'category':
      return [deal.category];
    case 'neighborhood':
      return [deal.neighborhood];
    case 'price':
      return [priceBandOf(deal.price)];
    case 'audience':
      return audiences.filter((audience) => suits(deal, audience));
    case 'setting':
      return settings.filter((setting) => deal.outdoor !== (setting === 'indoor'));
    case 'endsSoon':
      return deal.endsAt - now <= soon ? ['soon'] : [];
  }
}

/** `filter` without one of its facets; back at the first page. */
export function withoutFacet(filter: DealFilter, facet: Facet | 'query'): DealFilter {
  return { ...filter, [facet]: noFilter[facet], page: 1 };
}

/** The facets that `filter` uses. */
export const usedFacets = (filter: DealFilter): Facet[] =>
  facets.filter((facet) => filter[facet] !== noFilter[facet]);

/** What to drop where nothing is found: each facet whose absence would leave deals, most deals first. */
export function dropsThatHelp(
  deals: readonly DealOutline[],
  filter: DealFilter,
  now: number,
): { readonly facet: Facet; readonly count: number }[] {
  return usedFacets(filter)
    .map((facet) => ({ facet, count: deals.filter((deal) => fits(deal, filter, now, facet)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Kinds of prices, from low to high. */
export const priceBands = ['budget', 'mid', 'luxury'] as const;

export type PriceBand = (typeof priceBands)[number];

/** Each band begins where the one before it ends; the last one has no end. Rule: docs/decisions/017-price-bands.md */
const starts: Readonly<Record<PriceBand, number>> = { budget: 0, mid: 50, luxury: 150 };

/** The band that an amount of the site's currency is in. */
export const priceBandOf = (price: number): PriceBand =>
  price >= starts.luxury ? 'luxury' : price >= starts.mid ? 'mid' : 'budget';

/** From `from` up to but without `to`, in the site's currency; `null` for no end. */
export function rangeOf(band: PriceBand): { readonly from: number; readonly to: number | null } {
  const next = priceBands[priceBands.indexOf(band) + 1];
  return { from: starts[band], to: next === undefined ? null : starts[next] };
}
