import { useCallback, useEffect, useState } from 'react';
import { type DealFilter, noFilter, readFilter, writeFilter } from '../../../data/model/deals/dealFilter.ts';
import { readNearness, readSearchTime } from '../../../data/model/deals/searchTime.ts';
import { writeAddress } from './sheetState.ts';

/** Changes parts of the filter and returns to the first page. */
export type ChangeFilter = (change: Partial<DealFilter>) => void;

/** The filter in the page's URL. `isFirst` is true while it is what the page was built with. */
export interface AddressFilter {
  readonly filter: DealFilter;
  readonly isFirst: boolean;
}

/** Search words that name a time filter by it, and "near me" sorts by distance. */
function readAddress(): DealFilter {
  const filter = readFilter(new URLSearchParams(location.search));
  const { isNear, words: placed } = readNearness(filter.query);
  const { when, words } = readSearchTime(placed, Date.now());
  return {
    ...filter,
    sort: isNear ? 'nearest' : filter.sort,
    ...(when === null || filter.when !== null ? { query: placed } : { when, query: words }),
  };
}

/**
 * The filter in the page's URL, a function that changes both, and one that does so without a step for Back. The first rendering ignores the URL, to match the built
 * HTML. `path` is that of the listing without a filter.
 */
export function useFilter(path: string): [AddressFilter, ChangeFilter, ChangeFilter] {
  const [address, setAddress] = useState<AddressFilter>({ filter: noFilter, isFirst: true });
  useEffect(() => {
    const builtAt = location.pathname;
    const follow = () => {
      const filter = readAddress();
      setAddress({ filter, isFirst: location.pathname === builtAt && writeFilter(filter) === '' });
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const write = (change: Partial<DealFilter>, writeUrl: (url: string) => void) => {
    writeUrl(path + writeFilter({ ...readAddress(), page: 1, ...change }));
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
