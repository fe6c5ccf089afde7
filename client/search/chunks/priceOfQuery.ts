import { keepsLimit } from '../../../data/model/deals/priceLimit.ts';
import { readSearchQuery } from '../../../data/model/deals/searchQuery.ts';

export { readAnything } from '../../../data/model/deals/searchAnything.ts';

/** The highest price that a query names, and its other words; `null` if it names none. */
export function priceOfQuery(query: string) {
  const { words, limit } = readSearchQuery(query);
  return limit && { words, limit, keeps: (price?: number) => keepsLimit(limit, price) };
}
