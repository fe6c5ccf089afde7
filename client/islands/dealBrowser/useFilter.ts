import { useCallback, useEffect, useState } from 'react';
import { type DealFilter, noFilter, readFilter, writeFilter } from '../../../data/model/deals/dealFilter.ts';
import { readNearness, readSearchTime } from '../../../data/model/deals/searchTime.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { writeAddress } from './sheetState.ts';

/** Changes parts of the filter and returns to the first page. */
export type ChangeFilter = (change: Partial<DealFilter>) => void;

/** The filter in the page's URL. `isFirst` is true while it is what the page was built with. */
export interface AddressFilter {
  readonly filter: DealFilter;
  readonly isFirst: boolean;
}

type Areas = DealBrowserProps['neighborhoods'];

/** Search words that name a time filter by it, beside it the name of an area by that, and "near me" sorts by distance. */
function readAddress(areas: Areas): DealFilter {
  const filter = readFilter(new URLSearchParams(location.search));
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

/**
 * The filter in the page's URL, a function that changes both, and one that does so without a step for Back. The first rendering ignores the URL, to match the built
 * HTML. `path` is that of the listing without a filter.
 */
export function useFilter(path: string, areas: Areas): [AddressFilter, ChangeFilter, ChangeFilter] {
  const [address, setAddress] = useState<AddressFilter>({ filter: noFilter, isFirst: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listing keeps its areas
  useEffect(() => {
    const builtAt = location.pathname;
    const follow = () => {
      const filter = readAddress(areas);
      setAddress({ filter, isFirst: location.pathname === builtAt && writeFilter(filter) === '' });
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const write = (change: Partial<DealFilter>, writeUrl: (url: string) => void) => {
    writeUrl(path + writeFilter({ ...readAddress(areas), page: 1, ...change }));
    // The same event as for Back and Forward, so that only one code path reads the URL.
    dispatchEvent(new PopStateEvent('popstate'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listing keeps its path
  const change = useCallback((change: Partial<DealFilter>) => write(change, writeAddress), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listing keeps its path
  const correct = useCallback(
    (change: Partial<DealFilter>) => write(change, (url) => history.replaceState(history.state, '', url)),
    [],
  );
  return [address, change, correct];
}
