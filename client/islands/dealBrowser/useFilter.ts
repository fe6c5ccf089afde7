import { useCallback, useEffect, useState } from 'react';
import { type DealFilter, noFilter, readFilter, writeFilter } from '../../../data/model/deals/dealFilter.ts';

/** Changes some of a filter, and goes back to its first page. */
export type ChangeFilter = (change: Partial<DealFilter>) => void;

/** What the address of the page says. `isFirst` is true while that is what the page was built with. */
export interface AddressFilter {
  readonly filter: DealFilter;
  readonly isFirst: boolean;
}

const readAddress = () => readFilter(new URLSearchParams(location.search));

/**
 * The filter that the page's address says, and a function that changes both. The first rendering knows no address, so
 * that it equals what the server made. `path` is the address of the listing without a filter.
 */
export function useFilter(path: string): [AddressFilter, ChangeFilter] {
  const [asked, setAsked] = useState<AddressFilter>({ filter: noFilter, isFirst: true });
  useEffect(() => {
    const builtAt = location.pathname;
    const follow = () => {
      const filter = readAddress();
      setAsked({ filter, isFirst: location.pathname === builtAt && writeFilter(filter) === '' });
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change: ChangeFilter = useCallback(
    (change) => {
      history.pushState(null, '', path + writeFilter({ ...readAddress(), page: 1, ...change }));
      // The same event as Back and Forward give, so that there is one way from address to page.
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [path],
  );
  return [asked, change];
}
