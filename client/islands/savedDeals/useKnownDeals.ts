import { useEffect, useState } from 'react';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { loadDealData } from '../../deals/dealData.ts';
import type { SavedDeal } from '../../saved/savedDeals.ts';

interface Known {
  readonly data: DealData;
  /** Those of the saved deals that the site lists, and maybe others. */
  readonly deals: readonly DealRecord[];
  /** Whether it is known of a slug if the site lists it. */
  readonly isKnown: (slug: string) => boolean;
}

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ({ readonly state: 'ready' } & Known);

/** What the site says of the `saved` deals, as far as it has arrived. */
export function useKnownDeals(saved: readonly SavedDeal[]): Loaded {
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same
  useEffect(() => {
    let isStale = false;
    setFailed(false);
    load(saved).then(
      (found) => isStale || setKnown(found),
      () => isStale || setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [saved, attempt]);
  if (failed) return { state: 'failed', retry: () => setAttempt(attempt + 1) };
  return known ? { state: 'ready', ...known } : { state: 'loading' };
}

async function load(saved: readonly SavedDeal[]): Promise<Known> {
  const data = await loadDealData();
  if (!data.pieces) return { data, deals: data.deals, isKnown: () => true };
  const slugs = saved.map(({ slug }) => slug);
  const { recordsOf } = await import('../../search/chunks/openPieces.ts');
  const deals = await recordsOf(data.pieces, slugs);
  return { data, deals, isKnown: (slug) => slugs.includes(slug) };
}
