import { newConversation, type Request } from '../conversation.ts';
import type { ChatEffect, ChatEvent } from './chatEvents.ts';
import { type BotMessage, type ChatState, type Found, type Message, newChat } from './chatState.ts';
import { nearlyRepeats, withoutIds } from './shownText.ts';

/** Words of the site that the chat itself says. */
export interface ChatWords {
  readonly cityName: string;
  /** What a visitor may begin with. */
  readonly quickReplies: readonly string[];
}

/** A chat after something happened, and what the world has to do about it. */
export interface Advanced {
  readonly chat: ChatState;
  readonly effects: readonly ChatEffect[];
}

const still = (chat: ChatState): Advanced => ({ chat, effects: [] });

/** The chat after `event`. What does not fit the moment, such as an answer that is no longer wanted, changes nothing. */
export function advance(chat: ChatState, event: ChatEvent, words: ChatWords): Advanced {
  switch (event.type) {
    case 'said':
      return said(chat, event);
    case 'chip-removed':
      return isThinking(chat) ? still(chat) : think(chat, { type: 'without', chip: event.chip });
    case 'answered':
      return answered(chat, event, words);
    case 'reply-due':
      return replyDue(chat, event, words);
    case 'failed':
      return failed(chat, event, words);
    case 'follow-up-due':
      return chat.phase.type === 'following' && chat.phase.turn === event.turn ? followUp(chat) : still(chat);
    case 'stopped':
      return chat.phase.type === 'thinking'
        ? still({ ...chat, phase: { type: 'idle' }, unanswered: chat.phase.request })
        : still(chat);
    case 'retried':
      return chat.unanswered && !isThinking(chat) ? think(chat, chat.unanswered) : still(chat);
    case 'rated':
      return still({ ...chat, messages: chat.messages.map((message) => rated(message, event)) });
    case 'reset':
      return reset(chat, event, words);
    case 'restored':
      // Another tab's chat must not take away the answer that this one waits for.
      return isThinking(chat) ? still(chat) : still({ ...event.chat, location: chat.location });
    default:
      return located(chat, event);
  }
}

export const isThinking = ({ phase }: ChatState): boolean => phase.type === 'thinking';

/** From how many messages on a visitor is asked where they are. */
const messagesBeforeLocation = 3;

/** Whether the visitor is asked to tell where they are. */
export const offersLocation = ({ location, messages, needsLocation }: ChatState): boolean =>
  location.status === 'not-requested' && (needsLocation || messages.length > messagesBeforeLocation);

function said(chat: ChatState, { text, at, id }: ChatEvent & { type: 'said' }): Advanced {
  const words = text.trim();
  if (words === '' || isThinking(chat)) return still(chat);
  const message: Message = { sender: 'user', id, text: words, timestamp: at };
  const threadId = chat.threadId ?? id;
  return think({ ...chat, threadId, messages: [...chat.messages, message] }, { type: 'text', text: words });
}

function think(chat: ChatState, request: Request): Advanced {
  const turn = chat.turn + 1;
  return {
    chat: {
      ...chat,
      turn,
      unanswered: null,
      phase: { type: 'thinking', turn, request, isDue: false, found: null },
    },
    effects: [
      { type: 'think', turn, request },
      { type: 'wait', for: 'reply', turn },
    ],
  };
}

function answered(chat: ChatState, event: ChatEvent & { type: 'answered' }, words: ChatWords): Advanced {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return still(chat);
  if (phase.isDue) return show(chat, event.found, event, words);
  return still({ ...chat, phase: { ...phase, found: event.found } });
}

function replyDue(chat: ChatState, event: ChatEvent & { type: 'reply-due' }, words: ChatWords): Advanced {
  const { phase } = chat;
  if (phase.type !== 'thinking' || phase.turn !== event.turn) return still(chat);
  if (phase.found) return show(chat, phase.found, event, words);
  return still({ ...chat, phase: { ...phase, isDue: true } });
}

/** When a message came, and the id that it gets. */
interface Stamp {
  readonly at: number;
  readonly id: string;
}

function show(chat: ChatState, { answer, conversation }: Found, stamp: Stamp, words: ChatWords): Advanced {
  if (answer.reset) return reset(chat, stamp, words);
  const message = botMessage(stamp, {
    text: answer.reply,
    deals: answer.deals.map(({ deal, why }) => ({ slug: deal.slug, why })),
    quickReplies: answer.quickReplies,
    askedPreference: answer.asked,
    followUpQuestion: answer.followUp,
    options: answer.options.slice(0, 2),
  });
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

function botMessage({ at, id }: Stamp, said: Partial<BotMessage>): BotMessage {
  return {
    sender: 'bot',
    id,
    timestamp: at,
    deals: [],
    quickReplies: [],
    askedPreference: null,
    skipTextBubble: false,
    followUpQuestion: null,
    options: [],
    feedbackGiven: null,
    ...said,
    text: withoutIds(said.text ?? ''),
  };
}

function announcement({ text, options, deals }: BotMessage): string {
  const count = deals.length === 0 ? [] : [deals.length === 1 ? '1 deal.' : `${deals.length} deals.`];
  return [text, ...options, ...count].join(' ');
}

function followUp(chat: ChatState): Advanced {
  const asked = chat.messages.findLast(({ sender }) => sender === 'bot') as BotMessage | undefined;
  return {
    chat: { ...chat, phase: { type: 'idle' } },
    effects: asked?.followUpQuestion ? [{ type: 'announce', text: asked.followUpQuestion }] : [],
  };
}

function failed(chat: ChatState, event: ChatEvent & { type: 'failed' }, words: ChatWords): Advanced {
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

function reset(chat: ChatState, stamp: Stamp, words: ChatWords): Advanced {
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

function rated(message: Message, { id, feedback }: ChatEvent & { type: 'rated' }): Message {
  if (message.sender === 'user' || message.id !== id) return message;
  return { ...message, feedbackGiven: feedback };
}

type LocationEvent = ChatEvent & { type: 'location-wanted' | 'location-found' | 'location-failed' };

function located(chat: ChatState, event: LocationEvent): Advanced {
  switch (event.type) {
    case 'location-wanted':
      if (chat.location.status === 'loading') return still(chat);
      return { chat: { ...chat, location: { status: 'loading' } }, effects: [{ type: 'locate' }] };
    case 'location-failed':
      return {
        chat: { ...chat, needsLocation: false, location: { status: 'error', message: event.message } },
        effects: [{ type: 'announce', text: event.message }],
      };
    case 'location-found': {
      const found: ChatState = {
        ...chat,
        needsLocation: false,
        location: { status: 'available', place: event.place },
      };
      return isThinking(chat) ? still(found) : think(found, { type: 'place' });
    }
  }
}
