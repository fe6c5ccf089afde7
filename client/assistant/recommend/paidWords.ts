import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { filled } from '../words/filled.ts';

/**
 * What all who come pay for `deal`, or what its price is for where nobody said how many come: "$117 for 6", "$39 for 2", "$14 each".
 * `null` without a price.
 */
export function paidWords(
  deal: DealRecord,
  party: number | null,
  { assistant, language: { reasons } }: Pick<AssistantKnowledge, 'assistant' | 'language'>,
): string | null {
  const { price, priceFor } = deal;
  if (price === 0) return reasons.free;
  const least = typeof priceFor === 'number' ? priceFor : 1;
  const count = party !== null && party > 1 && priceFor !== undefined ? party : least;
  const total = totalPrice(deal, count);
  if (total === null) return null;
  const paid = formatMoney(total, assistant.head.currency);
  if (count > 1) return filled(reasons.total, { total: paid, count });
  return party === null && priceFor === 'person' ? filled(reasons.each, { paid }) : paid;
}
