import type { DealRecord } from './dealRecord.ts';

/**
 * What `people` pay together for a deal, in the site's currency; for one of which nobody knows whom its price is for, the
 * most that it can be. `null` without a price.
 */
export function totalPrice(
  { price, priceFor }: Pick<DealRecord, 'price' | 'priceFor'>,
  people: number,
): number | null {
  if (price === undefined) return null;
  const times = typeof priceFor === 'number' ? Math.ceil(people / priceFor) : people;
  return Math.round(price * times * 100) / 100;
}
