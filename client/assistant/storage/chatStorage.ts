import { type ChatState, newChat } from '../state/chatState.ts';
import { chatKey } from './chatKey.ts';
import { parseStoredChat } from './storedChat.ts';

/** Of more messages the oldest are dropped. */
const mostMessages = 60;

/**
 * `chat` as it is stored: a turn that is cut off can be tried again, and the visitor's location is left out. Empty if no
 * conversation has begun.
 */
export function serializeChat({ phase, location, unanswered, messages, ...rest }: ChatState): string {
  if (rest.threadId === null) return '';
  return JSON.stringify({
    ...rest,
    messages: messages.slice(-mostMessages),
    unanswered: phase.type === 'thinking' ? phase.request : unanswered,
  });
}

/** The chat that is stored as `stored`; a new one if there is none, or it is unreadable. */
export function parseChat(stored: string | null): ChatState {
  let value: unknown;
  try {
    value = JSON.parse(stored || 'null');
  } catch {
    return newChat;
  }
  const chat = parseStoredChat(value);
  return chat.threadId === null ? newChat : { ...chat, messages: chat.messages.slice(-mostMessages) };
}

/** The stored chat, as this tab, another one or an earlier visit left it. */
export function readChat(): ChatState {
  try {
    return parseChat(localStorage.getItem(chatKey));
  } catch {
    // The visitor blocks storage.
    return newChat;
  }
}

/** Stores `chat`, if the browser allows it. */
export function writeChat(chat: ChatState): void {
  try {
    const text = serializeChat(chat);
    if (text === '') localStorage.removeItem(chatKey);
    else localStorage.setItem(chatKey, text);
  } catch {
    // The visitor blocks storage: the chat lasts as long as the page.
  }
}

/** Calls `onChange` with the chat whenever another tab has changed it, or may have while this page was in the background. Returns how to stop. */
export function watchChat(onChange: (chat: ChatState) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === chatKey || key === null) onChange(readChat());
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange(readChat());
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
