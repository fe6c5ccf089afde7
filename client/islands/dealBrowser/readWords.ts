import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import { readNearness, readSearchTime } from '../../../data/model/deals/searchTime.ts';
import type { DealBrowserProps } from './browserProps.ts';

/** Search words that name a time filter by it, beside it the name of an area by that, and "near me" sorts by distance. */
export function readWords(filter: DealFilter, areas: DealBrowserProps['neighborhoods']): DealFilter {
  const { isNear, words: placed } = readNearness(filter.query);
  const { when, words } = readSearchTime(placed, Date.now());
  // Words that only name an area, of whatever number, become its filter, which a chip removes: "tonight in Old Town".
  const area = areas.find(({ label }) => label.toLowerCase() === words.toLowerCase());
  return {
    ...filter,
    sort: isNear ? 'nearest' : filter.sort,
    ...(when && !filter.when
      ? { when, ...(area ? { query: '', neighborhoods: [area.id] } : { query: words }) }
      : { query: placed }),
  };
}
