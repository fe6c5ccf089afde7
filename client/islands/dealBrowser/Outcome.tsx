import { memo, useMemo } from 'react';
import { filterDeals } from '../../../data/model/dealFilter.ts';
import type { DealRecord } from '../../../data/model/dealRecord.ts';
import type { Place } from '../../../data/model/place.ts';
import type { Hit } from '../../search/dealSearch.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { FoundGuides } from './FoundGuides.tsx';
import { Results } from './Results.tsx';
import { Skeletons } from './Skeletons.tsx';
import type { Loaded } from './useDealData.ts';
import type { Asked, ChangeFilter } from './useFilter.ts';

interface Props {
  readonly props: DealBrowserProps;
  /** What is asked, the listing's own category or neighborhood included. */
  readonly question: Asked;
  readonly change: ChangeFilter;
  readonly loaded: Loaded;
  readonly isSearchBroken: boolean;
  /** What has the words that are looked for; `null` where none are, or the search is not there yet. */
  readonly hits: readonly Hit[] | null;
  /** The deals to choose from; `null` until they are there. */
  readonly deals: readonly DealRecord[] | null;
  readonly now: number;
  readonly place: Place | null;
}

/** What stands below the filters: the page's own results, what was found, or why there is nothing to show yet. */
export const Outcome = memo(function Outcome({
  props,
  question,
  change,
  loaded,
  isSearchBroken,
  hits,
  deals,
  now,
  place,
}: Props) {
  const { filter, isFirst } = question;
  const found = useMemo(
    () => (deals === null || isFirst ? null : filterDeals(deals, filter, { now, place })),
    [deals, isFirst, filter, now, place],
  );
  if (isFirst) return <FirstResults html={props.firstResults} />;
  const isComplete = filter.query === '' || hits !== null;
  return (
    <div className="wide results">
      {loaded.state === 'ready' && deals && found && isComplete ? (
        <>
          {hits && <FoundGuides hits={hits} />}
          <Results {...{ props, filter, change, data: loaded.data, deals, found, now }} />
        </>
      ) : loaded.state === 'failed' || isSearchBroken ? (
        <Failed retry={loaded.state === 'failed' ? loaded.retry : () => location.reload()} />
      ) : (
        <Skeletons />
      )}
    </div>
  );
});

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
