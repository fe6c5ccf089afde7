// What a visitor's browser does for a search and a question to the guide; bundled and called by latency.mjs.
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { loadGuide } from '../../client/islands/assistant/loadGuide.ts';
import { withDealSource } from '../../client/search/withDealSource.ts';

/** How many suggestions the search over a page shows. */
const suggestions = 7;

/** How many deals and guides are found first for `query`. */
export const search = async (query: string): Promise<number> =>
  (await withDealSource((source) => source.suggest(query, suggestions))).length;

/** A guide that is ready to answer. */
export const getGuide = () => loadGuide();

/** Has a conversation of these turns; `now` in epoch milliseconds. */
export function converse(
  { takeTurn, ...knowledge }: Awaited<ReturnType<typeof getGuide>>,
  turns: readonly string[],
  now: number,
): void {
  const context = { now, today: { weekday: 5, month: 11 }, place: null } as const;
  let conversation = newConversation;
  for (const text of turns) {
    conversation = takeTurn(conversation, { type: 'text', text }, knowledge, context).conversation;
  }
}
