import { useEffect, useState } from 'react';
import { loadDealData } from '../deals/dealData.ts';
import { createDealSearch, type DealSearch } from './dealSearch.ts';

/** The search over all deals and guides, as far as it is there. */
export type Searching =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly find: DealSearch };

let creating: Promise<DealSearch> | undefined;

/** Made once a page, however many parts of it search. */
const loadDealSearch = () => {
  creating ??= loadDealData()
    .then(createDealSearch)
    .catch((error) => {
      creating = undefined;
      throw error;
    });
  return creating;
};

/** Loads the deals and makes the search over them, if `isWanted`. */
export function useDealSearch(isWanted = true): Searching {
  const [searching, setSearching] = useState<Searching>({ state: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    loadDealSearch().then(
      (find) => setSearching({ state: 'ready', find }),
      () => setSearching({ state: 'failed' }),
    );
  }, [isWanted]);
  return searching;
}
