import type { Care, CareKind } from '../../../data/language/care.ts';
import type { CareReader, KindRules } from './careReader.ts';
import { fits } from './compileRules.ts';

/** What a message is about that needs care, and the language it was recognized in. */
export interface CareNeed {
  readonly kind: CareKind;
  readonly care: Care;
}

/**
 * What help the writer of `text` needs, in whichever of the languages; `null` for every message that needs none. The whole
 * message counts, whatever else it wishes for.
 */
export function careIn(text: string, readers: readonly CareReader[]): CareNeed | null {
  const literal = readers.reduce(
    (plain, { harmless }) => plain.replace(harmless, (words) => words.replace(/[^ ]+/g, '_')),
    plainWords(text),
  );
  const isLeisure = (words: string) => readers.some(({ leisure }) => words.search(leisure) >= 0);
  const serious = literal
    .split('.')
    .filter((sentence) => !isLeisure(sentence))
    .join('.');
  const isWish = isLeisure(literal) || readers.some(({ wish }) => literal.search(wish) >= 0);
  for (const { care, always, unlessLeisure, unlessWish } of readers) {
    const kind =
      kindIn(literal, always) ??
      kindIn(serious, unlessLeisure) ??
      (isWish ? null : kindIn(literal, unlessWish));
    if (kind) return { kind, care };
  }
  return null;
}

/** The kind of the first of `rules` that fits. */
const kindIn = (text: string, rules: readonly KindRules[]): CareKind | null =>
  rules.find(([, set]) => fits(text, set))?.[0] ?? null;

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
