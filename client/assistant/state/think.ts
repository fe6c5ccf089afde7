import type { TurnRequest } from '../conversation/turn.ts';
import { isThinking, type Transition, unchanged } from './advanced.ts';
import type { ChatEvent } from './chatEvents.ts';
import type { ChatState, Message } from './chatState.ts';

/** The chat after the visitor has said something; blank words and words in the midst of an answer are not heard. */
export function visitorSpoke(chat: ChatState, { text, at, id }: ChatEvent & { type: 'said' }): Transition {
  const words = text.trim();
  if (words === '' || isThinking(chat)) return unchanged(chat);
  const message: Message = { sender: 'user', id, text: words, timestamp: at };
  const threadId = chat.threadId ?? id;
  return startThinking(
    { ...chat, threadId, messages: [...chat.messages, message] },
    { type: 'text', text: words },
  );
}

/** The chat while an answer to `request` is looked for. */
export function startThinking(chat: ChatState, request: TurnRequest): Transition {
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
