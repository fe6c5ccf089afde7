// What a visitor's browser does for a search and a question to the assistant; bundled and called by latency.mjs.
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { loadAssistant } from '../../client/islands/assistant/loadAssistant.ts';
import { withDealSource } from '../../client/search/withDealSource.ts';

/** The number of suggestions in the search overlay. */
const suggestions = 7;

/** The number of deals and guides among the first suggestions for `query`. */
export const search = async (query: string): Promise<number> =>
  (await withDealSource((source) => source.suggest(query, suggestions))).length;

/** An assistant that is ready to reply. */
export const getAssistant = () => loadAssistant();

/** Holds a conversation of these turns; `now` in epoch milliseconds. */
export function converse(
  knowledge: Awaited<ReturnType<typeof getAssistant>>,
  turns: readonly string[],
  now: number,
): void {
  const context = { now, place: null, seed: 0, page: null } as const;
  let conversation = newConversation;
  for (const text of turns) {
    conversation = takeTurn(conversation, { type: 'text', text }, knowledge, context).conversation;
  }
}
