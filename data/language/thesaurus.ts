import type { Phrases } from './rules.ts';

/** Words for the same kind of deal. */
export interface Related {
  /** What deals call it: their tags, or words of their titles. */
  readonly topics: Phrases;
  /** What visitors also call it, or what it is for: "walk my dog", "icecream". */
  readonly words: Phrases;
}
