import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';

/** The price in the middle of those of `deals`, in whole units of the currency; `undefined` if it says nothing. */
export function middlePrice(deals: readonly Pick<DealRecord, 'price'>[]): number | undefined {
  const prices = deals.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const middle = prices[prices.length >> 1];
  return middle === undefined || middle <= 0 ? undefined : Math.ceil(middle);
}
