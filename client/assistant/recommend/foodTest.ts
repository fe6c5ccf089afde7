import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { diets, meets } from '../../../data/model/deals/needs.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';

/** Whether there is something to eat: a meal, a snack, dishes for a diet. */
const isEaten = (deal: DealRecord): boolean =>
  hasTrait(deal.traits, 'meal') ||
  hasTrait(deal.traits, 'quick-food') ||
  [...diets].some((diet) => meets(deal, diet));

/** A test whether a deal is food, for which a diet matters: it is eaten, or most of its category is. */
export function foodTest(knowledge: Pick<AssistantKnowledge, 'data'>): (deal: DealRecord) => boolean {
  const isOfFood = foodCategoryTest(knowledge);
  return (deal) => isEaten(deal) || isOfFood(deal);
}

/** A test whether most of the category of a deal is eaten. */
export function foodCategoryTest({
  data: { deals },
}: Pick<AssistantKnowledge, 'data'>): (deal: DealRecord) => boolean {
  const balance = new Map<string, number>();
  for (const deal of deals)
    balance.set(deal.category, (balance.get(deal.category) ?? 0) + (isEaten(deal) ? 1 : -1));
  return ({ category }) => (balance.get(category) ?? 0) > 0;
}
