import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import type { BotMessage } from '../../assistant/state/chatState.ts';
import { cardsOf } from '../../deals/dealCards.ts';

/** A deal that a message recommends, how lists show it, and in a few words why it is there. */
export interface ShownDeal {
  readonly deal: DealRecord;
  readonly card: DealCardData;
  readonly why: string;
}

/** The deals of a message that can still be had at `now` (epoch milliseconds): listed, on, and with a vendor's page. */
export function shownDeals(
  { deals }: Pick<BotMessage, 'deals'>,
  data: DealData,
  now: number,
): readonly ShownDeal[] {
  const found = deals.flatMap(({ slug, why }) => {
    const deal = data.deals.find((record) => record.slug === slug);
    return deal?.url && deal.endsAt > now ? { deal, why } : [];
  });
  const cards = cardsOf(
    found.map(({ deal }) => deal),
    data,
  );
  return cards.flatMap((card, index) => {
    const shown = found[index];
    return shown ? { ...shown, card } : [];
  });
}
