import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import type { FacetCounts } from '../../../data/model/deals/filterDeals.ts';
import type { DealBrowserProps } from './browserProps.ts';
import type { ChangeFilter } from './useFilter.ts';

/** What the menus of the filter bar share. */
export interface MenuProps {
  readonly props: DealBrowserProps;
  /** Includes the listing's own category, neighborhood or time. */
  readonly filter: DealFilter;
  readonly change: ChangeFilter;
  /** `null` while they are not known. */
  readonly counts: FacetCounts | null;
}
