import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { currentData } from '../../deals/currentData.ts';
import { loadDealData } from '../../deals/loadDealData.ts';
import { readSaved, type SavedDeal, watchSaved } from '../../saved/savedDeals.ts';

/**
 * The saved deals, newest first; `null` in the first rendering, which has to match the built HTML. If a removed deal had
 * the focus inside of `place`, the heading there gets it.
 */
export function useSavedDeals(place: RefObject<HTMLElement | null>): readonly SavedDeal[] | null {
  const [saved, setSaved] = useState<readonly SavedDeal[] | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const read = () => {
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      setSaved(readSaved());
    };
    read();
    return watchSaved(read);
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what a change of these takes away
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost) place.current?.querySelector('h2')?.focus();
  }, [place, saved]);
  return saved;
}

interface SavedRecords {
  readonly data: DealData;
  /** The saved deals that the site lists, and possibly others. */
  readonly deals: readonly DealRecord[];
  /** Whether it is known if the site lists a slug. */
  readonly isKnown: (slug: string) => boolean;
}

export type LoadState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ({ readonly state: 'ready' } & SavedRecords);

/** Loads the site's records of the `saved` deals. */
export function useSavedRecords(saved: readonly SavedDeal[]): LoadState {
  const [records, setRecords] = useState<SavedRecords | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same
  useEffect(() => {
    let isStale = false;
    setFailed(false);
    load(saved).then(
      (found) => isStale || setRecords(found),
      () => isStale || setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [saved, attempt]);
  if (failed) return { state: 'failed', retry: () => setAttempt(attempt + 1) };
  return records ? { state: 'ready', ...records } : { state: 'loading' };
}

async function load(saved: readonly SavedDeal[]): Promise<SavedRecords> {
  const data = currentData(await loadDealData());
  if (!data.pieces) return { data, deals: data.deals, isKnown: () => true };
  const slugs = saved.map(({ slug }) => slug);
  const { loadRecords } = await import('../../search/chunks/chunkedSource.ts');
  const deals = await loadRecords(data.pieces, slugs);
  return { data, deals, isKnown: (slug) => slugs.includes(slug) };
}

/** A saved deal that is not live. */
export interface Unavailable {
  readonly deal: SavedDeal;
  readonly reason: 'upcoming' | 'ended';
}

/** Splits saved deals into those live at `now` (epoch milliseconds) among all `deals`, and the others; both newest first. */
export function partitionSaved(
  saved: readonly SavedDeal[],
  deals: readonly DealRecord[],
  now: number,
): { readonly live: readonly DealRecord[]; readonly unavailable: readonly Unavailable[] } {
  const recordOf = new Map(deals.map((deal) => [deal.slug, deal]));
  const live: DealRecord[] = [];
  const unavailable: Unavailable[] = [];
  for (const deal of saved) {
    const record = recordOf.get(deal.slug);
    if (record && now < (record.endsAt ?? Infinity)) live.push(record);
    else {
      const isUpcoming = !record && deal.startsAt !== undefined && now < deal.startsAt;
      unavailable.push({ deal, reason: isUpcoming ? 'upcoming' : 'ended' });
    }
  }
  return { live, unavailable };
}
