import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge, TurnContext } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { type Criterion, criterionTests } from './criteria.ts';
import { createRanking } from './rankDeals.ts';
import { groupByUnmet, isEligible } from './relaxation.ts';

/** Deals that may be chosen from, best first, and what was given up to have any. */
export interface Shortlist {
  readonly deals: readonly DealRecord[];
  readonly relaxed: readonly Criterion[];
}

/** Wishes that words mean more of than tags say, so that deals beside them may still be meant. */
export const looseCriteria: ReadonlySet<Criterion> = new Set<Criterion>(['categories', 'interests']);

/**
 * The at most `count` deals from which somebody who understands the visitor's words better may choose: first `named`,
 * then by the guide's own ranking. Time, setting, area and price are met by all, unless no deal at all meets them; what
 * was ruled out, and who comes, always.
 */
export function shortlist(
  preferences: Preferences,
  named: readonly DealRecord[],
  count: number,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): Shortlist {
  const topics = knowledge.vocabulary.grammar.tags;
  const isAllowed = (deal: DealRecord) => isEligible(deal, preferences, topics, context);
  const groups = groupByUnmet(
    knowledge.data.deals.filter(isAllowed),
    criterionTests(preferences, knowledge, context),
  );
  const relaxed = groups[0]?.unmet ?? [];
  const found = new Set(named.filter(isAllowed));
  for (const { unmet, deals } of groups) {
    if (!unmet.every((wish) => relaxed.includes(wish) || looseCriteria.has(wish))) continue;
    const rank = createRanking(preferences, { count, shown: [] }, knowledge, context, unmet);
    for (const deal of rank(deals)) {
      if (found.size < count) found.add(deal);
    }
  }
  return { deals: [...found].slice(0, count), relaxed };
}
