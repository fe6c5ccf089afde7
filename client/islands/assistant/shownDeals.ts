import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { Recommendation } from '../../assistant/conversation/turn.ts';
import type { BotMessage } from '../../assistant/state/chatState.ts';
import { cardsOf } from '../../deals/dealCards.ts';

/** A deal that a message recommends, and its card. */
export interface ShownDeal extends Recommendation {
  readonly card: DealCardData;
}

/** The deals of a message that are still available at `now` (epoch milliseconds), and have a vendor's page or need none. */
export function shownDeals(
  { deals }: Pick<BotMessage, 'deals'>,
  data: DealData,
  now: number,
): readonly ShownDeal[] {
  const available = deals.flatMap(({ slug, ...shown }) => {
    const deal = data.deals.find((record) => record.slug === slug);
    return deal && (deal.url || deal.price === 0 || deal.begun) && (deal.endsAt ?? Infinity) > now
      ? { deal, ...shown }
      : [];
  });
  const cards = cardsOf(
    available.map(({ deal }) => deal),
    data,
  );
  return cards.flatMap((card, index) => {
    const shown = available[index];
    return shown ? { ...shown, card } : [];
  });
}

/** A reply as plain text, with the URL of each of its deals that is available at `now`; `origin` is the site's. */
export const replyText = (
  bot: Pick<BotMessage, 'text' | 'options' | 'followUpQuestion' | 'deals'>,
  data: DealData,
  now: number,
  origin: string,
): string =>
  [
    bot.text,
    ...bot.options,
    ...shownDeals(bot, data, now).map(({ deal }) => `${deal.title}: ${origin}${dealPath(deal.slug)}`),
    bot.followUpQuestion ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');
