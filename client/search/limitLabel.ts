import { t } from '../../data/messages/t.ts';
import type { PriceLimit } from '../../data/model/deals/priceLimit.ts';

/** "Deals under $20" or "Deals up to $20". `money` is handed in, since other islands share its code. */
export function limitLabel(what: string, limit: PriceLimit, money: (amount: number) => string): string {
  const price = money(limit.amount);
  return limit.isIncluded ? t('search.up-to', { what, price }) : t('search.under', { what, price });
}
