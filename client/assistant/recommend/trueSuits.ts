import type { Suit } from '../../../data/language/suitWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { suitsOf } from './suits.ts';

/** What makes `deal` suit those with these preferences; that it is cheap only if it is so beside others of its category. */
export const trueSuits = (
  deal: DealRecord,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
): Suit[] => suitsOf(deal, preferences).filter((suit) => suit !== 'cheap' || isCheapOfKind(deal, knowledge));

/** Whether most of its category costs each person as much or more. */
function isCheapOfKind(deal: DealRecord, { data }: AssistantKnowledge): boolean {
  const [each = Infinity] = paidByEach(deal);
  const prices = data.deals.filter(({ category }) => category === deal.category).flatMap(paidByEach);
  return prices.filter((other) => other < each).length * 2 < prices.length;
}

const paidByEach = ({ price, priceFor }: DealRecord): number[] =>
  price === undefined ? [] : [price / (typeof priceFor === 'number' ? priceFor : 1)];
