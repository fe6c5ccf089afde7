import { t } from '../../data/messages/t.ts';
import type { PriceLimit } from '../../data/model/deals/priceLimit.ts';

/** "Deals under $20" or "Deals from $20 to $40". `money` is handed in, since other islands share its code. */
export function limitLabel(
  found: string,
  { from, to }: PriceLimit,
  money: (amount: number) => string,
): string {
  const low = from ? money(from.amount) : '';
  const high = to ? money(to.amount) : '';
  if (low && high) return t('results.price-between', { found, from: low, to: high });
  if (low)
    return from?.isIncluded
      ? t('results.price-from', { found, from: low })
      : t('search.over', { what: found, price: low });
  return to?.isIncluded
    ? t('search.up-to', { what: found, price: high })
    : t('results.price-to', { found, to: high });
}
