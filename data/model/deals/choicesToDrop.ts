import { choicesIn, type DealFilter, type FacetChoice, toggleChoice } from './dealFilter.ts';
import { demandsOf, type FilterableDeal, type FilterContext, isFound } from './filterDeals.ts';

/** What to give up when nothing is found: one choice, or all neighborhoods. */
export interface DropSuggestion {
  readonly choices: readonly FacetChoice[];
  readonly change: Partial<DealFilter>;
  /** How many deals there are then. */
  readonly count: number;
}

/** What leads to deals when it is given up, most deals first; empty where nothing alone helps. */
export function suggestChoicesToDrop(
  deals: readonly FilterableDeal[],
  filter: DealFilter,
  context: FilterContext,
): DropSuggestion[] {
  const choices = choicesIn(filter);
  const areas = choices.filter(({ facet }) => facet === 'neighborhoods');
  const others = choices.filter((choice) => !areas.includes(choice));
  const drops = others.map((choice) => ({ choices: [choice], change: toggleChoice(filter, choice) }));
  return [...drops, { choices: areas, change: { neighborhoods: [] } }]
    .filter((drop) => drop.choices.length > 0)
    .map((drop) => {
      const demands = demandsOf({ ...filter, ...drop.change });
      return { ...drop, count: deals.filter((deal) => isFound(deal, demands, context)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
