import { maxWeight } from '../../../data/model/deals/chunks/postings.ts';
import { splitWords } from '../../../data/model/deals/chunks/searchPostings.ts';
import { fieldWeights, type SearchDocument } from '../../../data/model/deals/searchDocument.ts';
import { normalWord } from '../../../data/model/deals/searchRules.ts';

/** A deal or guide in the index, and its weight besides that of its words, in halves of a mention. */
export interface IndexedDocument {
  readonly document: SearchDocument;
  readonly bonus: number;
}

/** The documents of each word, by their numbers in the order in which they were added. */
export interface WordIndex {
  /** All words, in the order of their first occurrence. */
  readonly words: readonly string[];
  /** The documents of word `n` are at `starts[n]` up to but not including `starts[n + 1]`, in rising order. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
  /** How much the word counts for the document, from 1. */
  readonly weights: Uint8Array;
}

const fields = Object.entries(fieldWeights) as readonly [keyof SearchDocument, number][];

/** Indexes documents one by one. Keeps typed arrays, because a large catalog has millions of entries. */
export interface WordIndexer {
  add(document: IndexedDocument): void;
  finish(): WordIndex;
}

export function createWordIndexer(): WordIndexer {
  const lexicon = createLexicon();
  const words = growingNumbers();
  const numbers = growingNumbers();
  const weights = growingNumbers();
  const weigh = createWeigher(lexicon.numberOf);
  let number = 0;
  return {
    add({ document, bonus }) {
      weigh(document, (word, weight) => {
        words.push(word);
        numbers.push(number);
        weights.push(Math.min(maxWeight, weight + bonus));
      });
      number++;
    },
    finish: () => ({
      words: lexicon.words,
      ...sortByWord(words.all(), numbers.all(), weights.all(), lexicon.words.length),
    }),
  };
}

/** A function that reports each word of a document once, by its number, with its weight in halves of a mention. */
function createWeigher(numberOf: (word: string) => number) {
  // By word: the last field that has it, counted through all documents, and its weight in that document so far.
  const lastFields = growingNumbers();
  const sums = growingNumbers();
  let field = 0;
  return (document: SearchDocument, report: (word: number, weight: number) => void) => {
    const first = field + 1;
    const present: number[] = [];
    for (const [name, weight] of fields) {
      field++;
      for (const written of splitWords(document[name])) {
        const word = numberOf(written);
        if (word < 0 || lastFields.at(word) === field) continue;
        const isNew = lastFields.at(word) < first;
        if (isNew) present.push(word);
        lastFields.set(word, field);
        sums.set(word, 2 * weight + (isNew ? 0 : sums.at(word)));
      }
    }
    for (const word of present) report(word, sums.at(word));
  };
}

/** Numbers words as they come. All forms of a word have the same number; words that are left out have -1. */
function createLexicon() {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const numberOfNormal = (normal: string): number => {
    const number = numbers.get(normal);
    if (number !== undefined) return number;
    numbers.set(normal, words.length);
    return words.push(normal) - 1;
  };
  const numbersAsWritten = new Map<string, number>();
  return {
    words,
    numberOf(word: string): number {
      const known = numbersAsWritten.get(word);
      if (known !== undefined) return known;
      const normal = normalWord(word);
      const number = normal === null || normal === '' ? -1 : numberOfNormal(normal);
      numbersAsWritten.set(word, number);
      return number;
    },
  };
}

function sortByWord(words: Uint32Array, numbers: Uint32Array, weights: Uint32Array, count: number) {
  const starts = new Uint32Array(count + 1);
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < count; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const sorted = { numbers: new Uint32Array(words.length), weights: new Uint8Array(words.length) };
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? 0;
    const target = next[word] ?? 0;
    next[word] = target + 1;
    sorted.numbers[target] = numbers[place] ?? 0;
    sorted.weights[target] = weights[place] ?? 1;
  }
  return { starts, ...sorted };
}

/** A long list of whole numbers from 0 to 2^32 - 1, four bytes each. A place that was never set has 0. */
interface GrowingNumbers {
  at(place: number): number;
  set(place: number, number: number): void;
  push(number: number): void;
  /** All numbers that were pushed. */
  all(): Uint32Array;
}

function growingNumbers(): GrowingNumbers {
  let numbers = new Uint32Array(1024);
  let length = 0;
  const set = (place: number, number: number) => {
    if (place >= numbers.length) {
      const grown = new Uint32Array(Math.max(place + 1, numbers.length * 2));
      grown.set(numbers);
      numbers = grown;
    }
    numbers[place] = number;
  };
  return {
    at: (place) => numbers[place] ?? 0,
    set,
    push: (number) => set(length++, number),
    all: () => numbers.subarray(0, length),
  };
}
