import { keepsLimit } from '../../../data/model/deals/priceLimit.ts';
import { readSearchQuery } from '../../../data/model/deals/searchQuery.ts';

export { readAnything } from '../../../data/model/deals/searchAnything.ts';

/** The prices that a query names, whether it asks for low ones, and its other words; `null` if it says nothing of prices. */
export function priceOfQuery(query: string) {
  const { words, limit, isCheap } = readSearchQuery(query, 0);
  if (limit === null && !isCheap) return null;
  return { words, limit, isCheap, keeps: (price?: number) => limit === null || keepsLimit(limit, price) };
}
