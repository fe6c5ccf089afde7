import { useEffect, useRef } from 'react';
import { t } from '../../../data/messages/t.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { type DealFilter, type FacetChoice, writeFilter } from '../../../data/model/deals/dealFilter.ts';
import type { GuideRecord } from '../../../data/model/deals/dealRecord.ts';
import { suggestChoicesToDrop } from '../../../data/model/deals/facetCounts.ts';
import { distanceLabel } from '../../../data/model/distanceLabel.ts';
import { formatList } from '../../../data/model/formatList.ts';
import { type Coordinates, distanceTo } from '../../../data/model/geo.ts';
import { allDealsPath, chatPath } from '../../../data/model/routes.ts';
import { cardsOf } from '../../deals/dealCards.ts';
import { DealCard } from '../../ui/DealCard.tsx';
import { gridClass } from '../../ui/gridClass.ts';
import { PageLinks } from '../../ui/PageLinks.tsx';
import type { DealBrowserProps } from './browserProps.ts';
import { FilterChips } from './FilterChips.tsx';
import { choiceLabel } from './facetLabels.ts';
import { resultsHeading } from './resultsHeading.ts';
import type { ResultsPage } from './resultsPage.ts';
import type { ChangeFilter } from './useFilter.ts';

/** More guides would push the deals out of view. */
const maxGuides = 3;

interface Props {
  readonly props: DealBrowserProps;
  readonly view: ResultsPage;
  readonly change: ChangeFilter;
  readonly now: number;
  /** Where the visitor is, if that is known. */
  readonly place: Coordinates | null;
  readonly locate: () => void;
}

/** Says that no deal was found, shows the guides that were, and offers changes that lead to deals. */
function NoResults({ props, view, change, now }: Props) {
  const { deals, question, calendar, guides } = view;
  const { filter } = question;
  const helpful = suggestChoicesToDrop(deals, filter, { now, calendar }).slice(0, 3);
  const hasGuides = guides.length > 0;
  return (
    <div className="none">
      {hasGuides ? <FoundGuides guides={guides} /> : <h2>{t('results.none')}</h2>}
      <p>
        {helpful.length > 0
          ? t('results.remove-one')
          : hasGuides
            ? t('results.all-else')
            : t('results.other-words')}
      </p>
      <p className="chips">
        {helpful.map(({ choices, change: drop, count }) => (
          <button key={JSON.stringify(choices)} type="button" className="button" onClick={() => change(drop)}>
            {t('results.without', { choices: quoted(choices, props), deals: dealCount(count) })}
          </button>
        ))}
        <a className="button outline" href={allDealsPath()}>
          {t('deals.view-all')}
        </a>
        {props.assistantName && (
          <a className="button outline" href={chatPath()}>
            {t('chat.ask', { name: props.assistantName })}
          </a>
        )}
      </p>
      <PopularDeals {...{ view, now }} currency={props.currency} />
    </div>
  );
}

/** What visitors choose most, so that a search without results is no dead end. */
function PopularDeals({ view, now, currency }: Pick<Props, 'view' | 'now'> & { readonly currency: string }) {
  const { data } = view.source;
  const live = data.deals.filter(({ endsAt = Infinity }) => endsAt > now);
  const popular = live.toSorted((a, b) => b.clicks - a.clicks).slice(0, 4);
  return (
    <section>
      <h2>{t('results.popular')}</h2>
      <div className={gridClass(popular.length)}>
        {cardsOf(popular, data).map((deal) => (
          <DealCard key={deal.slug} deal={deal} currency={currency} now={now} />
        ))}
      </div>
    </section>
  );
}

/** “Tonight” and “Outdoors”. */
const quoted = (choices: readonly FacetChoice[], props: DealBrowserProps) =>
  formatList(
    'conjunction',
    choices.map((choice) => t('results.quoted', { words: choiceLabel(choice, props) })),
  );

/** A page of results, or their map, with its chips and pagination. */
export function Results(results: Props) {
  const { props, view, change, place, locate } = results;
  const { question, count, onMap, listed, page, pageCount, shown } = view;
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
            ? t('results.pages', {
                count: Math.min(view.guides.length, maxGuides),
                words: question.filter.query,
              })
            : resultsHeading(count, question.filter, props)}
        </h2>
        {pageCount > 1 && (
          <p hidden={page === 1}>{t('results.page', { page: String(page), count: String(pageCount) })}</p>
        )}
        <FilterChips props={props} filter={question.filter} change={change} />
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
      {shown.length > 0 ? <CardGrid {...results} /> : (!onMap || count === 0) && <NoResults {...results} />}
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
  const { question, source, calendar, shown } = view;
  const { when } = question.filter;
  return (
    <div className={gridClass(shown.length)}>
      {cardsOf(shown, source.data).map((deal, index) => {
        const { [index]: record } = shown;
        const times = when && record ? calendar.timesOf(record, when, now) : '';
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

/** Guides and lists that match the search words. */
export function FoundGuides({ guides }: { readonly guides: readonly GuideRecord[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="found-guides" aria-label={t('results.see-also')}>
      <h2>{t('results.see-also')}</h2>
      <ul>
        {guides.slice(0, maxGuides).map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
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
