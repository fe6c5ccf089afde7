import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { type Criterion, criterionTests, eligibilityTest } from './criteria.ts';
import { createRanking } from './rankDeals.ts';
import { groupByUnmet } from './relaxation.ts';

/** Deals for a hosted model to choose from, best first, and the criteria that were relaxed to find any. */
export interface Shortlist {
  readonly deals: readonly DealRecord[];
  readonly relaxed: readonly Criterion[];
}

/** Criteria that tags capture only in part: a model may know better whether a deal meets them. */
export const looseCriteria: ReadonlySet<Criterion> = new Set<Criterion>([
  'categories',
  'interests',
  'allTopics',
  'audience',
]);

/**
 * At most `count` deals for a hosted model to choose from: first those of `preferred` that are eligible, then by the
 * assistant's own ranking. All meet time, setting, area and price, unless no deal does. What the visitor has ruled out, and
 * who is coming, always counts.
 */
export function shortlist(
  preferences: Preferences,
  preferred: readonly DealRecord[],
  count: number,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): Shortlist {
  // What suits the occasion is the model's to say.
  const isEligible = eligibilityTest({ ...preferences, occasion: null }, knowledge, context);
  const tests = criterionTests(preferences, knowledge, context);
  const groups = groupByUnmet(knowledge.data.deals.filter(isEligible), tests, preferences);
  const relaxed = groups[0]?.unmet ?? [];
  const chosen = new Set(preferred.filter(isEligible));
  for (const { unmet, deals } of groups) {
    if (!unmet.every((criterion) => relaxed.includes(criterion) || looseCriteria.has(criterion))) continue;
    const rank = createRanking({ preferences, knowledge, context, relaxed: unmet });
    for (const { deal } of rank(deals)) {
      if (chosen.size < count) chosen.add(deal);
    }
  }
  return { deals: [...chosen].slice(0, count), relaxed };
}
