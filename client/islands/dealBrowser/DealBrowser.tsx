import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../../data/messages/t.ts';
import { type DealFilter, noFilter } from '../../../data/model/deals/dealFilter.ts';
import { andThen } from '../../search/andThen.ts';
import type { ListingQuery, Scope } from '../../search/dealSource.ts';
import { loadDealCalendar } from '../../search/loadDealCalendar.ts';
import { useAsyncValue } from '../../search/useAsyncValue.ts';
import { isDealSourceRequested, withDealSource } from '../../search/withDealSource.ts';
import { defineIsland } from '../island.tsx';
import { useNow } from '../visitorContext.ts';
import type { AnsweredQuery } from './answeredQuery.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { FilterBar } from './FilterBar.tsx';
import { withKnownPlaces } from './knownPlaces.ts';
import { ResultsArea } from './ResultsArea.tsx';
import { SearchField } from './SearchField.tsx';
import { orderName } from './SortMenu.tsx';
import { useFilter } from './useFilter.ts';
import { usePlace } from './usePlace.ts';
import { useUnknownPlaces } from './useUnknownPlaces.ts';
import { ViewToggle } from './ViewToggle.tsx';

/**
 * The filters of a listing and its results. Until the visitor filters, the results of the built page remain, unless they are of a
 * day that is over.
 */
export function DealBrowser(props: DealBrowserProps) {
  const [address, change, correct] = useFilter(props.path, props.neighborhoods);
  const { scope, kind } = props;
  const now = useNow();
  // The time of the built list is over (client/head/dropDatedWords.ts).
  const isLate = now > 0 && scope.when !== null && document.documentElement.dataset.stale !== undefined;
  const known = useMemo(() => withKnownPlaces(address.filter, props), [address, props]);
  const unknown = useUnknownPlaces(address.filter, known, correct);
  const question = useMemo(
    () => ({ filter: withScope(known, scope), scope, isFirst: address.isFirst && !isLate }),
    [address, known, scope, isLate],
  );
  const { filter, isFirst } = question;
  const [choice, retry] = useChoice(question, now > 0);
  // The filter bar updates at once; the cards are rendered afterwards.
  const answered = useDeferredValue(useMemo(() => ({ choice, isFirst }), [choice, isFirst]));
  const [isNear, setNear] = useState(false);
  const giveUp = useCallback(() => {
    setNear(false);
    if (filter.sort === 'nearest') correct({ sort: noFilter.sort });
  }, [correct, filter.sort]);
  const { place, notice: failure } = usePlace(isNear || filter.sort === 'nearest', giveUp);
  const notice =
    failure && t('results.sorted-by', { notice: failure, order: orderName(filter.sort, filter) });
  const locate = useCallback(() => setNear(true), []);
  return (
    <>
      {kind === 'search' && (
        <div className="wide intro">
          <SearchField query={filter.query} onSearch={(query) => change({ query })} />
        </div>
      )}
      <FilterBar {...{ props, filter, change, now, notice }} answer={choice.value ?? null} />
      {(notice || unknown) && (
        <p className="wide notice" role="status">
          {notice || unknown}
        </p>
      )}
      {props.map !== null && (kind === 'listing' || !isFirst) && (
        <ViewToggle filter={filter} change={change} />
      )}
      <ResultsArea props={props} {...answered} {...{ change, retry, now, place, locate }} />
    </>
  );
}

const withScope = (filter: DealFilter, { category, neighborhood, when }: Scope): DealFilter => ({
  ...filter,
  category: category ?? filter.category,
  neighborhoods: neighborhood === null ? filter.neighborhoods : [neighborhood],
  when: when ?? filter.when,
});

/** The candidates for `question`, and a function to try again after a failure. */
function useChoice(question: ListingQuery, isWanted: boolean) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same
  const ask = useMemo(
    () =>
      isWanted
        ? () =>
            withDealSource((source) =>
              andThen(loadDealCalendar(source.data), (calendar) =>
                andThen(
                  source.choose(question),
                  (choice): AnsweredQuery => ({ ...choice, question, source, calendar }),
                ),
              ),
            )
        : null,
    [question, isWanted, attempt],
  );
  const retry = useCallback(
    () => (isDealSourceRequested() ? location.reload() : setAttempt((last) => last + 1)),
    [],
  );
  return [useAsyncValue(ask), retry] as const;
}

/** Filters, sort order and results of a listing, or of the search page. */
export const dealBrowser = defineIsland('deal-browser', 'interaction', DealBrowser);
