import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { TurnContext } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { type Grammar, occurs } from '../understand/grammar.ts';
import { type Criterion, type criterionTests, isAbout } from './criteria.ts';

/** What it costs to give up a wish: together as much as the others, so that the least important go first. */
const costs: Readonly<Record<Criterion, number>> = {
  when: 2,
  setting: 3,
  neighborhoods: 4,
  priceRange: 5,
  categories: 9,
  interests: 20,
};
const wishes = Object.keys(costs) as Criterion[];

/** Deals that leave the same wishes unmet. */
export interface UnmetGroup {
  readonly unmet: readonly Criterion[];
  readonly deals: DealRecord[];
}

/** `deals` by what they leave unmet, those first for which the least has to be given up. */
export function groupByUnmet(
  deals: readonly DealRecord[],
  tests: ReturnType<typeof criterionTests>,
): UnmetGroup[] {
  const groups = new Map<string, UnmetGroup>();
  for (const deal of deals) {
    const unmet = wishes.filter((wish) => tests[wish]?.(deal) === false);
    const group = groups.get(unmet.join());
    if (group) group.deals.push(deal);
    else groups.set(unmet.join(), { unmet, deals: [deal] });
  }
  const cost = ({ unmet }: UnmetGroup) => unmet.reduce((sum, wish) => sum + costs[wish], 0);
  return [...groups.values()].sort((a, b) => cost(a) - cost(b));
}

/** False for what is never shown: it has ended, has no link, is ruled out, or is not for who comes. */
export const isEligible = (
  deal: DealRecord,
  { audience, excluded }: Preferences,
  topics: Grammar['tags'],
  { now }: TurnContext,
): boolean =>
  deal.endsAt > now &&
  deal.url !== undefined &&
  (audience !== 'family' || deal.family === true) &&
  (audience !== 'adults' || !isForSmall(deal, topics)) &&
  !excluded.categories.includes(deal.category) &&
  !excluded.neighborhoods.includes(deal.neighborhood) &&
  !excluded.interests.some((topic) => isAbout(deal, topic));

/** Whether grown-ups by themselves have nothing of `deal`. */
const isForSmall = ({ family, tags = [] }: DealRecord, { toddler }: Grammar['tags']) =>
  family === true && occurs(toddler, tags.join(' '));
