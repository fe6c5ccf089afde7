import { newConversation } from '../../../client/assistant/conversation/conversation.ts';
import type { AssistantKnowledge } from '../../../client/assistant/conversation/knowledge.ts';
import type { AssistantAnswer, TurnContext } from '../../../client/assistant/conversation/turn.ts';
import { takeTurn } from '../../../client/assistant/takeTurn.ts';

/** The answers of the guide to what a visitor says, turn by turn, in a conversation of its own. */
export function converse(
  turns: readonly string[],
  knowledge: AssistantKnowledge,
  context: TurnContext,
): AssistantAnswer[] {
  let conversation = newConversation;
  return turns.map((text) => {
    const taken = takeTurn(conversation, { type: 'text', text }, knowledge, context);
    conversation = taken.conversation;
    return taken.answer;
  });
}

/** An answer for other programs; each deal as `/deals.json` has it, with why it was chosen. */
export function answerJson({ deals, ...answer }: AssistantAnswer) {
  return { ...answer, deals: deals.map(({ deal, why }) => ({ ...deal, why })) };
}
