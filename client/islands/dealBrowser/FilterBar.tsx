import { useMemo, useState } from 'react';
import {
  choicesIn,
  type DealFilter,
  isOrderedByStart,
  noFilter,
  type SortOrder,
} from '../../../data/model/deals/dealFilter.ts';
import { countFacetValues } from '../../../data/model/deals/filterDeals.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FacetMenu, PlaceMenu } from './FacetMenus.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { sortNames } from './facetLabels.ts';
import { MoreMenu } from './MoreMenu.tsx';
import type { MenuProps } from './menuProps.ts';
import type { AnsweredQuery } from './resultsPage.ts';
import { WhenMenu } from './WhenMenu.tsx';

/** The name of an order; that of the default one depends on the filter. */
function orderName(sort: SortOrder, filter: DealFilter): string {
  if (sort !== noFilter.sort) return sortNames[sort];
  if (filter.query) return 'Best Match';
  return isOrderedByStart({ ...filter, sort }) ? 'Next Events First' : sortNames[sort];
}

function SortMenu({ filter, change }: Pick<MenuProps, 'filter' | 'change'>) {
  return (
    <div className="sort">
      <span className="by">Sort</span>
      <FilterMenu name="Sort" chosen={orderName(filter.sort, filter)}>
        {(Object.keys(sortNames) as SortOrder[]).map((sort) => (
          <li key={sort}>
            <button
              type="button"
              aria-pressed={sort === filter.sort}
              data-live=""
              onClick={() => change({ sort })}
            >
              {orderName(sort, filter)}
            </button>
          </li>
        ))}
      </FilterMenu>
    </div>
  );
}

/** All filters and the sort menu. On phones, the filters are in a panel that opens. */
export function FilterBar({
  answer,
  now,
  ...bar
}: Omit<MenuProps, 'counts'> & {
  /** The deals to count; `null` while they are not loaded. */
  readonly answer: AnsweredQuery | null;
  readonly now: number;
}) {
  const [isOpen, setOpen] = useState(false);
  const { props, filter, change } = bar;
  const counts = useMemo(
    () =>
      answer?.isKnown ? countFacetValues(answer.deals, filter, { now, calendar: answer.calendar }) : null,
    [answer, filter, now],
  );
  const menu = { ...bar, counts };
  const used = choicesIn(filter).length;
  return (
    <section className="filters" aria-label="Filters">
      <div className="wide">
        <button
          type="button"
          className="filter-toggle"
          aria-expanded={isOpen}
          aria-controls="filter-panel"
          data-live=""
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filters" />
          Filters{used > 0 && <span>{used}</span>}
        </button>
        <div id="filter-panel" className={isOpen ? 'filter-panel open' : 'filter-panel'}>
          <PlaceMenu {...menu} facet="category" places={props.categories} />
          <PlaceMenu {...menu} facet="neighborhood" places={props.neighborhoods} />
          <WhenMenu {...menu} />
          <FacetMenu {...menu} facet="price" />
          <FacetMenu {...menu} facet="audience" />
          <FacetMenu {...menu} facet="setting" />
          <MoreMenu {...menu} known={answer?.source.data.features ?? 0} />
        </div>
        <SortMenu filter={filter} change={change} />
      </div>
    </section>
  );
}
