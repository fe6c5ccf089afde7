/** What to replace at the end of a word: the source of a pattern, and the new letters. */
export type Ending = readonly [ending: string, letters: string];

/** How nouns end. */
export interface Endings {
  /** Take the ending of the plural off; the first that fits counts. The result is only compared, so it need not be a word. */
  readonly singular: readonly Ending[];
  /** Makes the plural of a singular; the first that fits counts. */
  readonly plural: readonly Ending[];
  /** Takes the endings of verbs and kin words off a singular: "washed", "knitting"; the first that fits counts. */
  readonly stem: readonly Ending[];
}
