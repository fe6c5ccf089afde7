import { takeAmounts } from './amountClaims.ts';
import { taking } from './claim.ts';
import { takeDays, timeless } from './dayClaims.ts';
import type { Facts } from './facts.ts';
import { freedoms, gifts, isGift } from './giftClaims.ts';
import { isUnreadable, takeNumbers } from './numberClaims.ts';

/** What leads out of the site, or is a secret of a vendor's. */
const elsewhere =
  /\p{L}+:\/\/|\/\/\p{L}|javascript:|www\.|@\p{L}|\S@\S|[\p{L}\p{N}-]{2,}[.․]\p{L}{2,}(?!\p{L})|\[\.\]|(?<!\p{L})(?:dot (?:com|net|org)|codes?|coupons?|vouchers?|promos?|passwords?|passcodes?|gutschein\p{L}*|código|venmo|paypal|zelle|cash ?app)(?!\p{L})/iu;
/** "f-r-e-e". */
const spelledOut = /(?<!\p{L})\p{L}(?:[-.·\s]\p{L}(?!\p{L})){3,}/u;

/** What a sentence may claim. */
export interface Grounds {
  /** The facts that have to bear what stands at a place of the sentence, each of them. */
  readonly factsAt: (index: number) => readonly Facts[];
  /** What the visitor wants to spend, in hundredths of the site's currency. */
  readonly budgets: readonly number[];
  /** Other numbers that may be said, such as how many people come, but not as an amount. */
  readonly counts: readonly number[];
}

/**
 * Whether `sentence` claims nothing about amounts, discounts, gifts and days but facts. A model may answer in any language,
 * so that what cannot be read counts as false: a word of money without a number that is known, or digits that belong to
 * nothing.
 */
export function isTrue(sentence: string, { factsAt, budgets, counts }: Grounds): boolean {
  const text = sentence.normalize('NFKC');
  if ([elsewhere, timeless, spelledOut].some((pattern) => pattern.test(text)) || isUnreadable(text))
    return false;
  const claims = taking(text, factsAt);
  claims.take(freedoms, () => true);
  claims.take(gifts, isGift);
  takeDays(claims);
  takeAmounts(claims, budgets);
  takeNumbers(claims, counts);
  return claims.allHeld();
}
