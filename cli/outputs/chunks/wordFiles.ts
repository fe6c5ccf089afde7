import {
  type DealChunks,
  type PostingsChunk,
  postingsChunkFile,
  postingsChunkOf,
  type WordChunk,
  wordChunkFile,
  wordChunkOf,
} from '../../../data/model/deals/chunks/dealChunks.ts';
import { encodePostings } from '../../../data/model/deals/chunks/postings.ts';
import type { WordIndex } from './wordIndex.ts';

/** The list of a word in more deals than these is in another file, which browsers load only for that word. */
const maxListBesideWord = 96;

/** The chunks of words, then those of their long lists. */
export function* wordFiles(
  index: WordIndex,
  { layout, words, lists }: DealChunks,
): Iterable<readonly [file: string, text: string]> {
  const { starts } = index;
  const countOf = (word: number) => (starts[word + 1] ?? 0) - (starts[word] ?? 0);
  const listOf = (word: number) =>
    encodePostings(index.numbers, index.weights, starts[word], starts[word + 1]);
  const isLong = (word: number) => countOf(word) > maxListBesideWord;
  const inOrder = Uint32Array.from(index.words.keys()).sort((a, b) =>
    (index.words[a] ?? '') < (index.words[b] ?? '') ? -1 : 1,
  );
  const named = (word: number) => index.words[word] ?? '';
  for (const [piece, members] of grouped(inOrder, words, (word) => wordChunkOf(named(word), words))) {
    const listed = members.map((word) => (isLong(word) ? countOf(word) : listOf(word)));
    yield json<WordChunk>(wordChunkFile(piece), { layout, words: members.map(named), lists: listed });
  }
  const long = inOrder.filter(isLong);
  for (const [piece, members] of grouped(long, lists, (word) =>
    postingsChunkOf(named(word), countOf(word), lists),
  )) {
    const listed = Object.fromEntries(members.map((word) => [named(word), listOf(word)]));
    yield json<PostingsChunk>(postingsChunkFile(piece), { layout, lists: listed });
  }
}

function grouped(
  words: Uint32Array,
  count: number,
  groupOf: (word: number) => number,
): Iterable<readonly [number, number[]]> {
  const groups: number[][] = Array.from({ length: count }, () => []);
  for (const word of words) groups[groupOf(word)]?.push(word);
  return groups.entries();
}

const json = <Content>(file: string, content: Content) => [file, `${JSON.stringify(content)}\n`] as const;
