import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { possibleFor } from './needTests.ts';
import { recommend } from './recommend.ts';
import type { RecommendedDeals, RecommendOptions } from './recommendedDeals.ts';

/**
 * `found`, or where it has none of the things that fit, what is as wished otherwise: "ice skating or anything outdoors". That there is
 * none of the things stays known.
 */
export function orAnything(
  found: RecommendedDeals,
  preferences: Preferences,
  options: RecommendOptions,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): RecommendedDeals {
  const { relaxed, unknown, elsewhen } = found;
  if (relaxed.length + unknown.length === 0) return found;
  const open = { ...preferences, interests: [], categories: [] };
  // Who would skate or be outside wants no brunch.
  const only = found.deals.some(isMeal) ? options.only : (deal: DealRecord) => !isMeal(deal);
  const other = recommend(open, { ...options, only }, knowledge, context);
  return other.deals.length === 0 || other.relaxed.length > 0
    ? found
    : { ...other, relaxed: ['interests'], unknown, ...(elsewhen && { elsewhen }) };
}

const isMeal = ({ traits }: DealRecord) => hasTrait(traits, 'meal') || hasTrait(traits, 'quick-food');

/** `found`, or where it costs more than it may for a table, what is eaten at a counter: slices for two, under $25. */
export function orAtCounter(
  found: RecommendedDeals,
  preferences: Preferences,
  options: RecommendOptions,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): RecommendedDeals {
  if (preferences.party === null || !found.relaxed.includes('priceRange')) return found;
  const isPossible = possibleFor(preferences);
  const only = (deal: DealRecord) => isPossible(deal) && (options.only?.(deal) ?? true);
  const other = recommend({ ...preferences, party: null }, { ...options, only }, knowledge, context);
  return other.deals.length === 0 || other.relaxed.length > 0 ? found : other;
}
