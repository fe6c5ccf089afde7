import { useCallback, useEffect, useRef, useState } from 'react';
import { type DealFilter, noFilter, readFilter, writeFilter } from '../../../data/model/deals/dealFilter.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { loadReadWords } from './loadReadWords.ts';
import { writeAddress } from './sheetState.ts';

/** Changes parts of the filter and returns to the first page. */
export type ChangeFilter = (change: Partial<DealFilter>) => void;

/** The filter in the page's URL. `isFirst` is true while it is what the page was built with. */
export interface AddressFilter {
  readonly filter: DealFilter;
  readonly isFirst: boolean;
}

type Areas = DealBrowserProps['neighborhoods'];

/**
 * The filter in the page's URL, a function that changes both, and one that does so without a step for Back. The first rendering ignores the URL, to match the built
 * HTML. `path` is that of the listing without a filter.
 */
export function useFilter(path: string, areas: Areas): [AddressFilter, ChangeFilter, ChangeFilter] {
  const [address, setAddress] = useState<AddressFilter>({ filter: noFilter, isFirst: true });
  const latest = useRef(noFilter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listing keeps its areas
  useEffect(() => {
    const builtAt = location.pathname;
    const follow = () => {
      const { search } = location;
      const written = readFilter(new URLSearchParams(search));
      const show = (filter: DealFilter) => {
        // Another address may have come while this was read.
        if (search !== location.search) return;
        latest.current = filter;
        setAddress({ filter, isFirst: location.pathname === builtAt && writeFilter(filter) === '' });
      };
      if (written.query === '') return show(written);
      Promise.resolve(loadReadWords()).then(
        ({ readWords }) => show(readWords(written, areas)),
        () => show(written),
      );
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const write = (change: Partial<DealFilter>, writeUrl: (url: string) => void) => {
    writeUrl(path + writeFilter({ ...latest.current, page: 1, ...change }));
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
