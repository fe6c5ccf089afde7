import { t } from '../../../data/messages/t.ts';

/** From so many characters on, the visitor sees how many there are. */
const countedFrom = 1800;

/**
 * How much room is left for a message of `length` characters if it may have `most`, or how much it is too long; empty for most
 * messages.
 */
export function lengthNote(length: number, most: number): string {
  if (length < countedFrom) return '';
  const left = most - length;
  return left < 0 ? t('chat.over-limit', { count: String(-left) }) : t('chat.left', { count: String(left) });
}
