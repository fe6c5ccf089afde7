import { vlqAlphabet } from './vlq.ts';

/*
 * The deals of a large catalog, split into chunks. A deal's number is its position in all record chunks, one after the
 * other; guides are numbered after the deals. The other chunks refer to deals by number.
 */

/** What a browser needs to find the chunks. */
export interface DealChunks {
  /** Identifies the numbering of deals. Chunks that use numbers repeat it, so that those of two builds never mix. */
  readonly layout: string;
  /** The number of deals in all chunks. */
  readonly deals: number;
  /** The number of deals in each record chunk, as VLQs. */
  readonly sizes: string;
  /** A letter for each record chunk, to detect one of another build. */
  readonly checks: string;
  /** The number of word chunks, and of chunks of long postings. */
  readonly words: number;
  readonly lists: number;
}

/** Some words of the index, in order, and the deals that have them. */
export interface WordChunk {
  readonly layout: string;
  readonly words: readonly string[];
  /** For each word its postings, or the number of deals if the postings are too long and have a chunk of their own. */
  readonly lists: readonly (string | number)[];
}

/** The long postings of some words. */
export interface PostingsChunk {
  readonly layout: string;
  readonly lists: Readonly<Record<string, string>>;
}

/** The highest average number of deals in a record chunk. */
const dealsPerRecordChunk = 16;

/** The number of record chunks for `deals` deals: a power of two, so that few deals move as the catalog grows. */
export const recordChunkCount = (deals: number): number => powerOfTwo(deals / dealsPerRecordChunk);

/** The number of word chunks for `deals` deals. */
export const wordChunkCount = (deals: number): number => powerOfTwo(deals / 100);

/** The number of postings chunks for `deals` deals. */
export const postingsChunkCount = (deals: number): number => powerOfTwo(deals / 50);

/** The smallest power of two that is not below `number`. */
const powerOfTwo = (number: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(number)));

/** The record chunk of a deal, of `count`. */
export const recordChunkOf = (slug: string, count: number): number => multiplicativeHash(slug) % count;

/** The chunk of all words that begin as `word` does, of `count`; typos after the second letter share it. */
export const wordChunkOf = (word: string, count: number): number =>
  multiplicativeHash(word.slice(0, 2)) % count;

/**
 * The chunk of the postings of `word`, which is in `deals` deals, of `count`. Words that begin alike share one, because
 * they are searched together, except for the longest lists.
 */
export const postingsChunkOf = (word: string, deals: number, count: number): number =>
  multiplicativeHash(deals > maxSharedDeals ? word : word.slice(0, 3)) % count;

const maxSharedDeals = 2_000;

/** The check letter of a record chunk with these slugs. */
export const checkLetter = (slugs: readonly string[]): string =>
  vlqAlphabet[multiplicativeHash(slugs.join()) % 64] ?? '';

export const recordChunkFile = (piece: number): string => `deals/records/${piece}.json`;
export const wordChunkFile = (piece: number): string => `deals/words/${piece}.json`;
export const postingsChunkFile = (piece: number): string => `deals/lists/${piece}.json`;
export const filterChunkFile = (category: string): string => `deals/outlines/${category}.json`;
export const sortChunkFile = (category: string): string => `deals/sorts/${category}.json`;

/**
 * A 32-bit hash of the text whose lowest bits are well mixed. Not `hash32`: sharing that with the assistant would cost
 * browsers one more file, even where there are no chunks.
 */
function multiplicativeHash(text: string): number {
  let hash = 0;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x9e3779b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}
