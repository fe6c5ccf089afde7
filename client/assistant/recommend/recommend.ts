import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge, TurnContext } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { type Criterion, criterionTests, isAbout } from './criteria.ts';
import { createRanking, type RecommendOptions } from './rankDeals.ts';
import { groupByUnmet, isEligible } from './relaxation.ts';

/** Deals, best first, and what was given up to find them. */
export interface RecommendedDeals {
  readonly deals: readonly DealRecord[];
  /** Wishes that these deals need not meet, because with them there was nothing. */
  readonly relaxed: readonly Criterion[];
  /** Topics that no deal at all is about. */
  readonly unknown: readonly string[];
  /** Topics of deals that are not for who comes. */
  readonly unsuited: readonly string[];
  /** True where all that fits was shown before. */
  readonly isAgain: boolean;
}

/**
 * The deals to show: live ones with a link that meet all wishes, or else those for which the least has to be given up.
 * What was ruled out, and who comes, is never given up.
 */
export function recommend(
  preferences: Preferences,
  order: RecommendOptions,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): RecommendedDeals {
  const topics = knowledge.vocabulary.grammar.tags;
  const offered = knowledge.data.deals.filter((deal) => isEligible(deal, preferences, topics, context));
  // What no deal is about can be no condition.
  const isKnown = (topic: string) => offered.some((deal) => isAbout(deal, topic));
  const interests = preferences.interests.filter(isKnown);
  const missing = preferences.interests.filter((topic) => !interests.includes(topic));
  const live = knowledge.data.deals.filter(({ endsAt, url }) => endsAt > context.now && url !== undefined);
  const unsuited = missing.filter((topic) => live.some((deal) => isAbout(deal, topic)));
  const unknown = missing.filter((topic) => !unsuited.includes(topic));
  const tests = criterionTests({ ...preferences, interests }, knowledge, context);
  const { below = Number.POSITIVE_INFINITY } = order;
  const groups = groupByUnmet(
    offered.filter(({ price }) => price < below),
    tests,
  );
  // What was shown comes again only where there is nothing else.
  const fresh = groups.find(({ deals }) => deals.some((deal) => !order.shown.includes(deal.slug)));
  const { deals, unmet } = fresh ?? groups[0] ?? { deals: [], unmet: [] };
  const rank = createRanking(preferences, order, knowledge, context, unmet);
  return {
    deals: varied(rank(fresh ? deals.filter(({ slug }) => !order.shown.includes(slug)) : deals), order.count),
    relaxed: unmet,
    unknown,
    unsuited,
    isAgain: deals.length > 0 && !fresh,
  };
}

/** The first `count` of `deals`, at most two of a vendor and two of a category while there are others. */
function varied(deals: readonly DealRecord[], count: number): DealRecord[] {
  const isAlike = (deal: DealRecord, chosen: readonly DealRecord[]) =>
    chosen.filter(({ vendor }) => vendor === deal.vendor).length > 1 ||
    chosen.filter(({ category }) => category === deal.category).length > 1;
  const chosen: DealRecord[] = [];
  for (const mayBeAlike of [false, true]) {
    for (const deal of deals) {
      if (chosen.length === count) return chosen;
      if (!chosen.includes(deal) && (mayBeAlike || !isAlike(deal, chosen))) chosen.push(deal);
    }
  }
  return chosen;
}
