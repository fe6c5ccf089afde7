import { type Advanced, type ChatWords, isThinking, still } from './advanced.ts';
import {
  answered,
  answering,
  failed,
  followUp,
  isWanted,
  replyDue,
  reset,
  stopped,
} from './answerTransitions.ts';
import type { ChatEvent } from './chatEvents.ts';
import type { ChatState, Message } from './chatState.ts';
import { located } from './located.ts';
import { said, think } from './think.ts';

/** The chat after `event`. What does not fit the moment, such as an answer that is no longer wanted, changes nothing. */
export function advance(chat: ChatState, event: ChatEvent, words: ChatWords): Advanced {
  switch (event.type) {
    case 'said':
      return said(chat, event);
    case 'chip-removed':
      return isThinking(chat) ? still(chat) : think(chat, { type: 'without', chip: event.chip });
    case 'answering':
      return answering(chat, event);
    case 'thread-changed':
      return still({ ...chat, hostedThread: event.thread });
    case 'noted':
      return isWanted(chat, event) ? { chat, effects: [{ ...event, type: 'toast' }] } : still(chat);
    case 'answered':
      return answered(chat, event, words);
    case 'reply-due':
      return replyDue(chat, event, words);
    case 'failed':
      return failed(chat, event, words);
    case 'follow-up-due':
      return chat.phase.type === 'following' && chat.phase.turn === event.turn ? followUp(chat) : still(chat);
    case 'stopped':
      return stopped(chat, event, words);
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

/** From how many messages on a visitor is asked where they are. */
const messagesBeforeLocation = 3;

/** Whether the visitor is asked to tell where they are. */
export const offersLocation = ({ location, messages, needsLocation }: ChatState): boolean =>
  location.status === 'not-requested' && (needsLocation || messages.length > messagesBeforeLocation);

function rated(message: Message, { id, feedback }: ChatEvent & { type: 'rated' }): Message {
  if (message.sender === 'user' || message.id !== id) return message;
  return { ...message, feedbackGiven: feedback };
}
