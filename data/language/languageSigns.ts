/** Words that tell a language from others. Lower case, without accents and apostrophes, separated by spaces. */
export interface LanguageSigns {
  /** Words that only this language has, among those of a guide's visitors. */
  readonly words: string;
  /** Short words that other languages also have in names: "la", "el". Two of them count as one of `words`. */
  readonly weak: string;
  /** Greetings and the like, which people also borrow. */
  readonly courtesies: string;
  /** The source of a pattern of letters and endings that only this language has, for the message in lower case. */
  readonly letters: string;
}
