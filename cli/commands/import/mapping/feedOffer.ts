import { createHash } from 'node:crypto';

/** A deal as a row of a feed says it, with the fields that are in every entry left out. */
export interface FeedOffer {
  readonly id: string;
  readonly line: number;
  /** The fields of the deal, each valid by itself. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Equal for offers that visitors would take for the same one. */
  readonly likeness: number;
}

const emptyWords = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with', 'your']);

/** Equal for two deals of a vendor whose titles have the same words, in any order. */
export function likenessOf(vendor: string, title: string): number {
  const words = createHash('sha1')
    .update(`${wordsOf(vendor)}|${wordsOf(title)}`)
    .digest();
  return words.readUIntBE(0, 6);
}

function wordsOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !emptyWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].sort().join(' ');
}
