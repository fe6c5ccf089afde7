import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import { type AskedFact, asks, isEither } from './askedFact.ts';
import { productIn } from './multiplied.ts';
import { paidIn } from './payers.ts';

/**
 * Whether they pay what the question says, all together or each: "so that would be 76 for the four of us". `null` if it says no
 * amount, or nobody knows.
 */
export function isPaidAsSaid(asked: AskedFact): boolean | null {
  const { question, replies, deal } = asked;
  const product = productIn(asked);
  if (product?.total != null) return product.total === (totalPrice(deal, product.count) ?? 0) || null;
  const amounts = [...question.words.matchAll(new RegExp(replies.details.amount, 'gu'))].map((match) =>
    Number(match.slice(1).find(Boolean)),
  );
  // "15 each" of a card for eight rides.
  const isUnsure = deal.priceFor === undefined && (asks(asked, 'total') || asks(asked, 'perPerson'));
  const paid = isUnsure ? null : paidIn(asked);
  if (amounts.length === 0 || paid === null || isEither(asked)) return null;
  if (amounts.includes(paid)) return true;
  // "Is that instead of 72 in total".
  if (amounts.includes(deal.originalPrice ?? 0)) return null;
  // "196 a night" of a stay for three, "so we save 20".
  if (asks(asked, 'spans') || asks(asked, 'saves')) return amounts.includes(deal.price ?? 0) || null;
  return question.isClosed ? false : null;
}
