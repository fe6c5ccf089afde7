import type { Ending } from './endings.ts';

/** How words are spelled, and misspelled. */
export interface Spelling {
  /**
   * What letters sound like, replaced everywhere in their order: words that then are the same are misspellings of each other.
   * Empty in a language whose spelling does not tell the sound.
   */
  readonly sounds: readonly Ending[];
  /** Endings of diminutives and of words with pronouns ("cortarle"), and those of the words that they may be made from. */
  readonly diminutives: readonly Ending[];
}
