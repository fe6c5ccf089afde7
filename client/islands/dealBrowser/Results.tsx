import { useEffect, useRef } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { DealCalendar } from '../../../data/model/deals/dealCalendar.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { type DealFilter, writeFilter } from '../../../data/model/deals/dealFilter.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { distanceLabel } from '../../../data/model/distanceLabel.ts';
import { type Coordinates, distanceTo } from '../../../data/model/geo.ts';
import { addDays } from '../../../data/model/time/localDate.ts';
import type { WhenFilter } from '../../../data/model/time/whenFilter.ts';
import { cardsOf } from '../../deals/dealCards.ts';
import { DealCard } from '../../ui/DealCard.tsx';
import { gridClass } from '../../ui/gridClass.ts';
import { PageLinks } from '../../ui/PageLinks.tsx';
import type { DealBrowserProps } from './browserProps.ts';
import { FilterChips } from './FilterChips.tsx';
import { resultsHeading } from './resultsHeading.ts';
import type { ResultsPage } from './resultsPage.ts';
import type { ChangeFilter } from './useFilter.ts';

interface Props {
  readonly props: DealBrowserProps;
  readonly view: ResultsPage;
  readonly change: ChangeFilter;
  readonly now: number;
  /** Where the visitor is, if that is known. */
  readonly place: Coordinates | null;
  readonly locate: () => void;
}

/** A page of results, or their map, with its chips and pagination. */
export function Results(results: Props) {
  const { props, view, change, place, locate } = results;
  const { question, count, onMap, none, listed, page, pageCount, shown } = view;
  const head = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    // Scroll to the top of a new page, but stay at the filters for other changes.
    if (shownPage.current !== page) head.current?.scrollIntoView();
    shownPage.current = page;
  }, [page]);
  return (
    <>
      <div className="count" ref={head}>
        <h2 aria-live="polite">
          {count === 0 && view.guides.length > 0
            ? t('results.pages', { count: view.guides.length, words: question.filter.query })
            : resultsHeading(count, view.filter, props, view.isPartial)}
        </h2>
        {pageCount > 1 && (
          <p hidden={page === 1}>{t('results.page', { page: String(page), count: String(pageCount) })}</p>
        )}
        <FilterChips props={props} filter={question.filter} change={change} />
        {view.note && <p className="note">{view.note}</p>}
      </div>
      {onMap && count > 0 && (
        <onMap.code.DealsMap
          {...onMap}
          {...{ place, locate }}
          filter={question.filter}
          source={view.source}
          currency={props.currency}
        />
      )}
      {onMap && listed > 0 && (
        <h3 className="unplaced">{t('results.unplaced', { deals: dealCount(listed) })}</h3>
      )}
      {shown.length > 0 ? (
        <CardGrid {...results} />
      ) : (
        none && <none.code.NoResults {...results} ways={none.ways} />
      )}
      <ResultsPagination
        path={props.path}
        filter={{ ...question.filter, page }}
        count={pageCount}
        change={change}
      />
    </>
  );
}

function CardGrid({ props, view, now, place }: Props) {
  const { source, calendar, shown } = view;
  const { when } = view.filter;
  return (
    <div className={gridClass(shown.length)}>
      {cardsOf(shown, source.data).map((deal, index) => {
        const { [index]: record } = shown;
        const times = when && record ? timesAt(calendar, record, when, now) : '';
        const distance = place && record ? distanceTo(record, place) : undefined;
        return (
          <DealCard
            key={deal.slug}
            deal={deal}
            currency={props.currency}
            now={now}
            times={times}
            distance={distance === undefined ? '' : distanceLabel(distance)}
          />
        );
      })}
    </div>
  );
}

/** When a deal takes place at the asked time, or that it is over for that; empty for more than a week, in which days share names. */
function timesAt(calendar: DealCalendar, deal: DealRecord, when: WhenFilter, now: number): string {
  const { first, last } = calendar.daysOf(when, now);
  if (last > addDays(first, 6)) return '';
  if (!calendar.isOver(deal, when, now)) return calendar.timesOf(deal, when, now);
  return when === 'weekend' ? t('time.over') : t('time.over-today');
}

/** Links to the pages of results; a plain click changes only the results. */
export function ResultsPagination({
  path,
  filter,
  count,
  change,
}: {
  readonly path: string;
  readonly filter: DealFilter;
  /** How many pages there are. */
  readonly count: number;
  readonly change: ChangeFilter;
}) {
  return (
    <PageLinks
      page={filter.page}
      count={count}
      hrefOf={(page) => path + writeFilter({ ...filter, page })}
      onChoose={(page) => change({ page })}
    />
  );
}
