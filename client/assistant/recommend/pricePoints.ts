import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { PriceRange } from '../understand/mention.ts';
import { isOpenEnded } from './criteria.ts';
import { pricePaid } from './needTests.ts';

/** What a deal loses, at most, that is not cheap, and one whose price nobody knows, where somebody asks for something cheap. */
const mostLost = 4;
const lostIfUnknown = 1.5;
/** The amount that costs a point. */
const amountOfPoint = 10;

/** Points that a deal loses by its price, as a negative number: the nearest price to a range is best, and of cheap things the cheapest. */
export function pointsForPrice(deal: DealRecord, range: PriceRange): number {
  const { price, priceFor } = deal;
  if (range.isVague && price === undefined) return -lostIfUnknown;
  const distance = distanceToRange(pricePaid(deal, range), range);
  if (isOpenEnded(range)) return -Math.min(3, distance / 25);
  const each = (price ?? 0) / (typeof priceFor === 'number' ? priceFor : 1);
  return -Math.min(20, distance / 5) - (range.isVague ? Math.min(mostLost, each / amountOfPoint) : 0);
}

/** How far a price is outside of a range, in the site's currency. */
const distanceToRange = (price: number, { min, max }: PriceRange) =>
  Math.max(0, min - price, max === null ? 0 : price - max);
