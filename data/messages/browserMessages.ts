import { type CompiledMessage, messageParts } from './formatMessage.ts';

/** As in `t.ts`, for browsers: the key of a message is replaced by the message itself. */
export const siteTag = (): string => '@@tag@@';

export const t = (message: CompiledMessage, values: Readonly<Record<string, string | number>>): string =>
  messageParts(message, values, siteTag()).join('');

export const tParts = <Rich>(
  message: CompiledMessage,
  values: Readonly<Record<string, Rich>>,
): (string | Rich)[] => messageParts(message, values, siteTag());
