import type { englishMessages } from './english/messages.ts';

/** The name of a message: the place where it is seen, and what it says. */
export type MessageKey = keyof typeof englishMessages;

/** All messages of a language, in ICU MessageFormat. */
export type Messages = Readonly<Record<MessageKey, string>>;
