import type { Care, CareKind } from '../../../data/language/care.ts';
import type { CareReader } from './careReader.ts';

/** What a message is about that needs care, and the language it was recognized in. */
export interface CareNeed {
  readonly kind: CareKind;
  readonly care: Care;
}

/** What help the writer of `text` needs, in whichever of the languages; `null` for every message that needs none. */
export function careIn(text: string, readers: readonly CareReader[]): CareNeed | null {
  const plain = plainWords(text);
  for (const reader of readers) {
    const kind = kindIn(plain, reader);
    if (kind) return { kind, care: reader.care };
  }
  return null;
}

/** The most pressing kind. The whole message counts, whatever else it wishes for. */
function kindIn(text: string, { harmless, leisure, always, unlessLeisure }: CareReader): CareKind | null {
  const literal = text.replace(harmless, (words) => words.replace(/[^ ]+/g, '_'));
  const found = always.find(([, rule]) => literal.search(rule) >= 0);
  if (found) return found[0];
  for (const sentence of literal.split('.')) {
    const serious = unlessLeisure.find(([, rule]) => sentence.search(rule) >= 0);
    if (serious && sentence.search(leisure) < 0) return serious[0];
  }
  return null;
}

/** Whether `text` says, and says only, that all is well. */
export const saysSafe = (text: string, { safe }: CareReader): boolean => safe.test(plainWords(text));

/** `text` as one line of words without accents and apostrophes, and marks that end a clause as "." or ",". */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[.!?;:…()\n¡¿—]+/gu, ' . ')
    .replace(/,+/g, ' , ')
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .trim()} `;
