import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { demandsOf, isFound, isOn } from '../../../data/model/deals/filterDeals.ts';
import { keepsLimit, type PriceLimit } from '../../../data/model/deals/priceLimit.ts';
import { readSearchQuery } from '../../../data/model/deals/searchQuery.ts';
import type { AnsweredQuery } from './answeredQuery.ts';

const mostDeals = 4;

/**
 * The deals that visitors choose most, those first that have all that a filter asks for but its words. None costs more than
 * `limit`, which is `null` if the search names no price or there is nothing for it.
 */
export function popularDeals(
  { question, source, calendar }: Pick<AnsweredQuery, 'question' | 'source' | 'calendar'>,
  now: number,
): { readonly deals: readonly DealRecord[]; readonly limit: PriceLimit | null } {
  const { limit } = readSearchQuery(question.filter.query, now);
  const demands = demandsOf(question.filter);
  const popular = source.data.deals.filter((deal) => isOn(deal, now)).toSorted((a, b) => b.clicks - a.clicks);
  const affordable = limit ? popular.filter(({ price }) => keepsLimit(limit, price)) : popular;
  const shown = affordable.length > 0 ? affordable : popular;
  const fits = (deal: DealRecord) => isFound(deal, demands, { now, calendar });
  return {
    deals: [...shown.filter(fits), ...shown.filter((deal) => !fits(deal))].slice(0, mostDeals),
    limit: affordable.length > 0 ? limit : null,
  };
}
