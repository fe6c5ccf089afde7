import type { DealData, DealRecord } from '../../data/model/deals/dealRecord.ts';
import type { WhenFilter } from '../../data/model/time/whenFilter.ts';
import { andThen } from './andThen.ts';
import type { DealSearch } from './dealSearch.ts';
import type { Candidates, DealSource, ListingQuery } from './dealSource.ts';
import { loadDealSearch } from './loadDealSearch.ts';
import type { SearchHit } from './searchHit.ts';

/** The deals of a catalog that is all in memory. The search index is created with the first query. */
export function createInMemorySource(data: DealData): DealSource {
  let search: DealSearch | undefined;
  let creating: Promise<DealSearch> | undefined;
  const find = <Found>(
    query: string,
    take: (hits: readonly SearchHit[]) => Found,
    when: WhenFilter | null = null,
  ): Found | Promise<Found> => {
    if (search) return andThen(search(query, when), take);
    creating ??= create().catch((error) => {
      creating = undefined;
      throw error;
    });
    return creating.then((created) => andThen(created(query, when), take));
  };
  const create = async () => {
    const { createDealSearch } = await loadDealSearch();
    search = withLastHits(await createDealSearch(data));
    return search;
  };
  return {
    data,
    suggest: (query, count) => find(query, (hits) => hits.slice(0, count)),
    choose: ({ filter, scope }) =>
      filter.query === ''
        ? choiceOf(data.deals, [], scope)
        : find(
            filter.query,
            (hits) => ({
              ...choiceOf(
                hits.flatMap((hit) => (hit.kind === 'deal' ? hit.deal : [])),
                hits.flatMap((hit) => (hit.kind === 'guide' ? hit.guide : [])),
                scope,
              ),
              isPartial: hits.some(({ kind, without }) => kind === 'deal' && !!without?.length),
              first: hits[0],
              day: hits[0]?.day,
            }),
            filter.when,
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

/** `search` that keeps its last hits: filters change more often than search words. */
function withLastHits(search: DealSearch): DealSearch {
  let last: string | undefined;
  let hits: ReturnType<DealSearch> = [];
  return (query, when) => {
    const asked = `${when} ${query}`;
    if (asked !== last) hits = search(query, when);
    last = asked;
    return hits;
  };
}
