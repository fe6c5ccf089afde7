import { vlqAlphabet } from './vlq.ts';

/*
 * The deals of a large catalogue, in pieces. A deal's number is its place in the record pieces, read one after the other;
 * guides have the numbers after those of the deals. All else names deals by number.
 */

/** What a browser needs to find the pieces. */
export interface DealChunks {
  /** Stands for the numbers that deals have. Pieces that number deals say it too, so that those of two builds never mix. */
  readonly layout: string;
  /** How many deals the pieces have. */
  readonly deals: number;
  /** How many deals each record piece has, as numbers in a text. */
  readonly sizes: string;
  /** A letter for each record piece, by which one of another build is told. */
  readonly checks: string;
  /** How many files of words there are, and of long lists of deals. */
  readonly words: number;
  readonly lists: number;
}

/** The words of a file, in order, and in which deals they are. */
export interface WordChunk {
  readonly layout: string;
  readonly words: readonly string[];
  /** For each word its list of deals, or how many deals a list has that is too long to stand here. */
  readonly lists: readonly (string | number)[];
}

/** The long lists of deals of some words. */
export interface PostingsChunk {
  readonly layout: string;
  readonly lists: Readonly<Record<string, string>>;
}

/** How many deals a record piece has at most on average. */
const dealsPerRecordChunk = 16;

/** How many record pieces `deals` deals make: a power of two, so that few deals of a growing catalogue move. */
export const recordChunkCount = (deals: number): number => powerOfTwo(deals / dealsPerRecordChunk);

/** How many files of words `deals` deals make. */
export const wordChunkCount = (deals: number): number => powerOfTwo(deals / 100);

/** How many files of long lists they make. */
export const postingsChunkCount = (deals: number): number => powerOfTwo(deals / 50);

/** The smallest power of two that is not below `number`. */
const powerOfTwo = (number: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(number)));

/** The record piece of a deal among `count`. */
export const recordChunkOf = (slug: string, count: number): number => multiplicativeHash(slug) % count;

/** The file of the words that begin as `word` does, among `count`. A word with a wrong letter is in the same one. */
export const wordChunkOf = (word: string, count: number): number =>
  multiplicativeHash(word.slice(0, 2)) % count;

/**
 * The file of the list of `word`, which is in `deals` deals, among `count`. Words that begin alike are in one, because they
 * are looked for together, but for the longest lists.
 */
export const postingsChunkOf = (word: string, deals: number, count: number): number =>
  multiplicativeHash(deals > maxSharedDeals ? word : word.slice(0, 3)) % count;

const maxSharedDeals = 2_000;

/** The letter for a record piece with these slugs. */
export const checkLetter = (slugs: readonly string[]): string =>
  vlqAlphabet[multiplicativeHash(slugs.join()) % 64] ?? '';

export const recordChunkFile = (piece: number): string => `deals/records/${piece}.json`;
export const wordChunkFile = (piece: number): string => `deals/words/${piece}.json`;
export const postingsChunkFile = (piece: number): string => `deals/lists/${piece}.json`;
export const filterChunkFile = (category: string): string => `deals/outlines/${category}.json`;
export const sortChunkFile = (category: string): string => `deals/sorts/${category}.json`;

/**
 * A number of 32 bits that stands for the text, also in its lowest bits. It is not `hashText`: what the chat shares with
 * the pieces would be a file of its own for browsers, also for those that know no pieces.
 */
function multiplicativeHash(text: string): number {
  let hash = 0;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x9e3779b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}
