import type { TurnRequest } from '../conversation/turn.ts';
import {
  awaitingPhase,
  receiveAnswer,
  restartConversation,
  showDueReply,
  showFailure,
  showFollowUp,
  showPartialAnswer,
  stopAnswer,
} from './answerTransitions.ts';
import { type ChatEvent, type ChatOptions, type Transition, transitionTo } from './chatEvents.ts';
import { type ChatState, isThinking, type Message } from './chatState.ts';
import { openOnPage } from './opening.ts';

/** The chat after `event`. An event that does not fit the current state, such as a late answer, changes nothing. */
export function assistantReducer(chat: ChatState, event: ChatEvent, options: ChatOptions): Transition {
  const unchanged = transitionTo(chat);
  switch (event.type) {
    case 'said':
      return sendMessage(chat, event);
    case 'opened':
      return openOnPage(chat, event);
    case 'chip-removed':
      return isThinking(chat) ? unchanged : startThinking(chat, { type: 'without', chip: event.chip });
    case 'answering':
      return showPartialAnswer(chat, event);
    case 'thread-changed':
      return transitionTo({ ...chat, hostedThread: event.thread });
    case 'noted':
      return awaitingPhase(chat, event) ? { chat, effects: [{ ...event, type: 'toast' }] } : unchanged;
    case 'answered':
      return receiveAnswer(chat, event, options);
    case 'reply-due':
      return showDueReply(chat, event, options);
    case 'failed':
      return showFailure(chat, event, options);
    case 'follow-up-due':
      return showFollowUp(chat, event);
    case 'stopped':
      return stopAnswer(chat, event, options);
    case 'retried':
      return chat.unanswered && !isThinking(chat) ? startThinking(chat, chat.unanswered) : unchanged;
    case 'rated':
      return transitionTo({ ...chat, messages: chat.messages.map((message) => rate(message, event)) });
    case 'reset':
      return restartConversation(chat, event, options);
    case 'restored':
      // Another tab's chat must not take away the answer that this one waits for.
      return isThinking(chat) ? unchanged : transitionTo({ ...event.chat, location: chat.location });
    default:
      return updateLocation(chat, event);
  }
}

/** Starts a turn with the visitor's message, unless it is blank or the last turn is not over. */
function sendMessage(chat: ChatState, { text, at, id }: ChatEvent & { type: 'said' }): Transition {
  const trimmed = text.trim();
  if (trimmed === '' || isThinking(chat)) return transitionTo(chat);
  const message: Message = { sender: 'user', id, text: trimmed, timestamp: at };
  const threadId = chat.threadId ?? id;
  const messages = [...chat.messages, message];
  return startThinking({ ...chat, threadId, messages }, { type: 'text', text: trimmed });
}

function startThinking(chat: ChatState, request: TurnRequest): Transition {
  const turn = chat.turn + 1;
  return {
    chat: {
      ...chat,
      turn,
      unanswered: null,
      phase: { type: 'thinking', turn, request, isDue: false, found: null, part: null },
    },
    effects: [
      { type: 'think', turn, request },
      { type: 'wait', for: 'reply', turn },
    ],
  };
}

function rate(message: Message, { id, feedback }: ChatEvent & { type: 'rated' }): Message {
  if (message.sender === 'user' || message.id !== id) return message;
  return { ...message, feedbackGiven: feedback };
}

type LocationEvent = ChatEvent & { type: 'location-wanted' | 'location-found' | 'location-failed' };

/** Updates the visitor's location. A location that was found leads to a new answer. */
function updateLocation(chat: ChatState, event: LocationEvent): Transition {
  switch (event.type) {
    case 'location-wanted':
      if (chat.location.status === 'loading') return transitionTo(chat);
      return { chat: { ...chat, location: { status: 'loading' } }, effects: [{ type: 'locate' }] };
    case 'location-failed':
      return {
        chat: { ...chat, needsLocation: false, location: { status: 'error', message: event.message } },
        effects: [{ type: 'announce', text: event.message }],
      };
    case 'location-found': {
      const location = { status: 'available', place: event.place } as const;
      const located: ChatState = { ...chat, needsLocation: false, location };
      return isThinking(chat) ? transitionTo(located) : startThinking(located, { type: 'place' });
    }
  }
}
