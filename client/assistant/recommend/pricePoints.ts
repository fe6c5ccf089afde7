import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { isOpenEnded } from '../conversation/priceAfter.ts';
import type { PriceRange } from '../understand/mention.ts';
import { pricePaid } from './needTests.ts';

/** What a deal loses whose price nobody knows, and where somebody asks for something cheap, for each time that its price doubles. */
const lostIfUnknown = 3;
const lostByDouble = 2.5;
/** What a deal loses, at most, for a price that is another than the one that is meant about so. */
const pointsOfNear = 3;
/** Less makes no difference to anybody. */
const smallAmount = 5;

/** Points that a deal loses by its price, as a negative number: the nearest price to a range is best, and of cheap things the cheapest. */
export function pointsForPrice(deal: DealRecord, range: PriceRange): number {
  const { price, priceFor } = deal;
  if (price === undefined) return -lostIfUnknown;
  const paid = pricePaid(deal, range);
  const { near } = range;
  const distance = distanceToRange(paid, near === undefined ? range : { ...range, min: near / 2 });
  const each = price / (typeof priceFor === 'number' ? priceFor : 1);
  // A table for twelve is not fine because twelve pay for it.
  if (isOpenEnded(range))
    return -Math.min(3, distanceToRange(priceFor === undefined ? price : each * 2, range) / 25);
  const far = near === undefined ? 0 : pointsOfNear * Math.min(1, Math.abs(paid - near) / near);
  return (
    -Math.min(20, distance / 5) - far - (range.isVague ? lostByDouble * Math.log2(1 + each / smallAmount) : 0)
  );
}

/** How far a price is outside of a range, in the site's currency. */
const distanceToRange = (price: number, { min, max }: PriceRange) =>
  Math.max(0, min - price, max === null ? 0 : price - max);
