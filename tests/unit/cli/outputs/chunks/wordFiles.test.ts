import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordFiles } from '../../../../../cli/outputs/chunks/wordFiles.ts';
import { createWordIndexer } from '../../../../../cli/outputs/chunks/wordIndex.ts';
import {
  type DealChunks,
  postingsChunkFile,
  wordChunkFile,
} from '../../../../../data/model/deals/chunks/dealChunks.ts';
import { searchPostings, splitWords } from '../../../../../data/model/deals/chunks/searchPostings.ts';
import { wordRules } from '../../../../../data/model/deals/searchRules.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const pieces: DealChunks = { layout: 'v', deals: 0, sizes: '', checks: '', words: 8, lists: 4 };
const documentOf = (title: string, summary = '') => ({
  title,
  category: '',
  topics: '',
  place: '',
  vendor: '',
  summary,
});

/** A search in the files of documents with these titles and summaries, and the files. */
function searchIn(documents: readonly (readonly [title: string, summary?: string])[]) {
  const indexer = createWordIndexer();
  for (const [title, summary] of documents) indexer.add({ document: documentOf(title, summary), bonus: 0 });
  const files = new Map(wordFiles(indexer.finish(), pieces));
  const read = async (name: string) => JSON.parse(files.get(name) ?? 'null');
  const reader = {
    words: (piece: number) => read(wordChunkFile(piece)),
    lists: (piece: number) => read(postingsChunkFile(piece)),
  };
  const find = async (query: string) => {
    const words = splitWords(query).flatMap((word) => wordRules.normalWord(word) || []);
    return searchPostings(words, pieces, documents.length, { files: reader, rules: wordRules });
  };
  return { files, find };
}

const text = fc.oneof(
  fc.string({ maxLength: 24 }),
  fc.string({ unit: 'grapheme', maxLength: 24 }),
  fc.constantFrom('taco tacos', 'constructor __proto__ toString', 'Straße 東京', 'the and of', '2 for 1'),
);

describe('cli/outputs/chunks/wordFiles', () => {
  it('finds every document by every word of its title, whatever its characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 12 }), async (titles) => {
        const { find } = searchIn(titles.map((title) => [title] as const));
        for (const [number, title] of titles.entries()) {
          for (const word of splitWords(title).filter((part) => wordRules.normalWord(part))) {
            expect((await find(word)).numbers, JSON.stringify(word)).toContain(number);
          }
        }
      }),
      propertyRuns(200),
    );
  });

  it('ranks exact matches before prefixes, and takes a word for mistyped only where no text has it', async () => {
    const { find } = searchIn([['Bowling'], ['Bowline'], ['Bowlingness'], ['Opera']]);
    expect((await find('bowling')).numbers).toEqual([0, 2]);
    expect((await find('bowling')).words.toSorted()).toEqual(['bowling', 'bowlingness']);
    expect((await find('bowlinf')).numbers.toSorted()).toEqual([0, 1]);
  });

  it('ranks documents with a word in the title before those that only mention it', async () => {
    const { find } = searchIn([['Night out', 'With a sauna.'], ['Sauna'], ['Opera']]);
    expect((await find('sauna')).numbers).toEqual([1, 0]);
  });

  it('tolerates no typos in the first two letters or in short words', async () => {
    const { find } = searchIn([['Kayak tour'], ['Zoo']]);
    expect((await find('kayek')).numbers).toEqual([0]);
    expect((await find('mayak')).numbers).toEqual([]);
    expect((await find('zou')).numbers).toEqual([]);
  });

  it('keeps long lists in their own files, and finds all of their documents', async () => {
    const many = Array.from(
      { length: 400 },
      (_, index) => [`Tour ${index % 2 === 0 ? 'family' : ''} x${index}`] as const,
    );
    const { files, find } = searchIn(many);
    const listed = [...files]
      .filter(([name]) => name.startsWith('deals/lists/'))
      .map(([, json]) => JSON.parse(json));
    expect(listed.flatMap(({ lists }) => Object.keys(lists)).toSorted()).toEqual(['family', 'tour']);
    const { numbers } = await find('tour family');
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => 2 * index));
    expect((await find('x398 family')).numbers[0]).toBe(398);
  });

  it('fails if a list is not in the file that its word names', async () => {
    const { files } = searchIn(Array.from({ length: 100 }, () => ['Tour'] as const));
    const words = [...files].find(([, json]) => json.includes('"tour"'))?.[1] ?? '';
    const reader = { words: async () => JSON.parse(words), lists: async () => ({ layout: 'v', lists: {} }) };
    const found = searchPostings(['tour'], pieces, 100, { files: reader, rules: wordRules });
    await expect(found).rejects.toThrow('has moved');
  });
});
