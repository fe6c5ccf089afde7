import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { allergyDiets } from '../../../data/model/deals/needs.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import type { Criterion, CriterionTests } from './criteria.ts';

/** The cost of relaxing a criterion. The cheapest sets of criteria are relaxed first. */
const costs: Readonly<Record<Criterion, number>> = {
  when: 2,
  // More than area and price: what is closed at noon is no lunch.
  hours: 10,
  setting: 3,
  neighborhoods: 4,
  priceRange: 5,
  // More than area, setting, price and hours together: who wants to eat wants no trolley around the corner.
  categories: 23,
  interests: 24,
  // And more than even that.
  body: 25,
  needs: 8,
  audience: 13,
  allTopics: 3.5,
};
const allCriteria = Object.keys(costs) as Criterion[];

/** Deals that miss the same criteria. */
export interface UnmetGroup {
  readonly unmet: readonly Criterion[];
  readonly deals: DealRecord[];
}

/** More than all others together: visitors without money cannot go anywhere else. */
const costOfFree = 110;
/** More than even that: who names a day is in town, or free, on that day. */
const costOfDay = 250;

/** Nobody wants to say it a third time. */
const costOfFirm = 200;

/** Whoever may be made ill eats something else rather than what may have it, and is not fed by what is no food. */
const costsOfAllergy = { needs: 24.5, categories: 60 };

/** Nobody sleeps in a bowling alley. */
const costOfBed = 500;

/** `deals` grouped by the criteria they miss, the cheapest to relax first; whoever looks for a bed (`isForNight`) wants nothing else. */
export function groupByUnmet(
  deals: readonly DealRecord[],
  tests: CriterionTests,
  preferences: Pick<Preferences, 'priceRange' | 'when' | 'dates' | 'firm' | 'needs'>,
  isForNight = false,
): UnmetGroup[] {
  const groups = new Map<string, UnmetGroup>();
  for (const deal of deals) {
    const unmet = allCriteria.filter((criterion) => tests[criterion]?.(deal) === false);
    const group = groups.get(unmet.join());
    if (group) group.deals.push(deal);
    else groups.set(unmet.join(), { unmet, deals: [deal] });
  }
  const costOfEach = {
    ...costs,
    ...(preferences.needs.some((need) => allergyDiets.has(need)) && costsOfAllergy),
    ...Object.fromEntries(preferences.firm.map((criterion) => [criterion, costOfFirm])),
    ...(preferences.firm.includes('when') && { hours: costOfFirm }),
    ...(preferences.priceRange?.max === 0 && { priceRange: costOfFree }),
    ...(hasDay(preferences) && { when: costOfDay }),
    ...(isForNight && { interests: costOfBed, categories: costOfBed }),
  };
  const costOf = ({ unmet }: UnmetGroup) => unmet.reduce((sum, criterion) => sum + costOfEach[criterion], 0);
  return [...groups.values()].sort((a, b) => costOf(a) - costOf(b));
}
