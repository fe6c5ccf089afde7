import { converse } from '../../cli/commands/ask/converse.ts';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';
import type { openAssistant } from './askBatch.ts';

/** The last answer of `assistant` in a conversation whose messages have " | " between them. */
export function lastAnswer(
  messages: string,
  { knowledge, context }: ReturnType<typeof openAssistant>,
): AssistantAnswer {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return answer;
}

/** As `lastAnswer`, with the parts that tests look at by themselves. */
export function conversationEnd(messages: string, assistant: ReturnType<typeof openAssistant>) {
  const { reply, preferences, deals } = lastAnswer(messages, assistant);
  return {
    text: reply,
    preferences,
    deals: deals.map(({ deal }) => deal),
    slugs: deals.map(({ deal }) => deal.slug),
    why: deals.map(({ why }) => why),
  };
}
