import { type ChatState, type Message, newChat } from '../state/chatState.ts';
import { withoutOpening } from '../state/opening.ts';
import { chatKey } from './chatKey.ts';
import { parseStoredChat } from './storedChat.ts';

/** Older messages are dropped, nobody reads so many; and an opening that nobody has answered. */
const keptOf = (messages: readonly Message[]) => withoutOpening(messages).slice(-mostMessages);
const mostMessages = 60;

/**
 * `chat` in the stored format: without an opening that nobody has answered, without the visitor's location, and with an unfinished turn as one that can be retried. Empty
 * if no conversation has begun since the last reset.
 */
export function serializeChat({ phase, location, unanswered, messages, ...rest }: ChatState): string {
  if (rest.threadId === null) return '';
  return JSON.stringify({
    ...rest,
    messages: keptOf(messages),
    unanswered: phase.type === 'thinking' ? phase.request : unanswered,
  });
}

/** Parses a stored chat; a new chat if there is none or it is not valid. */
export function parseChat(stored: string | null): ChatState {
  let json: unknown;
  try {
    json = JSON.parse(stored || 'null');
  } catch {
    return newChat;
  }
  const chat = parseStoredChat(json);
  return chat.threadId === null ? newChat : { ...chat, messages: keptOf(chat.messages) };
}

/** The stored chat of this tab, another one or an earlier visit. */
export function readChat(): ChatState {
  try {
    return parseChat(localStorage.getItem(chatKey));
  } catch {
    // The browser forbids storage.
    return newChat;
  }
}

/** Stores `chat`, unless the browser forbids storage. */
export function writeChat(chat: ChatState): void {
  try {
    const text = serializeChat(chat);
    if (text === '') localStorage.removeItem(chatKey);
    else localStorage.setItem(chatKey, text);
  } catch {
    // The browser forbids storage: the chat lasts as long as the page.
  }
}

/**
 * Calls `onChange` with the stored chat when another tab has changed it, or may have while this page was in the
 * back/forward cache. Returns a function that stops this.
 */
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
