import { type Coordinates, distanceTo } from '../geo.ts';
import { namedTimes } from '../time/whenFilter.ts';
import type { DealCalendar } from './dealCalendar.ts';
import {
  audiences,
  type DealFilter,
  type Facet,
  facets,
  featuredCategory,
  isOrderedByStart,
  priceBandOf,
  type SortOrder,
  settings,
  valuesIn,
} from './dealFilter.ts';
import type { DealRecord } from './dealRecord.ts';
import { features, hasFeature } from './features.ts';
import { timeFor } from './timeFor.ts';

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
    | 'traits'
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

/** Whether `deal` has not ended. */
export const isOn = ({ endsAt }: FilterableDeal, now: number) => endsAt === undefined || endsAt > now;

const isEndingSoon = ({ endsAt }: FilterableDeal, now: number) =>
  endsAt !== undefined && endsAt - now <= endsSoonWithin;

/** Deals that are not marked for families count as deals for adults. */
const suitsAudience = (deal: FilterableDeal, audience: NonNullable<DealFilter['audience']>) =>
  audience === 'family' ? deal.family === true : deal.family !== true;

/** The values of a facet that `deal` has; of those of `when`, the words. */
export function valuesOf(
  deal: FilterableDeal,
  facet: Facet,
  { now, calendar }: FilterContext,
): readonly string[] {
  switch (facet) {
    case 'category':
      return deal.featured ? [deal.category, featuredCategory] : [deal.category];
    case 'neighborhoods':
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

/** The values of a facet that a filter asks for. */
interface Demand {
  readonly facet: Facet;
  readonly values: readonly string[];
  /** Whether search words say what is wanted. */
  readonly isNamed: boolean;
}

/** What `filter` asks for, facet by facet. */
export const demandsOf = (filter: DealFilter): Demand[] =>
  facets
    .map((facet) => ({ facet, values: valuesIn(filter, facet), isNamed: filter.query !== '' }))
    .filter(({ values }) => values.length > 0);

/** Whether `deal` has all features that are asked for, or of another facet any of the values. */
function meets(deal: FilterableDeal, { facet, values, isNamed }: Demand, context: FilterContext): boolean {
  const { calendar, now } = context;
  if (facet === 'when')
    return values.some((when) => calendar.takesPlace(deal, isNamed ? timeFor(deal, when) : when, now));
  const own = valuesOf(deal, facet, context);
  const hasValue = (value: string) => own.includes(value);
  return facet === 'features' ? values.every(hasValue) : values.some(hasValue);
}

/** What is asked for that `deal` does not have. */
export const missedDemands = (deal: FilterableDeal, demands: readonly Demand[], context: FilterContext) =>
  demands.filter((demand) => !meets(deal, demand, context));

/** Whether `deal` is live and has all that is asked for. */
export const isFound = (deal: FilterableDeal, demands: readonly Demand[], context: FilterContext) =>
  isOn(deal, context.now) && missedDemands(deal, demands, context).length === 0;

/** The live deals that match `filter`, in its order. `deals` come best match or highest discount first. */
export function filterDeals<T extends FilterableDeal>(
  deals: readonly T[],
  filter: DealFilter,
  context: FilterContext & { readonly place: Coordinates | null },
): T[] {
  const demands = demandsOf(filter);
  const found = deals.filter((deal) => isFound(deal, demands, context));
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
