import { type ChatEvent, type Transition, transitionTo } from './chatEvents.ts';
import { type ChatState, isThinking, type Message } from './chatState.ts';
import { createBotMessage } from './messages.ts';

const isOpening = (message: Message) => message.sender === 'bot' && message.page !== null;

/** `messages` without an opening at their end, which is about a page that the visitor may have left. */
export const withoutOpening = (messages: readonly Message[]): readonly Message[] =>
  messages.slice(0, messages.findLastIndex((message) => !isOpening(message)) + 1);

/** Says what the visitor looks at, unless the latest opening was about the same deal: then only if that differs and nobody has answered it. */
export function openOnPage(chat: ChatState, event: ChatEvent & { type: 'opened' }): Transition {
  const { page, text, quickReplies } = event;
  const latest = chat.messages.findLast(isOpening);
  // A deal may have ended since it was said.
  const isOutdated = latest === chat.messages.at(-1) && latest?.text !== text;
  const isSaid = latest?.sender === 'bot' && latest.page === page && !isOutdated;
  if (isThinking(chat) || isSaid) return transitionTo(chat);
  const opening = createBotMessage(event, { page, text, quickReplies });
  return {
    chat: { ...chat, messages: [...withoutOpening(chat.messages), opening] },
    effects: [{ type: 'announce', text }],
  };
}
