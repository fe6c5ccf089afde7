import { englishMessages } from '../language/english/messages.ts';
import type { MessageKey, Messages } from '../language/messages.ts';
import type { Catalogue, MessageValues, PlainKey } from './catalogue.ts';
import { compileMessage } from './compileMessage.ts';
import { type CompiledMessage, messageParts } from './formatMessage.ts';
import { defaultRouteWords, type RouteKey } from './routeWords.ts';

/*
 * What components say must not pass through the props of all of them, so the catalogue is ambient, as React's dispatcher is. It
 * changes only for the time of a synchronous call. In browsers `browserMessages.ts` stands in for this file.
 */
let current: Catalogue = { tag: 'en-US', texts: englishMessages, routes: defaultRouteWords };

/** What `run` returns when all that it says is in the words of `catalogue`. It must not be asynchronous. */
export function inCatalogue<Result>(catalogue: Catalogue, run: () => Result): Result {
  const before = current;
  current = catalogue;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** The tag of the language in which the site speaks, for `Intl`. */
export const siteTag = (): string => current.tag;

/** The words of the site for `key`. Browsers get them in place of the call, so the key is always a literal. */
export function t(key: PlainKey): string;
export function t<Key extends MessageKey>(key: Key, values: MessageValues<Key>): string;
export function t(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  const message = messageOf(key);
  const isPlain = typeof message === 'string' && !message.includes('{');
  return isPlain ? message : messageParts(message, values, current.tag).join('');
}

/** The words of the site for `key` as a list, with elements in place of arguments. */
export const tParts = <Key extends MessageKey, Rich>(
  key: Key,
  values: MessageValues<Key, Rich>,
): (string | Rich)[] => messageParts(messageOf(key), values as Readonly<Record<string, Rich>>, current.tag);

/** The word of the site for a part of an address. As with `t`, the key is always a literal. */
export const routeWord = (key: RouteKey): string => current.routes[key];

const compiled = new WeakMap<Messages, Map<MessageKey, CompiledMessage>>();

/** Compiled once: a page says the same words many times. */
function messageOf(key: MessageKey): CompiledMessage {
  const { texts } = current;
  const messages = compiled.get(texts) ?? new Map<MessageKey, CompiledMessage>();
  compiled.set(texts, messages);
  const message = messages.get(key) ?? compileMessage(texts[key]);
  messages.set(key, message);
  return message;
}
