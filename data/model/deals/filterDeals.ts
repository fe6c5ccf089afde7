import { type Coordinates, distanceTo } from '../geo.ts';
import {
  audiences,
  type DealFilter,
  type Facet,
  facets,
  priceBandOf,
  type SortOrder,
  settings,
  usedFacets,
} from './dealFilter.ts';
import type { DealRecord } from './dealRecord.ts';

/** A deal with the fields that filtering and sorting read. */
export interface FilterableDeal
  extends Pick<
    DealRecord,
    | 'category'
    | 'neighborhoods'
    | 'price'
    | 'endsAt'
    | 'publishedDate'
    | 'clicks'
    | 'featured'
    | 'family'
    | 'outdoor'
    | 'at'
  > {
  /** Identifies the deal and breaks ties: its slug, or its number in a large catalog. */
  readonly slug: string | number;
}

/** How many deals each page of a list shows. */
export const dealsPerPage = 24;

/** A deal ends soon if it ends within this many milliseconds: fourteen days. */
const endsSoonWithin = 14 * 86_400_000;

/** Whether `deal` is live and matches all facets of `filter` but `except`. */
function matches(deal: FilterableDeal, filter: DealFilter, now: number, except: Facet | null): boolean {
  const asks = (facet: Facet) => facet !== except;
  const { category, neighborhood, price, audience, setting, endsSoon } = filter;
  return (
    isOn(deal, now) &&
    (category === null || !asks('category') || deal.category === category) &&
    (neighborhood === null || !asks('neighborhood') || deal.neighborhoods.includes(neighborhood)) &&
    (price === null || !asks('price') || bandOf(deal) === price) &&
    (audience === null || !asks('audience') || suitsAudience(deal, audience)) &&
    (setting === null || !asks('setting') || deal.outdoor !== (setting === 'indoor')) &&
    (!endsSoon || !asks('endsSoon') || isEndingSoon(deal, now))
  );
}

const isOn = ({ endsAt }: FilterableDeal, now: number) => endsAt === undefined || endsAt > now;

const isEndingSoon = ({ endsAt }: FilterableDeal, now: number) =>
  endsAt !== undefined && endsAt - now <= endsSoonWithin;

/** `null` for a deal without a price. */
const bandOf = ({ price }: FilterableDeal) => (price === undefined ? null : priceBandOf(price));

/** Deals that are not marked for families count as deals for adults. */
const suitsAudience = (deal: FilterableDeal, audience: NonNullable<DealFilter['audience']>) =>
  audience === 'family' ? deal.family === true : deal.family !== true;

/** The live deals that match `filter`, in its order. `deals` come best match or highest discount first. */
export function filterDeals<T extends FilterableDeal>(
  deals: readonly T[],
  filter: DealFilter,
  { now, place }: { readonly now: number; readonly place: Coordinates | null },
): T[] {
  const found = deals.filter((deal) => matches(deal, filter, now, null));
  const order = comparatorOf(filter.sort, place);
  return order ? found.sort(order) : found;
}

type Comparator = (a: FilterableDeal, b: FilterableDeal) => number;

const bySlug: Comparator = (a, b) => (a.slug < b.slug ? -1 : 1);

/** Lowest first; deals without the number come last. */
const byNumber =
  (numberOf: (deal: FilterableDeal) => number | undefined): Comparator =>
  (a, b) =>
    (numberOf(a) ?? Number.MAX_VALUE) - (numberOf(b) ?? Number.MAX_VALUE) || bySlug(a, b);

/** `null` keeps the order of the input. */
function comparatorOf(sort: SortOrder, place: Coordinates | null): Comparator | null {
  switch (sort) {
    case 'expiry':
      return byNumber(({ endsAt }) => endsAt);
    case 'popularity':
      return (a, b) => b.clicks - a.clicks || bySlug(a, b);
    case 'price':
      return byNumber(({ price }) => price);
    case 'newest':
      return (a, b) =>
        a.publishedDate < b.publishedDate ? 1 : a.publishedDate > b.publishedDate ? -1 : bySlug(a, b);
    case 'nearest':
      return place ? byNumber((deal) => distanceTo(deal, place)) : null;
    case 'discount':
      return null;
  }
}

/** How many deals each value of a facet leads to; values without deals are absent. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** How many deals each value of a facet would leave with all other facets unchanged. */
export function countFacetValues(
  deals: readonly FilterableDeal[],
  filter: DealFilter,
  now: number,
): FacetCounts {
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Map<string, number>()])) as Record<
    Facet,
    Map<string, number>
  >;
  for (const deal of deals) {
    for (const facet of facets) {
      if (!matches(deal, filter, now, facet)) continue;
      for (const value of valuesOf(deal, facet, now)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function valuesOf(deal: FilterableDeal, facet: Facet, now: number): readonly string[] {
  switch (facet) {
    case 'category':
      return [deal.category];
    case 'neighborhood':
      return deal.neighborhoods;
    case 'price':
      return [bandOf(deal) ?? []].flat();
    case 'audience':
      return audiences.filter((audience) => suitsAudience(deal, audience));
    case 'setting':
      return settings.filter((setting) => deal.outdoor !== (setting === 'indoor'));
    case 'endsSoon':
      return isEndingSoon(deal, now) ? ['soon'] : [];
  }
}

/** The facets to drop when nothing is found: those whose removal would leave deals, most deals first. */
export function suggestFacetsToDrop(
  deals: readonly FilterableDeal[],
  filter: DealFilter,
  now: number,
): { readonly facet: Facet; readonly count: number }[] {
  return usedFacets(filter)
    .map((facet) => ({ facet, count: deals.filter((deal) => matches(deal, filter, now, facet)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
