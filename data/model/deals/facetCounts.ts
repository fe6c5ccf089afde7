import { type DealFilter, type Facet, facets } from './dealFilter.ts';
import {
  demandsOf,
  type FilterableDeal,
  type FilterContext,
  isOn,
  missedDemands,
  valuesOf,
} from './filterDeals.ts';

/** How many deals each value of a facet leads to; values without deals are absent. `total` is how many there are now that are not over. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>> & { readonly total: number };

/**
 * How many deals `filter` finds, and how many each value of a facet would leave with all other facets unchanged: each
 * neighborhood by itself, each feature in addition to those that are asked for.
 */
export function countFacetValues(
  deals: readonly FilterableDeal[],
  filter: DealFilter,
  context: FilterContext,
): FacetCounts {
  const demands = demandsOf(filter);
  const { when } = filter;
  const isOver = (deal: FilterableDeal) => when !== null && context.calendar.isOver(deal, when, context.now);
  let total = 0;
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Map<string, number>()])) as Record<
    Facet,
    Map<string, number>
  >;
  for (const deal of deals) {
    if (!isOn(deal, context.now)) continue;
    const [missed, another] = missedDemands(deal, demands, context);
    if (another) continue;
    if (!missed && !isOver(deal)) total++;
    for (const facet of facets) {
      if (missed && (missed.facet !== facet || facet === 'features')) continue;
      for (const value of valuesOf(deal, facet, context)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return { ...counts, total };
}
