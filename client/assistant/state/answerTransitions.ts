import { newConversation } from '../conversation/conversation.ts';
import { type Advanced, type ChatWords, type Stamp, still } from './advanced.ts';
import type { ChatEvent } from './chatEvents.ts';
import { type BotMessage, type ChatState, type Found, newChat } from './chatState.ts';
import { announcement, botMessage, messageOf } from './messages.ts';
import { nearlyRepeats } from './shownText.ts';

/** Whether an answer to the request of `turn` is still waited for. */
export const isWanted = ({ phase }: ChatState, { turn }: { readonly turn: number }) =>
  phase.type === 'thinking' && phase.turn === turn;

/** What comes piece by piece is shown as it comes. */
export function answering(chat: ChatState, event: ChatEvent & { type: 'answering' }): Advanced {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return still(chat);
  return still({ ...chat, phase: { ...phase, isDue: true, part: event.part } });
}

/** The chat when the visitor does not want to wait: what was said already stays. */
export function stopped(chat: ChatState, stamp: Stamp, words: ChatWords): Advanced {
  const { phase } = chat;
  if (phase.type !== 'thinking') return still(chat);
  const { part, request } = phase;
  const kept = part && show(chat, { ...part, answer: { ...part.answer, followUp: null } }, stamp, words);
  return {
    chat: { ...(kept?.chat ?? chat), phase: { type: 'idle' }, unanswered: request },
    effects: kept?.effects ?? [],
  };
}

/** An answer is shown once talk would have it; at once where a part of it is shown already. */
export function answered(
  chat: ChatState,
  event: ChatEvent & { type: 'answered' },
  words: ChatWords,
): Advanced {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return still(chat);
  if (phase.isDue) return show(chat, event.found, event, words);
  return still({ ...chat, phase: { ...phase, found: event.found } });
}

/** The chat when the time for a reply has come. */
export function replyDue(
  chat: ChatState,
  event: ChatEvent & { type: 'reply-due' },
  words: ChatWords,
): Advanced {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return still(chat);
  if (phase.found) return show(chat, phase.found, event, words);
  return still({ ...chat, phase: { ...phase, isDue: true } });
}

function show(chat: ChatState, { answer, conversation }: Found, stamp: Stamp, words: ChatWords): Advanced {
  if (answer.reset) return reset(chat, stamp, words);
  const message = messageOf(stamp, answer);
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
export function followUp(chat: ChatState): Advanced {
  const asked = chat.messages.findLast(({ sender }) => sender === 'bot') as BotMessage | undefined;
  return {
    chat: { ...chat, phase: { type: 'idle' } },
    effects: asked?.followUpQuestion ? [{ type: 'announce', text: asked.followUpQuestion }] : [],
  };
}

/** The chat when the guide itself has nothing to answer with. */
export function failed(chat: ChatState, event: ChatEvent & { type: 'failed' }, words: ChatWords): Advanced {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return still(chat);
  const text = `I'm having trouble connecting right now, but I'd love to help you find great things to do in ${words.cityName}. What kind of experiences are you looking for?`;
  const message = botMessage(event, { text, quickReplies: words.quickReplies });
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
export function reset(chat: ChatState, stamp: Stamp, words: ChatWords): Advanced {
  const text = `Conversation has been reset. Let's start fresh! How can I help you discover ${words.cityName} today?`;
  const { location, turn } = chat;
  return {
    chat: {
      ...newChat,
      location,
      turn,
      conversation: newConversation,
      messages: [botMessage(stamp, { text, quickReplies: words.quickReplies })],
    },
    effects: [
      { type: 'announce', text },
      { type: 'toast', title: 'Conversation reset', text: 'Everything I had understood is forgotten.' },
    ],
  };
}
