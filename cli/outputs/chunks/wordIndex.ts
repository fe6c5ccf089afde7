import { maxWeight } from '../../../data/model/deals/chunks/postings.ts';
import { splitWords } from '../../../data/model/deals/chunks/searchPostings.ts';
import { fieldWeights, normalWord, type SearchDocument } from '../../../data/model/deals/searchRules.ts';

/** A deal or guide as the index reads it, and what it counts for beside its words, in halves of a mention. */
export interface IndexedDocument {
  readonly document: SearchDocument;
  readonly bonus: number;
}

/** In which documents words are, by their numbers in the order in which they were read. */
export interface WordIndex {
  /** All words, in the order in which they came. */
  readonly words: readonly string[];
  /** The documents of word `n` are from place `starts[n]` up to but without `starts[n + 1]`; they rise. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
  /** How much the word says about the document, from 1. */
  readonly weights: Uint8Array;
}

const fields = Object.entries(fieldWeights) as readonly [keyof SearchDocument, number][];

/** Takes in documents one after the other. It keeps long rows of numbers: a large catalog has millions of entries. */
export interface WordIndexer {
  add(document: IndexedDocument): void;
  finish(): WordIndex;
}

export function createWordIndexer(): WordIndexer {
  const lexicon = createLexicon();
  const words = growingNumbers();
  const numbers = growingNumbers();
  const weights = growingNumbers();
  const weigh = createScales(lexicon.numberOf);
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

/** A function that tells each word of a document once, by its number, with its weight in halves of a mention. */
function createScales(numberOf: (word: string) => number) {
  // The field in which a word was last seen, of all fields of all documents, and its weight in that document so far.
  const seen = growingNumbers();
  const sums = growingNumbers();
  let field = 0;
  return (document: SearchDocument, tell: (word: number, weight: number) => void) => {
    const first = field + 1;
    const present: number[] = [];
    for (const [name, weight] of fields) {
      field++;
      for (const written of splitWords(document[name])) {
        const word = numberOf(written);
        if (word < 0 || seen.at(word) === field) continue;
        const isNew = seen.at(word) < first;
        if (isNew) present.push(word);
        seen.set(word, field);
        sums.set(word, 2 * weight + (isNew ? 0 : sums.at(word)));
      }
    }
    for (const word of present) tell(word, sums.at(word));
  };
}

/** Numbers the words as they come; the same word in other letters has the same number, and -1 is for those left out. */
function createLexicon() {
  const words: string[] = [];
  const known = new Map<string, number>();
  const numberOfNormal = (normal: string): number => {
    const found = known.get(normal);
    if (found !== undefined) return found;
    known.set(normal, words.length);
    return words.push(normal) - 1;
  };
  const written = new Map<string, number>();
  return {
    words,
    numberOf(word: string): number {
      const found = written.get(word);
      if (found !== undefined) return found;
      const normal = normalWord(word);
      const number = normal === null || normal === '' ? -1 : numberOfNormal(normal);
      written.set(word, number);
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
