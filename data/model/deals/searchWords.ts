import type { FeastDay } from '../../language/feastDay.ts';
import type { Phrases } from '../../language/rules.ts';

/** Increased when pages of an earlier build could not read the words. */
export const searchWordsVersion = 2;

/** The path of the words that searches understand besides those of the deals. */
export const searchWordsPath = '/search-words.json';

/** The content of `/search-words.json`. Phrases are in lower case, without accents and apostrophes. */
export interface SearchWords {
  readonly version: typeof searchWordsVersion;
  /** Feasts by what visitors call them, in all languages that the site understands. */
  readonly feasts: readonly (readonly [Phrases, FeastDay])[];
  /** The names of the months, from January. */
  readonly months: readonly Phrases[];
  /** What deals call things, "=" and what visitors call them: "ice cream|gelato=helado|soft serve". */
  readonly related: readonly string[];
}

/** Checks parsed JSON; `null` if it is not such words, or of another version. */
export function readSearchWords(sent: unknown): SearchWords | null {
  const words = sent as Partial<SearchWords> | null;
  return words?.version === searchWordsVersion ? (words as SearchWords) : null;
}
