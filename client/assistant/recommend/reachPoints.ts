import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { meets } from '../../../data/model/deals/needs.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';

const pointsOfStation = 3;
const costOfFar = 5;

/**
 * A function with points for how well somebody without a car gets to a deal: above 0 where its page names a stop, below 0 in parts
 * of town where none does, and out of town.
 */
export function pointsForReach(
  { needs }: Preferences,
  { data: { deals } }: Pick<AssistantKnowledge, 'data'>,
): (deal: DealRecord) => number {
  if (!needs.includes('transit')) return () => 0;
  const isNear = (deal: DealRecord) => meets(deal, 'transit') === true;
  const areas = new Set(deals.filter(isNear).flatMap(({ neighborhoods }) => neighborhoods));
  return (deal) => {
    if (isNear(deal)) return pointsOfStation;
    return deal.at === undefined || deal.neighborhoods.some((id) => areas.has(id)) ? 0 : -costOfFar;
  };
}
