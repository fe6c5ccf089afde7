import { useMemo } from 'react';
import { type DealFilter, filterDeals } from '../../../data/model/dealFilter.ts';
import type { DealRecord } from '../../../data/model/dealRecord.ts';
import type { Hit } from '../../search/dealSearch.ts';
import { useDealSearch } from '../../search/useDealSearch.ts';
import type { DealBrowserProps, Scope } from './browserProps.ts';
import { FilterBar } from './FilterBar.tsx';
import { FoundGuides } from './FoundGuides.tsx';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { Skeletons } from './Skeletons.tsx';
import { useDealData } from './useDealData.ts';
import { useFilter } from './useFilter.ts';
import { useNow } from './useNow.ts';
import { usePlace } from './usePlace.ts';

/** The filters of a listing above what they leave. Until something is asked, the results of the built page stand. */
export function DealBrowser(props: DealBrowserProps) {
  const [{ filter: asked, isFirst }, change] = useFilter(props.path);
  const { scope, kind } = props;
  const filter = useMemo(() => withScope(asked, scope), [asked, scope]);
  const loaded = useDealData();
  const searching = useDealSearch(filter.query !== '');
  const now = useNow();
  const { place, notice } = usePlace(filter.sort === 'nearest');
  const data = loaded.state === 'ready' ? loaded.data : null;
  const hits = useMemo(() => hitsOf(searching, filter.query), [searching, filter.query]);
  const deals = useMemo(() => data && dealsOf(data.deals, hits, scope), [data, hits, scope]);
  const found = useMemo(
    () => deals && filterDeals(deals, filter, { now, place }),
    [deals, filter, now, place],
  );
  const isFailed = loaded.state === 'failed' || searching.state === 'failed';
  const isComplete = filter.query === '' || hits !== null;
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
      {isFirst ? (
        <FirstResults html={props.firstResults} />
      ) : (
        <div className="wide results">
          {data && deals && found && isComplete ? (
            <>
              {hits && <FoundGuides hits={hits} />}
              <Results {...{ props, filter, change, data, deals, found, now }} />
            </>
          ) : isFailed ? (
            <Failed retry={loaded.state === 'failed' ? loaded.retry : () => location.reload()} />
          ) : (
            <Skeletons />
          )}
        </div>
      )}
    </>
  );
}

/** The results that the page was built with. */
function FirstResults({ html }: { readonly html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    <div className="wide results" data-first-results="" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function Failed({ retry }: { readonly retry: () => void }) {
  return (
    <p className="notice" role="status">
      The deals could not be loaded.{' '}
      <button type="button" className="clear" onClick={retry}>
        Try again
      </button>
    </p>
  );
}

const withScope = (filter: DealFilter, { category, neighborhood }: Scope): DealFilter => ({
  ...filter,
  category: category ?? filter.category,
  neighborhood: neighborhood ?? filter.neighborhood,
});

/** What has the words of the query; `null` without a query or before the search is there. */
const hitsOf = (searching: ReturnType<typeof useDealSearch>, query: string): readonly Hit[] | null =>
  query !== '' && searching.state === 'ready' ? searching.find(query) : null;

/** The deals to filter: best match first where words are looked for, else highest discount first. */
function dealsOf(
  all: readonly DealRecord[],
  hits: readonly Hit[] | null,
  { featured }: Scope,
): readonly DealRecord[] {
  const deals = hits ? hits.flatMap((hit) => (hit.kind === 'deal' ? hit.deal : [])) : all;
  return featured ? deals.filter((deal) => deal.featured) : deals;
}
