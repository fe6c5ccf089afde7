import { t } from '../../../data/messages/t.ts';
import {
  type DealFilter,
  isOrderedByStart,
  noFilter,
  type SortOrder,
  sortOrders,
} from '../../../data/model/deals/dealFilter.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { sortName } from './facetLabels.ts';
import type { MenuProps } from './menuProps.ts';

/** The orders to choose from, with their names. */
export const sortOptions = (filter: DealFilter): { sort: SortOrder; label: string }[] =>
  sortOrders.map((sort) => ({ sort, label: orderName(sort, filter) }));

/** The name of an order; that of the default one depends on the filter. */
export function orderName(sort: SortOrder, filter: DealFilter): string {
  if (sort !== noFilter.sort) return sortName(sort);
  if (filter.query) return t('sort.match');
  return isOrderedByStart({ ...filter, sort }) ? t('sort.events') : sortName(sort);
}

/** The menu of orders. */
export function SortMenu({ filter, change }: MenuProps) {
  return (
    <div className="sort">
      <span className="by">{t('sort.title')}</span>
      <FilterMenu name={t('sort.title')} chosen={[orderName(filter.sort, filter)]}>
        {sortOptions(filter).map(({ sort, label }) => (
          <li key={sort}>
            <button
              type="button"
              aria-pressed={sort === filter.sort}
              data-live=""
              onClick={() => change({ sort })}
            >
              {label}
            </button>
          </li>
        ))}
      </FilterMenu>
    </div>
  );
}
