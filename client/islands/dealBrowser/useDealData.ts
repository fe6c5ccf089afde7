import { useEffect, useState } from 'react';
import type { DealData } from '../../../data/model/dealRecord.ts';
import { loadDealData } from '../../deals/dealData.ts';

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: DealData };

/** The deals of the site, as far as they have arrived. */
export function useDealData(): Loaded {
  const [data, setData] = useState<DealData | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    loadDealData().then(setData, () => setFailed(true));
  };
  useEffect(load, []);
  if (data) return { state: 'ready', data };
  return failed ? { state: 'failed', retry: load } : { state: 'loading' };
}
