import type { DealData, DealRecord, GuideRecord } from './dealRecord.ts';

/** The text of a deal or guide, by field, as search reads it. */
export interface SearchDocument {
  readonly title: string;
  readonly topics: string;
  /** That of the site, which names more than the deal: "Hotels & Travel" of a balloon flight. */
  readonly category: string;
  readonly place: string;
  readonly vendor: string;
  readonly summary: string;
}

/** How much a match counts in each field. */
export const fieldWeights: Readonly<Record<keyof SearchDocument, number>> = {
  title: 4,
  topics: 2,
  category: 0.5,
  place: 2,
  vendor: 1.5,
  summary: 1,
};

/** The searchable text of `deal`. */
export function dealDocument(
  deal: DealRecord,
  { categories, neighborhoods }: Pick<DealData, 'categories' | 'neighborhoods'>,
): SearchDocument {
  const areas = deal.neighborhoods.flatMap((id) => neighborhoods[id] ?? []);
  const audience = [deal.family ? 'family kids children' : '', deal.adults ? 'adults' : ''];
  const setting = deal.outdoor === undefined ? '' : deal.outdoor ? 'outdoor outside' : 'indoor inside';
  const offer = deal.price === 0 ? 'free' : (deal.offerText ?? '');
  return {
    title: deal.title,
    topics: [...(deal.tags ?? []), ...audience, setting, offer].join(' '),
    category: categories[deal.category]?.label ?? '',
    place: areas.flatMap(({ label, aliases = [] }) => [label, ...aliases]).join(' '),
    vendor: deal.vendor,
    summary: deal.summary,
  };
}

/** The searchable text of `guide`. */
export const guideDocument = ({ title, description, list, names = '' }: GuideRecord): SearchDocument => ({
  title,
  topics: list === undefined ? 'guide' : '',
  // Words in passing make no guide one of these: "see when they run".
  category: description,
  place: names,
  vendor: '',
  summary: '',
});

/** When a word of a query matches a word of a text. */
export interface WordRules {
  /** The form in which words are compared: "cafe" for "Café"; `null` ignores a word in texts and queries. */
  readonly normalWord: (word: string) => string | null;
  /** Whether a word of a query also matches longer words that start with it. */
  readonly isPrefix: (word: string) => boolean;
  /** How many letters of a query's word may be wrong, missing or extra, if no word of a text starts with it. */
  readonly wrongLetters: (word: string) => number;
  /** Whether `queried` is only another form of `word`, which then counts also where texts have `queried` itself. */
  readonly isSameWord: (word: string, queried: string) => boolean;
  /**
   * How much a prefix or fuzzy match counts compared to an exact one, and where a query is one word, how much more that counts as
   * a whole one, or in the plural: whoever types "spa" wants no Spanish before a massage.
   */
  readonly weights: { readonly prefix: number; readonly fuzzy: number; readonly wholeWord: number };
}

/** English words that do not narrow a search, and Spanish ones. */
const stopWords = new Set(
  'a an and at deal deals for in of on or the to with de del el en la las los con para por un una y'.split(
    ' ',
  ),
);

export function normalWord(word: string): string | null {
  const normal = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return stopWords.has(normal) ? null : normal === 'xmas' ? 'christmas' : normal;
}

/** The rules of the search, in small catalogues and large ones. */
export const wordRules: WordRules = {
  normalWord,
  // A single letter starts about a tenth of all words: useless and slow.
  isPrefix: (word) => word.length > 1,
  // Two in a long word, because swapping two letters counts as two.
  wrongLetters: (word) => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0),
  isSameWord: (word, queried) => queried === `${word}s` || queried === `${word}es`,
  weights: { prefix: 0.6, fuzzy: 0.35, wholeWord: 5 },
};
