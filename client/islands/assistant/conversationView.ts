import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { BotMessage, Message, VisitorMessage } from '../../assistant/state/chatState.ts';
import { cardsOf } from '../../deals/dealCards.ts';

/** A visitor's message and the assistant's answer; either may be missing. */
export interface LogTurn {
  /** The index in the conversation. */
  readonly key: number;
  readonly visitor: VisitorMessage | null;
  readonly bot: BotMessage | null;
}

/** Groups `messages` into turns. While the assistant is thinking there is a last turn without an answer. */
export function logTurns(messages: readonly Message[], isThinking: boolean): LogTurn[] {
  const turns: LogTurn[] = [];
  const startTurn = (visitor: VisitorMessage | null, bot: BotMessage | null) =>
    turns.push({ key: turns.length, visitor, bot });
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.sender === 'user') startTurn(message, null);
    else if (last && !last.bot) turns[last.key] = { ...last, bot: message };
    else startTurn(null, message);
  }
  if (isThinking && turns.at(-1)?.bot !== null) startTurn(null, null);
  return turns;
}

/** A deal that a message recommends, its card, and in a few words why it was chosen. */
export interface ShownDeal {
  readonly deal: DealRecord;
  readonly card: DealCardData;
  readonly why: string;
}

/** The deals of a message that are still available at `now` (epoch milliseconds) and have a vendor's page. */
export function shownDeals(
  { deals }: Pick<BotMessage, 'deals'>,
  data: DealData,
  now: number,
): readonly ShownDeal[] {
  const available = deals.flatMap(({ slug, why }) => {
    const deal = data.deals.find((record) => record.slug === slug);
    return deal?.url && (deal.endsAt ?? Infinity) > now ? { deal, why } : [];
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

/** A reply as plain text, with the URL of each of its deals; `origin` is the site's. */
export const replyText = (
  { text, options, followUpQuestion }: Pick<BotMessage, 'text' | 'options' | 'followUpQuestion'>,
  shown: readonly ShownDeal[],
  origin: string,
): string =>
  [
    text,
    ...options,
    ...shown.map(({ deal }) => `${deal.title}: ${origin}${dealPath(deal.slug)}`),
    followUpQuestion ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');
