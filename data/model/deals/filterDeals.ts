import { type Coordinates, distanceTo } from '../geo.ts';
import { namedTimes } from '../time/whenFilter.ts';
import type { DealCalendar } from './dealCalendar.ts';
import {
  audiences,
  choicesIn,
  type DealFilter,
  type Facet,
  type FacetChoice,
  facets,
  featuredCategory,
  isOrderedByStart,
  priceBandOf,
  type SortOrder,
  settings,
} from './dealFilter.ts';
import type { DealRecord } from './dealRecord.ts';
import { features, hasFeature } from './features.ts';

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
    | 'features'
    | 'when'
    | 'at'
  > {
  /** Identifies the deal and breaks ties: its slug, or its number in a large catalog. */
  readonly slug: string | number;
}

/** What filtering depends on besides the deals. */
export interface FilterContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly calendar: DealCalendar;
}

/** How many deals each page of a list shows. */
export const dealsPerPage = 24;

/** A deal ends soon if it ends within this many milliseconds: fourteen days. */
const endsSoonWithin = 14 * 86_400_000;

const isOn = ({ endsAt }: FilterableDeal, now: number) => endsAt === undefined || endsAt > now;

const isEndingSoon = ({ endsAt }: FilterableDeal, now: number) =>
  endsAt !== undefined && endsAt - now <= endsSoonWithin;

/** Deals that are not marked for families count as deals for adults. */
const suitsAudience = (deal: FilterableDeal, audience: NonNullable<DealFilter['audience']>) =>
  audience === 'family' ? deal.family === true : deal.family !== true;

/** The values of a facet that `deal` has; of those of `when`, the words. */
function valuesOf(deal: FilterableDeal, facet: Facet, { now, calendar }: FilterContext): readonly string[] {
  switch (facet) {
    case 'category':
      return deal.featured ? [deal.category, featuredCategory] : [deal.category];
    case 'neighborhood':
      return deal.neighborhoods;
    case 'when':
      return namedTimes.filter((word) => calendar.takesPlace(deal, word, now));
    case 'price':
      return deal.price === undefined ? [] : [priceBandOf(deal.price)];
    case 'audience':
      return audiences.filter((audience) => suitsAudience(deal, audience));
    case 'setting':
      return settings.filter((setting) => deal.outdoor !== (setting === 'indoor'));
    case 'features':
      return features.filter((feature) => hasFeature(deal.features, feature));
    case 'endsSoon':
      return isEndingSoon(deal, now) ? ['soon'] : [];
  }
}

/** What `filter` asks for that `deal` does not have. */
const missedBy = (deal: FilterableDeal, choices: readonly FacetChoice[], context: FilterContext) =>
  choices.filter(({ facet, value }) =>
    facet === 'when'
      ? !context.calendar.takesPlace(deal, value, context.now)
      : !valuesOf(deal, facet, context).includes(value),
  );

/** The live deals that match `filter`, in its order. `deals` come best match or highest discount first. */
export function filterDeals<T extends FilterableDeal>(
  deals: readonly T[],
  filter: DealFilter,
  context: FilterContext & { readonly place: Coordinates | null },
): T[] {
  const choices = choicesIn(filter);
  const found = deals.filter(
    (deal) => isOn(deal, context.now) && missedBy(deal, choices, context).length === 0,
  );
  if (filter.when !== null && isOrderedByStart(filter)) return byStart(found, filter.when, context);
  const order = comparatorOf(filter.sort, context.place);
  return order ? found.sort(order) : found;
}

/** Sessions by their start, then what is open or usable, in the order of `deals`. */
function byStart<T extends FilterableDeal>(
  deals: readonly T[],
  when: NonNullable<DealFilter['when']>,
  { now, calendar }: FilterContext,
): T[] {
  const started = deals.map((deal) => ({
    deal,
    start: calendar.startOf(deal, when, now) ?? Number.MAX_VALUE,
  }));
  return started.sort((a, b) => a.start - b.start).map(({ deal }) => deal);
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

/**
 * How many deals each value of a facet would leave with all other facets unchanged; each feature in addition to those
 * that are asked for.
 */
export function countFacetValues(
  deals: readonly FilterableDeal[],
  filter: DealFilter,
  context: FilterContext,
): FacetCounts {
  const choices = choicesIn(filter);
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Map<string, number>()])) as Record<
    Facet,
    Map<string, number>
  >;
  for (const deal of deals) {
    if (!isOn(deal, context.now)) continue;
    const [missed, another] = missedBy(deal, choices, context);
    if (another) continue;
    for (const facet of facets) {
      if (missed && (missed.facet !== facet || facet === 'features')) continue;
      for (const value of valuesOf(deal, facet, context)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** What to give up when nothing is found: each choice without which there are deals, most deals first. */
export function suggestChoicesToDrop(
  deals: readonly FilterableDeal[],
  filter: DealFilter,
  context: FilterContext,
): { readonly choice: FacetChoice; readonly count: number }[] {
  const choices = choicesIn(filter);
  const live = deals.filter((deal) => isOn(deal, context.now));
  return choices
    .map((choice) => {
      const others = choices.filter((other) => other !== choice);
      return { choice, count: live.filter((deal) => missedBy(deal, others, context).length === 0).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
