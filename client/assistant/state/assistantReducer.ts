import { type ChatTexts, isThinking, type Transition, unchanged } from './advanced.ts';
import {
  isAwaiting,
  receiveAnswer,
  restartConversation,
  showDueReply,
  showFailure,
  showFollowUp,
  showPartialAnswer,
  stopAnswer,
} from './answerTransitions.ts';
import type { ChatEvent } from './chatEvents.ts';
import type { ChatState, Message } from './chatState.ts';
import { locationTransition } from './located.ts';
import { startThinking, visitorSpoke } from './think.ts';

/** The chat after `event`. What does not fit the moment, such as an answer that is no longer wanted, changes nothing. */
export function assistantReducer(chat: ChatState, event: ChatEvent, words: ChatTexts): Transition {
  switch (event.type) {
    case 'said':
      return visitorSpoke(chat, event);
    case 'chip-removed':
      return isThinking(chat) ? unchanged(chat) : startThinking(chat, { type: 'without', chip: event.chip });
    case 'answering':
      return showPartialAnswer(chat, event);
    case 'thread-changed':
      return unchanged({ ...chat, hostedThread: event.thread });
    case 'noted':
      return isAwaiting(chat, event) ? { chat, effects: [{ ...event, type: 'toast' }] } : unchanged(chat);
    case 'answered':
      return receiveAnswer(chat, event, words);
    case 'reply-due':
      return showDueReply(chat, event, words);
    case 'failed':
      return showFailure(chat, event, words);
    case 'follow-up-due':
      return chat.phase.type === 'following' && chat.phase.turn === event.turn
        ? showFollowUp(chat)
        : unchanged(chat);
    case 'stopped':
      return stopAnswer(chat, event, words);
    case 'retried':
      return chat.unanswered && !isThinking(chat) ? startThinking(chat, chat.unanswered) : unchanged(chat);
    case 'rated':
      return unchanged({ ...chat, messages: chat.messages.map((message) => rated(message, event)) });
    case 'reset':
      return restartConversation(chat, event, words);
    case 'restored':
      // Another tab's chat must not take away the answer that this one waits for.
      return isThinking(chat) ? unchanged(chat) : unchanged({ ...event.chat, location: chat.location });
    default:
      return locationTransition(chat, event);
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
