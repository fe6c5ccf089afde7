import type { DealData, DealRecord, GuideRecord } from './dealRecord.ts';

/** What search reads of a deal or guide. */
export interface SearchDocument {
  readonly title: string;
  readonly topics: string;
  readonly place: string;
  readonly vendor: string;
  readonly summary: string;
}

/** How much a word says about a deal, by where it stands. */
export const fieldWeights: Readonly<Record<keyof SearchDocument, number>> = {
  title: 4,
  topics: 2,
  place: 2,
  vendor: 1.5,
  summary: 1,
};

/** What search reads of `deal`. */
export function dealDocument(
  deal: DealRecord,
  { categories, neighborhoods }: Pick<DealData, 'categories' | 'neighborhoods'>,
): SearchDocument {
  const neighborhood = neighborhoods[deal.neighborhood];
  const audience = [deal.family ? 'family kids children' : '', deal.adults ? 'adults' : ''];
  const setting = deal.outdoor === undefined ? '' : deal.outdoor ? 'outdoor outside' : 'indoor inside';
  return {
    title: deal.title,
    topics: [categories[deal.category]?.label, ...(deal.tags ?? []), ...audience, setting].join(' '),
    place: [neighborhood?.label, ...(neighborhood?.aliases ?? [])].join(' '),
    vendor: deal.vendor,
    summary: deal.summary,
  };
}

/** What search reads of `guide`. */
export const guideDocument = ({ title, description }: GuideRecord): SearchDocument => ({
  title,
  topics: 'guide',
  place: '',
  vendor: '',
  summary: description,
});

/** When a word of a query stands for a word of a text. */
export interface WordRules {
  /** "Café" is found by "cafe"; `null` leaves a word out of texts and queries alike. */
  readonly normalWord: (word: string) => string | null;
  /** Whether a word of a query may be the beginning of one. */
  readonly isPrefix: (word: string) => boolean;
  /** How many letters of it may be wrong, missing or too many. */
  readonly wrongLetters: (word: string) => number;
  /** How much a word counts that only begins with what is looked for, or that is nearly it, against the word itself. */
  readonly weights: { readonly prefix: number; readonly fuzzy: number };
}

/** Words that say nothing about what is looked for. */
const stopWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'deal',
  'deals',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

export function normalWord(word: string): string | null {
  const normal = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return stopWords.has(normal) ? null : normal;
}

/** The rules of the search, in small catalogues and large ones. */
export const wordRules: WordRules = {
  normalWord,
  // One letter begins a tenth of all words: it is no answer, and takes long to give.
  isPrefix: (word) => word.length > 1,
  // Two in a long word, where two letters often change places.
  wrongLetters: (word) => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0),
  weights: { prefix: 0.6, fuzzy: 0.35 },
};
