import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { loadDealData } from '../../deals/loadDealData.ts';
import { readSaved, type SavedDeal, watchSaved } from '../../saved/savedDeals.ts';

/**
 * The saved deals, newest first; `null` in the first rendering, which knows no device. Where what had the focus inside of
 * `place` goes with its deal, the heading that stands there then gets it.
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
  /** Those of the saved deals that the site lists, and maybe others. */
  readonly deals: readonly DealRecord[];
  /** Whether it is known of a slug if the site lists it. */
  readonly isKnown: (slug: string) => boolean;
}

export type LoadState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ({ readonly state: 'ready' } & SavedRecords);

/** What the site says of the `saved` deals, as far as it has arrived. */
export function useSavedRecords(saved: readonly SavedDeal[]): LoadState {
  const [known, setKnown] = useState<SavedRecords | null>(null);
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

async function load(saved: readonly SavedDeal[]): Promise<SavedRecords> {
  const data = await loadDealData();
  if (!data.pieces) return { data, deals: data.deals, isKnown: () => true };
  const slugs = saved.map(({ slug }) => slug);
  const { loadRecords } = await import('../../search/chunks/chunkedSource.ts');
  const deals = await loadRecords(data.pieces, slugs);
  return { data, deals, isKnown: (slug) => slugs.includes(slug) };
}

/** A saved deal that cannot be had now. */
export interface Unavailable {
  readonly deal: SavedDeal;
  readonly reason: 'upcoming' | 'ended';
}

/** The saved deals that are on at `now` (epoch milliseconds) among all `deals` of the site, and the others; both newest first. */
export function partitionSaved(
  saved: readonly SavedDeal[],
  deals: readonly DealRecord[],
  now: number,
): { readonly live: readonly DealRecord[]; readonly unavailable: readonly Unavailable[] } {
  const known = new Map(deals.map((deal) => [deal.slug, deal]));
  const live: DealRecord[] = [];
  const unavailable: Unavailable[] = [];
  for (const deal of saved) {
    const record = known.get(deal.slug);
    if (record && now < record.endsAt) live.push(record);
    else {
      const isUpcoming = !record && deal.startsAt !== undefined && now < deal.startsAt;
      unavailable.push({ deal, reason: isUpcoming ? 'upcoming' : 'ended' });
    }
  }
  return { live, unavailable };
}
