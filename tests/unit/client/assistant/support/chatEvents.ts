import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { noPreferences } from '../../../../../client/assistant/conversation/preferences.ts';
import type { AssistantAnswer, TurnResult } from '../../../../../client/assistant/conversation/turn.ts';
import { assistantReducer } from '../../../../../client/assistant/state/assistantReducer.ts';
import type { ChatEffect, ChatEvent } from '../../../../../client/assistant/state/chatEvents.ts';
import { type ChatState, newChat } from '../../../../../client/assistant/state/chatState.ts';

/** The sample city's site, with questions that follow their replies. */
export const chatOptions = {
  cityName: 'Springfield',
  quickReplies: ['Food & Dining'],
  replyDelay: { reply: 1800, followUp: 1000 },
};

/** A chat after events, and the effects of the last one. */
export function chatAfter(
  events: readonly ChatEvent[],
  chat: ChatState = newChat,
  options = chatOptions,
): { chat: ChatState; effects: readonly ChatEffect[] } {
  return events.reduce<{ chat: ChatState; effects: readonly ChatEffect[] }>(
    (before, event) => assistantReducer(before.chat, event, options),
    { chat, effects: [] },
  );
}

/** An answer of the assistant; `fields` replace its own. */
export const sampleFound = (fields: Partial<AssistantAnswer> = {}): TurnResult => ({
  conversation: { ...newConversation, turns: 1 },
  answer: {
    stage: 'asking-followup',
    preferences: noPreferences,
    reset: false,
    asksLocation: false,
    reply: 'Soup is on.',
    options: [],
    followUp: null,
    quickReplies: ['More options'],
    deals: [],
    asked: null,
    ...fields,
  },
});

export const said = (text: string): ChatEvent => ({ type: 'said', text, at: 1, id: `v-${text}` });
export const due = (turn: number): ChatEvent => ({ type: 'reply-due', turn, at: 3, id: `b${turn}` });
export const answered = (turn: number, fields: Partial<AssistantAnswer> = {}): ChatEvent => ({
  type: 'answered',
  turn,
  found: sampleFound(fields),
  at: 2,
  id: `b${turn}`,
});
/** A part of an answer that says `Part {turn}.` */
export const answering = (turn: number, fields: Partial<AssistantAnswer> = {}): ChatEvent => ({
  type: 'answering',
  turn,
  part: sampleFound({ reply: `Part ${turn}.`, ...fields }),
});
export const failed = (turn: number): ChatEvent => ({ type: 'failed', turn, at: 4, id: `b${turn}` });

/** A whole turn: a message, and the answer to it. */
export const exchange = (turn: number, text: string, fields: Partial<AssistantAnswer> = {}): ChatEvent[] => [
  said(text),
  answered(turn, fields),
  due(turn),
];
