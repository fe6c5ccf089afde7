import { newConversation } from '../conversation/conversation.ts';
import type { TurnResult } from '../conversation/turn.ts';
import { type ChatTexts, type MessageMeta, type Transition, unchanged } from './advanced.ts';
import type { ChatEvent } from './chatEvents.ts';
import { type BotMessage, type ChatState, newChat } from './chatState.ts';
import { announcement, createBotMessage, toBotMessage } from './messages.ts';
import { nearlyRepeats } from './shownText.ts';

/** Whether an answer to the request of `turn` is still waited for. */
export const isAwaiting = ({ phase }: ChatState, { turn }: { readonly turn: number }) =>
  phase.type === 'thinking' && phase.turn === turn;

/** What comes piece by piece is shown as it comes. */
export function showPartialAnswer(chat: ChatState, event: ChatEvent & { type: 'answering' }): Transition {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return unchanged(chat);
  return unchanged({ ...chat, phase: { ...phase, isDue: true, part: event.part } });
}

/** The chat when the visitor does not want to wait: what was said already stays. */
export function stopAnswer(chat: ChatState, stamp: MessageMeta, words: ChatTexts): Transition {
  const { phase } = chat;
  if (phase.type !== 'thinking') return unchanged(chat);
  const { part, request } = phase;
  const kept =
    part && showAnswer(chat, { ...part, answer: { ...part.answer, followUp: null } }, stamp, words);
  return {
    chat: { ...(kept?.chat ?? chat), phase: { type: 'idle' }, unanswered: request },
    effects: kept?.effects ?? [],
  };
}

/** An answer is shown once talk would have it; at once where a part of it is shown already. */
export function receiveAnswer(
  chat: ChatState,
  event: ChatEvent & { type: 'answered' },
  words: ChatTexts,
): Transition {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return unchanged(chat);
  if (phase.isDue) return showAnswer(chat, event.found, event, words);
  return unchanged({ ...chat, phase: { ...phase, found: event.found } });
}

/** The chat when the time for a reply has come. */
export function showDueReply(
  chat: ChatState,
  event: ChatEvent & { type: 'reply-due' },
  words: ChatTexts,
): Transition {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return unchanged(chat);
  if (phase.found) return showAnswer(chat, phase.found, event, words);
  return unchanged({ ...chat, phase: { ...phase, isDue: true } });
}

function showAnswer(
  chat: ChatState,
  { answer, conversation }: TurnResult,
  stamp: MessageMeta,
  words: ChatTexts,
): Transition {
  if (answer.reset) return restartConversation(chat, stamp, words);
  const message = toBotMessage(stamp, answer);
  const before = chat.messages.findLast(({ sender }) => sender === 'bot');
  // Never so that there is nothing left to read.
  const hasMore = message.deals.length + message.options.length > 0 || message.followUpQuestion !== null;
  const isRepeated = hasMore && before !== undefined && nearlyRepeats(message.text, before.text);
  const { turn } = chat;
  return {
    chat: {
      ...chat,
      conversation,
      messages: [...chat.messages, { ...message, skipTextBubble: isRepeated }],
      needsLocation: answer.asksLocation && chat.location.status !== 'available',
      phase: message.followUpQuestion ? { type: 'following', turn } : { type: 'idle' },
    },
    effects: [
      { type: 'announce', text: announcement(message) },
      ...(message.followUpQuestion ? [{ type: 'wait', for: 'followUp', turn } as const] : []),
    ],
  };
}

/** The chat when the question after an answer has come. */
export function showFollowUp(chat: ChatState): Transition {
  const asked = chat.messages.findLast(({ sender }) => sender === 'bot') as BotMessage | undefined;
  return {
    chat: { ...chat, phase: { type: 'idle' } },
    effects: asked?.followUpQuestion ? [{ type: 'announce', text: asked.followUpQuestion }] : [],
  };
}

/** The chat when the guide itself has nothing to answer with. */
export function showFailure(
  chat: ChatState,
  event: ChatEvent & { type: 'failed' },
  words: ChatTexts,
): Transition {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return unchanged(chat);
  const text = `I'm having trouble connecting right now, but I'd love to help you find great things to do in ${words.cityName}. What kind of experiences are you looking for?`;
  const message = createBotMessage(event, { text, quickReplies: words.quickReplies });
  return {
    chat: {
      ...chat,
      phase: { type: 'idle' },
      unanswered: phase.request,
      messages: [...chat.messages, message],
    },
    effects: [{ type: 'announce', text }],
  };
}

/** A new conversation, in which the visitor is where they were. */
export function restartConversation(chat: ChatState, stamp: MessageMeta, words: ChatTexts): Transition {
  const text = `Conversation has been reset. Let's start fresh! How can I help you discover ${words.cityName} today?`;
  const { location, turn } = chat;
  return {
    chat: {
      ...newChat,
      location,
      turn,
      conversation: newConversation,
      messages: [createBotMessage(stamp, { text, quickReplies: words.quickReplies })],
    },
    effects: [
      { type: 'announce', text },
      { type: 'toast', title: 'Conversation reset', text: 'Everything I had understood is forgotten.' },
    ],
  };
}
