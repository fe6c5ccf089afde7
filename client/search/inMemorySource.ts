import type { DealData, DealRecord } from '../../data/model/deals/dealRecord.ts';
import { createDealSearch, type DealSearch, type SearchHit } from './dealSearch.ts';
import type { Candidates, DealSource, ListingQuery } from './dealSource.ts';

/** The deals of a catalogue that is all in memory. The search index is created with the first query. */
export function createInMemorySource(data: DealData): DealSource {
  let search: DealSearch | undefined;
  let making: Promise<DealSearch> | undefined;
  const find = <Found>(
    query: string,
    take: (hits: readonly SearchHit[]) => Found,
  ): Found | Promise<Found> => {
    if (search) return take(search(query));
    making ??= createDealSearch(data).then((made) => {
      search = lastRemembered(made);
      return search;
    });
    return making.then((made) => take(made(query)));
  };
  return {
    data,
    suggest: (query, count) => find(query, (hits) => hits.slice(0, count)),
    choose: ({ filter, scope }) =>
      filter.query === ''
        ? choiceOf(data.deals, [], scope)
        : find(filter.query, (hits) =>
            choiceOf(
              hits.flatMap((hit) => (hit.kind === 'deal' ? hit.deal : [])),
              hits.flatMap((hit) => (hit.kind === 'guide' ? hit.guide : [])),
              scope,
            ),
          ),
    // Candidates of this source are full records already.
    recordsOf: (deals) => deals as readonly DealRecord[],
  };
}

const choiceOf = (
  deals: readonly DealRecord[],
  guides: Candidates['guides'],
  { featured }: ListingQuery['scope'],
): Candidates => ({
  deals: featured ? deals.filter((deal) => deal.featured) : deals,
  isKnown: true,
  guides,
});

/** Keeps the last hits: filters change more often than search words. */
function lastRemembered(search: DealSearch): DealSearch {
  let last = { query: '', hits: search('') };
  return (query) => {
    if (query !== last.query) last = { query, hits: search(query) };
    return last.hits;
  };
}
