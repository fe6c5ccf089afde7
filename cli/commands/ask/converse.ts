import { newConversation } from '../../../client/assistant/conversation/conversation.ts';
import type { AssistantKnowledge } from '../../../client/assistant/conversation/knowledge.ts';
import type { AssistantAnswer, TurnContext } from '../../../client/assistant/conversation/turn.ts';
import { takeTurn } from '../../../client/assistant/takeTurn.ts';
import { hash32 } from '../../../data/model/hash32.ts';

/**
 * The assistant's answers to a visitor's messages, in a new conversation. Of equally good deals, the seed of `context` and
 * the first message choose.
 */
export function converse(
  turns: readonly string[],
  knowledge: AssistantKnowledge,
  context: TurnContext,
): AssistantAnswer[] {
  let conversation = newConversation;
  const seeded = { ...context, seed: hash32(`${context.seed} ${turns[0] ?? ''}`) };
  return turns.map((text) => {
    const result = takeTurn(conversation, { type: 'text', text }, knowledge, seeded);
    conversation = result.conversation;
    return result.answer;
  });
}

/** An answer as JSON; each deal has the fields of `/deals.json` and why it was chosen, that which it is about only its slug. */
export function answerJson({ deals, about, ...answer }: AssistantAnswer) {
  return {
    ...answer,
    deals: deals.map(({ deal, why }) => ({ ...deal, why })),
    ...(about && { about: about.slug }),
  };
}
