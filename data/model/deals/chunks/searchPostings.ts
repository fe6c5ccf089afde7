import type { WordRules } from '../searchRules.ts';
import { isMuchLonger, isWholeWord, swapsOf } from '../wordMatches.ts';
import {
  type DealChunks,
  type PostingsChunk,
  postingsChunkOf,
  type WordChunk,
  wordChunkOf,
} from './dealChunks.ts';
import { forEachPosting } from './postings.ts';

/** Loads chunks of words and postings; rejects if one cannot be loaded. */
export interface PostingsReader {
  words(chunk: number): Promise<WordChunk>;
  lists(chunk: number): Promise<PostingsChunk>;
}

/** What a search works with. */
interface SearchMeans {
  readonly files: PostingsReader;
  readonly rules: WordRules;
}

/** The deals and guides that match a query, by number and best first, and the words of their texts that match. */
export interface SearchMatches {
  readonly numbers: readonly number[];
  readonly words: readonly string[];
  /** Whether nothing has all queried words. */
  readonly isPartial: boolean;
  /** The queried words that the deal or guide of a number lacks. */
  lackedBy(number: number): readonly string[];
}

/** A word of the index that matches a word of the query, from 1 for equal ones, with its postings or only their number. */
interface Match {
  readonly word: string;
  readonly similarity: number;
  /** Whether it matches only if the query has a typo. */
  readonly isTypo: boolean;
  readonly list: string | number;
}

/** Further words of a query are ignored, because each costs a request. */
const maxQueryWords = 10;

/** A query can match many words: at most this many long lists of postings are loaded. */
const maxLongLists = 6;

/**
 * Finds the deals and guides, `total` of them, that have all `queried` words, or some of them if none has all. Words
 * are in normal form. They match by prefix or, if no word starts with them, with typos, though not in their first two letters.
 */
export async function searchPostings(
  queried: readonly string[],
  chunks: Pick<DealChunks, 'words' | 'lists'>,
  total: number,
  means: SearchMeans,
): Promise<SearchMatches> {
  const words = [...new Set(queried)].slice(0, maxQueryWords);
  const mostLong = Math.max(1, Math.floor(maxLongLists / words.length));
  const weight = words.length === 1 ? means.rules.weights.wholeWord : 1;
  const matched = await Promise.all(words.map((word) => matchesOf(word, chunks, mostLong, means)));
  const all = matched.map((matches) =>
    matches.map((match) => ({
      ...match,
      similarity: match.similarity * (isWholeWord(means.rules, match.word, words[0] ?? '') ? weight : 1),
    })),
  );
  const sums = new Float64Array(total);
  const counts = new Uint8Array(total);
  for (const matches of all) addScores(matches, sums, counts);
  const withAll = numbersWhere(counts, all.length || 1);
  const numbers = withAll.length > 0 ? withAll : numbersWhere(counts, 1);
  numbers.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b);
  return {
    numbers,
    words: all.flatMap((matches) => matches.map(({ word }) => word)),
    isPartial: withAll.length === 0,
    lackedBy: (number) =>
      withAll.length > 0 ? [] : words.filter((_, place) => !isListed(number, all[place] ?? [])),
  };
}

function isListed(wanted: number, matches: readonly ListedMatch[]): boolean {
  let isFound = false;
  for (const { list } of matches) forEachPosting(list, (number) => (isFound ||= number === wanted));
  return isFound;
}

type ListedMatch = Match & { readonly list: string };

