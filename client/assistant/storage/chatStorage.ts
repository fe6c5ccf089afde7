import { type ChatState, newChat } from '../state/chatState.ts';
import { chatKey } from './chatKey.ts';
import { parseStoredChat } from './storedChat.ts';

/** More is read by nobody; the oldest go. */
const mostMessages = 60;

/**
 * `chat` as it is kept: at rest, so that a turn that was cut off can be tried again, and without where the visitor is.
 * Empty where no conversation has begun, or it was started over.
 */
export function serializeChat({ phase, location, unanswered, messages, ...kept }: ChatState): string {
  if (kept.threadId === null) return '';
  return JSON.stringify({
    ...kept,
    messages: messages.slice(-mostMessages),
    unanswered: phase.type === 'thinking' ? phase.request : unanswered,
  });
}

/** The chat that a device has kept; a new one where that is nothing, or nothing of ours. */
export function parseChat(stored: string | null): ChatState {
  let found: unknown;
  try {
    found = JSON.parse(stored || 'null');
  } catch {
    return newChat;
  }
  const chat = parseStoredChat(found);
  return chat.threadId === null ? newChat : { ...chat, messages: chat.messages.slice(-mostMessages) };
}

/** The chat as this tab, another one or an earlier visit left it. */
export function readChat(): ChatState {
  try {
    return parseChat(localStorage.getItem(chatKey));
  } catch {
    // The visitor does not let sites keep anything.
    return newChat;
  }
}

/** Keeps `chat`, as far as the device lets it. */
export function writeChat(chat: ChatState): void {
  try {
    const text = serializeChat(chat);
    if (text === '') localStorage.removeItem(chatKey);
    else localStorage.setItem(chatKey, text);
  } catch {
    // The chat then lasts as long as the page.
  }
}

/** Calls `tell` with the chat whenever another tab has changed it, or may have while this page slept. */
export function watchChat(tell: (chat: ChatState) => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === chatKey || key === null) tell(readChat());
  };
  const woken = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell(readChat());
  };
  addEventListener('storage', changed);
  addEventListener('pageshow', woken);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener('pageshow', woken);
  };
}
