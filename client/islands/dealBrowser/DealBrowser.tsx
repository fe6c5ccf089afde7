import { useDeferredValue, useMemo } from 'react';
import type { DealFilter } from '../../../data/model/dealFilter.ts';
import type { DealRecord } from '../../../data/model/dealRecord.ts';
import type { Hit } from '../../search/dealSearch.ts';
import { useDealSearch } from '../../search/useDealSearch.ts';
import type { DealBrowserProps, Scope } from './browserProps.ts';
import { FilterBar } from './FilterBar.tsx';
import { Outcome } from './Outcome.tsx';
import { SearchField } from './SearchField.tsx';
import { useDealData } from './useDealData.ts';
import { useFilter } from './useFilter.ts';
import { useNow } from './useNow.ts';
import { usePlace } from './usePlace.ts';

/** The filters of a listing above what they leave. Until something is asked, the results of the built page stand. */
export function DealBrowser(props: DealBrowserProps) {
  const [asked, change] = useFilter(props.path);
  const { scope, kind } = props;
  const filter = useMemo(() => withScope(asked.filter, scope), [asked, scope]);
  const question = useMemo(() => ({ filter, isFirst: asked.isFirst }), [filter, asked]);
  // The bar answers a touch at once; the cards follow as soon as that is painted.
  const answered = useDeferredValue(question);
  const loaded = useDealData();
  const searching = useDealSearch(filter.query !== '');
  const now = useNow();
  const { place, notice } = usePlace(filter.sort === 'nearest');
  const data = loaded.state === 'ready' ? loaded.data : null;
  const hits = useMemo(
    () => (filter.query !== '' && searching.state === 'ready' ? searching.find(filter.query) : null),
    [searching, filter.query],
  );
  const deals = useMemo(() => data && dealsOf(data.deals, hits, scope), [data, hits, scope]);
  return (
    <>
      {kind === 'search' && (
        <div className="wide intro">
          <SearchField query={filter.query} onSearch={(query) => change({ query })} />
        </div>
      )}
      <FilterBar props={props} filter={filter} change={change} deals={deals} now={now} />
      {notice && (
        <p className="wide notice" role="status">
          {notice}
        </p>
      )}
      <Outcome
        props={props}
        question={answered}
        change={change}
        loaded={loaded}
        isSearchBroken={searching.state === 'failed'}
        hits={hits}
        deals={deals}
        now={now}
        place={place}
      />
    </>
  );
}

const withScope = (filter: DealFilter, { category, neighborhood }: Scope): DealFilter => ({
  ...filter,
  category: category ?? filter.category,
  neighborhood: neighborhood ?? filter.neighborhood,
});

/** The deals to filter: best match first where words are looked for, else highest discount first. */
function dealsOf(
  all: readonly DealRecord[],
  hits: readonly Hit[] | null,
  { featured }: Scope,
): readonly DealRecord[] {
  const deals = hits ? hits.flatMap((hit) => (hit.kind === 'deal' ? hit.deal : [])) : all;
  return featured ? deals.filter((deal) => deal.featured) : deals;
}
