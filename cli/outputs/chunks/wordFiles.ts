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

/** The postings of a word in more deals than this are in another file, which browsers load only for that word. */
const maxInlinePostings = 96;

/** The chunks of words with short lists of postings, then the chunks of long lists. */
export function* wordFiles(
  index: WordIndex,
  { layout, words, lists }: DealChunks,
): Iterable<readonly [file: string, text: string]> {
  const { starts } = index;
  const countOf = (word: number) => (starts[word + 1] ?? 0) - (starts[word] ?? 0);
  const postingsOf = (word: number) =>
    encodePostings(index.numbers, index.weights, starts[word], starts[word + 1]);
  const isLong = (word: number) => countOf(word) > maxInlinePostings;
  const sorted = Uint32Array.from(index.words.keys()).sort((a, b) =>
    (index.words[a] ?? '') < (index.words[b] ?? '') ? -1 : 1,
  );
  const textOf = (word: number) => index.words[word] ?? '';
  for (const [chunk, members] of grouped(sorted, words, (word) => wordChunkOf(textOf(word), words))) {
    const listed = members.map((word) => (isLong(word) ? countOf(word) : postingsOf(word)));
    yield json<WordChunk>(wordChunkFile(chunk), { layout, words: members.map(textOf), lists: listed });
  }
  const long = sorted.filter(isLong);
  for (const [chunk, members] of grouped(long, lists, (word) =>
    postingsChunkOf(textOf(word), countOf(word), lists),
  )) {
    const listed = Object.fromEntries(members.map((word) => [textOf(word), postingsOf(word)]));
    yield json<PostingsChunk>(postingsChunkFile(chunk), { layout, lists: listed });
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
