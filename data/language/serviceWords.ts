import type { Source } from './rules.ts';

/** How a language speaks of work that somebody wants done on a thing. */
export interface ServiceWords {
  /** Wants work done; the group `thing` is what on. */
  readonly wanted: readonly Source[];
  /** Says that a thing, in its group, does not work any more: a wish for its repair only beside `sought`. */
  readonly broken: readonly Source[];
  readonly sought: Source;
  /** A word that says what is to be done. */
  readonly work: Source;
  /** What deals of some work are called in the language of the site; the first is of repairs. */
  readonly kinds: readonly (readonly [work: Source, word: string])[];
  /** What a reply calls the repair of a {thing}, and any other work on it. */
  readonly repair: string;
  readonly other: string;
}
