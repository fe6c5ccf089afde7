import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import type { FacetCounts } from '../../../data/model/deals/facetCounts.ts';
import type { DealBrowserProps } from './browserProps.ts';
import type { ChangeFilter } from './useFilter.ts';

/** What the menus of the filter bar and the groups of its sheet share. */
export interface MenuProps {
  readonly props: DealBrowserProps;
  /** Includes the listing's own category, neighborhood or time. */
  readonly filter: DealFilter;
  readonly change: ChangeFilter;
  /** `null` while they are not known. */
  readonly counts: FacetCounts | null;
  /** The features that any deal of the site has, as bits; 0 while they are not known. */
  readonly known: number;
  /** Why the order is not the one that was asked for; the page says it above the results, which the sheet hides. */
  readonly notice: string | null;
  /** False in the first rendering, which is that of the built page. */
  readonly isLive: boolean;
}
