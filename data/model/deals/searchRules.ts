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

/** "4th" of July is "4". */
const ordinal = /^(\d+)(?:st|nd|rd|th)$/;

export function normalWord(word: string): string | null {
  const normal = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(ordinal, '$1');
  return stopWords.has(normal) ? null : normal === 'xmas' ? 'christmas' : normal;
}

/** "City", which is "cities" in the plural, but not "day". */
const endOfCity = /([^aeiou])y$/;
const endOfCities = /([^aeiou])ies$/;

/** The plural of a word, or its singular, where they do not begin alike: "cities" for "city"; itself for others. */
export const otherNumber = (word: string): string =>
  endOfCity.test(word) ? word.replace(endOfCity, '$1ies') : word.replace(endOfCities, '$1y');

/** The rules of the search, in small catalogues and large ones. */
export const wordRules: WordRules = {
  normalWord,
  // A single letter starts about a tenth of all words: useless and slow.
  isPrefix: (word) => word.length > 1,
  // Two in a long word, because swapping two letters counts as two.
  wrongLetters: (word) => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0),
  isSameWord: (word, queried) =>
    [`${word}s`, `${word}es`, word.replace(endOfCity, '$1ies')].includes(queried),
  weights: { prefix: 0.6, fuzzy: 0.35, wholeWord: 5 },
};
