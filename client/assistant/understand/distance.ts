import { type Grammar, occurs } from './grammar.ts';
import type { Utterance } from './tokenize.ts';

/** Whether the visitor of `line` speaks of distance, and not in a turn of speech about something else. */
export function speaksOfDistance({ text }: Utterance, { distance, distanceIdiom }: Grammar): boolean {
  return occurs(distance, mask(text, distanceIdiom));
}

/** `text` with "_" in the place of each letter that `rule` describes, so that offsets and words stay where they are. */
export const mask = (text: string, rule: RegExp): string =>
  text.replace(rule, (words) => words.replace(/[^ ]/g, '_'));
