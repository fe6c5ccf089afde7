import { memo, useMemo } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { Coordinates } from '../../../data/model/geo.ts';
import { andThen } from '../../search/andThen.ts';
import { type AsyncValue, useAsyncValue } from '../../search/useAsyncValue.ts';
import { Skeletons } from '../../ui/CardSkeletons.tsx';
import type { AnsweredQuery } from './answeredQuery.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { FoundGuides } from './FoundGuides.tsx';
import { loadDealMap } from './loadDealMap.ts';
import { Results } from './Results.tsx';
import { resultsPageOf } from './resultsPage.ts';
import type { ChangeFilter } from './useFilter.ts';

interface Props {
  readonly props: DealBrowserProps;
  /** The candidates for the current query, or for the previous one while loading. */
  readonly choice: AsyncValue<AnsweredQuery>;
  /** Whether the page still shows what it was built with. */
  readonly isFirst: boolean;
  readonly change: ChangeFilter;
  readonly retry: () => void;
  readonly now: number;
  readonly place: Coordinates | null;
  readonly locate: () => void;
}

/** A page, with the map if it is asked for and there is one. */
const resultsOf = (chosen: AnsweredQuery, now: number, place: Coordinates | null, map: string | null) =>
  andThen(chosen.question.filter.view === 'map' && map !== null ? loadDealMap(map) : null, (parts) =>
    resultsPageOf(chosen, now, place, parts),
  );

/** More guides would push the deals out of view. */
const besideDeals = 3;

/** The area below the filters: the built page's results, found deals, placeholders or an error. */
export const ResultsArea = memo(function ResultsArea({
  props,
  choice,
  isFirst,
  change,
  retry,
  now,
  place,
  locate,
}: Props) {
  const { value: chosen, hasFailed } = choice;
  const ask = useMemo(
    () => (chosen && !chosen.question.isFirst ? () => resultsOf(chosen, now, place, props.map) : null),
    [chosen, now, place, props.map],
  );
  const view = useAsyncValue(ask);
  if (isFirst) return <FirstResults html={props.firstResults} />;
  const first = view.value?.first;
  // Not where that is the page of a category or the like.
  const leads = first?.kind === 'guide' && !first.guide.list;
  const guides = !!view.value?.count && <FoundGuides guides={view.value.guides.slice(0, besideDeals)} />;
  return (
    <div className="wide results">
      {hasFailed || view.hasFailed ? (
        <Failed retry={retry} />
      ) : view.value ? (
        <>
          {leads && guides}
          <Results props={props} view={view.value} {...{ change, now, place, locate }} />
          {leads || guides}
        </>
      ) : (
        <Skeletons />
      )}
    </div>
  );
});

/** The results of the built page. */
function FirstResults({ html }: { readonly html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    <div className="wide results" data-first-results="" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function Failed({ retry }: { readonly retry: () => void }) {
  return (
    <p className="notice" role="status">
      {t('results.failed')}{' '}
      <button type="button" className="clear" onClick={retry}>
        {t('results.retry')}
      </button>
    </p>
  );
}
