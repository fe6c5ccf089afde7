import {
  type DealFilter,
  isOrderedByStart,
  noFilter,
  type SortOrder,
} from '../../../data/model/deals/dealFilter.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { sortNames } from './facetLabels.ts';
import type { MenuProps } from './menuProps.ts';

/** The orders to choose from, with their names. */
export const sortOptions = (filter: DealFilter): { sort: SortOrder; label: string }[] =>
  (Object.keys(sortNames) as SortOrder[]).map((sort) => ({ sort, label: orderName(sort, filter) }));

/** The name of an order; that of the default one depends on the filter. */
export function orderName(sort: SortOrder, filter: DealFilter): string {
  if (sort !== noFilter.sort) return sortNames[sort];
  if (filter.query) return 'Best Match';
  return isOrderedByStart({ ...filter, sort }) ? 'Next Events First' : sortNames[sort];
}

/** The menu of orders. */
export function SortMenu({ filter, change }: MenuProps) {
  return (
    <div className="sort">
      <span className="by">Sort</span>
      <FilterMenu name="Sort" chosen={[orderName(filter.sort, filter)]}>
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
