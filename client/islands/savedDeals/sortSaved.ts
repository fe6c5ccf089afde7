import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { SavedDeal } from '../../saved/savedDeals.ts';

/** A saved deal that cannot be had now. */
export interface Unavailable {
  readonly deal: SavedDeal;
  readonly reason: 'upcoming' | 'ended';
}

/** The saved deals that are on at `now` (epoch milliseconds) among all `deals` of the site, and the others; both newest first. */
export function sortSaved(
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
