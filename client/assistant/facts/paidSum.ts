import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import type { AskedFact } from './askedFact.ts';
import { childLine, childrenKnown, freeOf } from './childPrice.ts';
import type { Heads } from './heads.ts';
import { linesOf, type TextLine } from './textLines.ts';

/** What those who come pay for a deal together. */
export interface PaidSum {
  readonly paid: number;
  /** How many of them pay. */
  readonly paying: number;
  /** What the page says of the price for some of them. */
  readonly rule?: TextLine | undefined;
}

/** What `heads` pay, without those who are free by the page, and with those who are more than the price is for at their own. */
export function paidSum(asked: AskedFact, heads: Heads): PaidSum {
  const { deal } = asked;
  const { all } = heads;
  const extra = extraPaid(asked, heads);
  if (extra) return extra;
  const children = childrenKnown(asked, heads);
  const rule = children > 0 && deal.priceFor === 'person' ? childLine(asked) : undefined;
  const paying = all - (rule ? freeOf(rule, children, asked) : 0);
  return {
    paid: totalPrice(deal, paying) ?? 0,
    paying,
    rule: heads.children > 0 || paying < all ? rule : undefined,
  };
}

/** What they pay where the price is for fewer and the page says what the others pay: "extra children $10 each"; `null` if not. */
function extraPaid(asked: AskedFact, { all, children }: Heads): PaidSum | null {
  const { price = 0, priceFor } = asked.deal;
  if (typeof priceFor !== 'number' || all <= priceFor) return null;
  for (const rule of linesOf(asked)) {
    const { child, each } = new RegExp(asked.replies.extraEach, 'u').exec(rule.words)?.groups ?? {};
    const adults = all - children;
    // One adult and one child are in the price: of two adults, one is no extra child.
    if (each && (!child || (adults > 0 && adults < priceFor)))
      return { paid: price + Number(each) * (all - priceFor), paying: all, rule };
  }
  return null;
}