/** The words of the index that `queried` matches, with their postings. */
async function matchesOf(
  queried: string,
  { words, lists }: Pick<DealChunks, 'words' | 'lists'>,
  mostLong: number,
  { files, rules }: SearchMeans,
): Promise<ListedMatch[]> {
  const chunk = await files.words(wordChunkOf(queried, words));
  const similar = chunk.words.flatMap((word, index): Match[] => {
    const similarity = similarityOf(word, queried, rules);
    const isTypo = !word.startsWith(queried);
    return similarity === 0 ? [] : [{ word, similarity, isTypo, list: chunk.lists[index] ?? '' }];
  });
  const isSame = ({ word }: Match) => isWholeWord(rules, word, queried);
  const isKnown = similar.some((match) => !match.isTypo || isSame(match));
  const matches = similar.filter(
    (match) => isSame(match) || !(match.isTypo && (isKnown || isMuchLonger(queried, match.word))),
  );
  const isShort = (match: Match): match is ListedMatch => typeof match.list === 'string';
  const listed = longListsByRank(matches)
    .slice(0, mostLong)
    .map(async ({ list, ...match }) => {
      const postings = await files.lists(postingsChunkOf(match.word, Number(list), lists));
      // An edit of the catalog can move a list to another chunk without changing the layout.
      if (!Object.hasOwn(postings.lists, match.word)) throw new Error(`The list of ${match.word} has moved`);
      return { ...match, list: postings.lists[match.word] ?? '' };
    });
  return [...matches.filter(isShort), ...(await Promise.all(listed))];
}

/** The matches with long lists: the word itself, then prefixes, then typos; the most frequent first. */
function longListsByRank(matches: readonly Match[]): Match[] {
  const rank = ({ similarity, isTypo }: Match) => (similarity === 1 ? 0 : isTypo ? 2 : 1);
  return matches
    .filter(({ list }) => typeof list === 'number')
    .sort((a, b) => rank(a) - rank(b) || Number(b.list) - Number(a.list));
}

/** From 1 for the word itself down to 0 for one that `queried` does not match. */
function similarityOf(word: string, queried: string, rules: WordRules): number {
  const { isPrefix, wrongLetters, weights } = rules;
  if (word === queried) return 1;
  if (isPrefix(queried) && word.startsWith(queried)) {
    return (weights.prefix * word.length) / (word.length + 0.3 * (word.length - queried.length));
  }
  if (isWholeWord(rules, word, queried)) return weights.prefix;
  const most = wrongLetters(queried);
  if (most === 0 || !word.startsWith(queried.slice(0, 2))) return 0;
  const distance = swapsOf(queried).includes(word) ? 1 : levenshtein(word, queried, most);
  return distance > most ? 0 : (weights.fuzzy * word.length) / (word.length + distance);
}

/** Adds the scores of a query's word to each deal that has it; a rare word scores higher. */
function addScores(matches: readonly ListedMatch[], sums: Float64Array, counts: Uint8Array): void {
  const best = new Float64Array(sums.length);
  for (const { list, similarity } of matches) {
    forEachPosting(list, (number, weight) => {
      if ((best[number] ?? Number.MAX_VALUE) < similarity * weight) best[number] = similarity * weight;
    });
  }
  const dealsWithWord = best.reduce((count, score) => (score > 0 ? count + 1 : count), 0);
  const rarity = Math.log(1 + (best.length - dealsWithWord + 0.5) / (dealsWithWord + 0.5));
  for (const [number, score] of best.entries()) {
    if (score === 0) continue;
    sums[number] = (sums[number] ?? 0) + rarity * score;
    counts[number] = (counts[number] ?? 0) + 1;
  }
}

function numbersWhere(counts: Uint8Array, least: number): number[] {
  const numbers: number[] = [];
  for (const [number, count] of counts.entries()) if (count >= least) numbers.push(number);
  return numbers;
}

const wordBoundaries = /[\n\r\p{Z}\p{P}]+/u;

/** Splits a text into words as MiniSearch, which small catalogs use, does. */
export const splitWords = (text: string): string[] =>
  text.split(wordBoundaries).filter((word) => word !== '');

/** The number of letters to change, insert or delete to get `a` from `b`; `most + 1` for anything above `most`. */
export function levenshtein(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let done = 0; done < a.length; done++) {
    const next = [done + 1];
    for (let place = 0; place < b.length; place++) {
      const kept = (row[place] ?? 0) + (a[done] === b[place] ? 0 : 1);
      next.push(Math.min(kept, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? 0;
}
