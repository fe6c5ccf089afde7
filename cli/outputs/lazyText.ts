/** A text that takes a while to make; as long as `ingredients`, a hash of all that it is made of, is the same, it is. */
export interface LazyText {
  readonly ingredients: string;
  readonly make: () => string;
}

/** A file for programs. */
export type SiteFile = readonly [file: string, text: string | LazyText];

/** The text of a file. */
export const madeText = (text: string | LazyText): string => (typeof text === 'string' ? text : text.make());
