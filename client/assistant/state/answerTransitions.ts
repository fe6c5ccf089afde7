import { t } from '../../../data/messages/t.ts';
import { newConversation } from '../conversation/conversation.ts';
import type { TurnResult } from '../conversation/turn.ts';
import {
  type ChatEvent,
  type ChatOptions,
  type MessageMeta,
  type Transition,
  transitionTo,
} from './chatEvents.ts';
import { type ChatState, newChat } from './chatState.ts';
import { nearlyRepeats } from './displayText.ts';
import { announcement, createBotMessage, toBotMessage } from './messages.ts';

/** The current phase if it awaits the answer of `turn`; else `null`. */
export const awaitingPhase = ({ phase }: ChatState, { turn }: { readonly turn: number }) =>
  phase.type === 'thinking' && phase.turn === turn ? phase : null;

/** Shows a part of a streamed answer. */
export function showPartialAnswer(chat: ChatState, event: ChatEvent & { type: 'answering' }): Transition {
  const phase = awaitingPhase(chat, event);
  if (!phase) return transitionTo(chat);
  return transitionTo({ ...chat, phase: { ...phase, isDue: true, part: event.part } });
}

/** Stops waiting for an answer. A part that is already shown stays. */
export function stopAnswer(chat: ChatState, meta: MessageMeta, options: ChatOptions): Transition {
  const { phase } = chat;
  if (phase.type !== 'thinking') return transitionTo(chat);
  const { part, request } = phase;
  const kept =
    part && showAnswer(chat, { ...part, answer: { ...part.answer, followUp: null } }, meta, options);
  return {
    chat: { ...(kept?.chat ?? chat), phase: { type: 'idle' }, unanswered: request },
    effects: kept?.effects ?? [],
  };
}

/** Shows an answer if its reply is due or a part of it is already shown; else keeps it until it is due. */
export function receiveAnswer(
  chat: ChatState,
  event: ChatEvent & { type: 'answered' },
  options: ChatOptions,
): Transition {
  const phase = awaitingPhase(chat, event);
  if (!phase) return transitionTo(chat);
  if (phase.isDue) return showAnswer(chat, event.found, event, options);
  return transitionTo({ ...chat, phase: { ...phase, found: event.found } });
}

/** Shows the answer if it has arrived; else lets it show as soon as it arrives. */
export function showDueReply(
  chat: ChatState,
  event: ChatEvent & { type: 'reply-due' },
  options: ChatOptions,
): Transition {
  const phase = awaitingPhase(chat, event);
  if (!phase) return transitionTo(chat);
  if (phase.found) return showAnswer(chat, phase.found, event, options);
  return transitionTo({ ...chat, phase: { ...phase, isDue: true } });
}

function showAnswer(chat: ChatState, found: TurnResult, meta: MessageMeta, options: ChatOptions): Transition {
  const { answer, conversation } = found;
  if (answer.reset) return restartConversation(chat, meta, options, found);
  const message = toBotMessage(meta, answer);
  const before = chat.messages.findLast(({ sender }) => sender === 'bot');
  // The text of a message is hidden only if something else of it remains.
  const hasMore = message.deals.length + message.options.length > 0 || message.followUpQuestion !== null;
  const isRepeated = hasMore && before !== undefined && nearlyRepeats(message.text, before.text);
  const { turn } = chat;
  const isFollowed = message.followUpQuestion !== null && options.replyDelay.followUp > 0;
  return {
    chat: {
      ...chat,
      conversation,
      messages: [...chat.messages, { ...message, skipTextBubble: isRepeated }],
      needsLocation: answer.asksLocation && chat.location.status !== 'available',
      phase: isFollowed ? { type: 'following', turn } : { type: 'idle' },
    },
    effects: [
      { type: 'announce', text: announcement(message, !isFollowed) },
      ...(isFollowed ? [{ type: 'wait', for: 'followUp', turn } as const] : []),
    ],
  };
}

/** Shows the question that follows an answer. */
export function showFollowUp(chat: ChatState, event: ChatEvent & { type: 'follow-up-due' }): Transition {
  const { phase } = chat;
  if (phase.type !== 'following' || phase.turn !== event.turn) return transitionTo(chat);
  const answer = chat.messages.findLast((message) => message.sender === 'bot');
  return {
    chat: { ...chat, phase: { type: 'idle' } },
    effects: answer?.followUpQuestion ? [{ type: 'announce', text: answer.followUpQuestion }] : [],
  };
}

/** Says that there is no answer; the visitor can try again. */
export function showFailure(
  chat: ChatState,
  event: ChatEvent & { type: 'failed' },
  options: ChatOptions,
): Transition {
  const phase = awaitingPhase(chat, event);
  if (!phase) return transitionTo(chat);
  const text = t('chat.no-connection', { city: options.cityName });
  const message = createBotMessage(event, { text, quickReplies: options.quickReplies });
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

/** Begins a new conversation, with the answer to a message that asks for it or without. The visitor's location stays known. */
export function restartConversation(
  chat: ChatState,
  meta: MessageMeta,
  { cityName, quickReplies }: ChatOptions,
  found?: TurnResult,
): Transition {
  const text = found?.answer.reply || t('chat.fresh-start', { city: cityName });
  const { location, turn, hostedThread } = chat;
  return {
    chat: {
      ...newChat,
      location,
      turn,
      conversation: { ...newConversation, language: found?.conversation.language ?? null },
      messages: [createBotMessage(meta, { text, quickReplies: found?.answer.quickReplies ?? quickReplies })],
    },
    effects: [
      { type: 'announce', text },
      { type: 'toast', title: t('chat.was-reset'), text: t('chat.was-reset-why') },
      ...(hostedThread === null ? [] : [{ type: 'forget', thread: hostedThread } as const]),
    ],
  };
}
