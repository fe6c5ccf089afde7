/** A pattern of whole words, wherever they stand in a line. */
export const words = (...alternatives: readonly string[]): string =>
  `(?<= )(?:${alternatives.join('|')})(?= )`;

/** One of `alternatives`. */
export const oneOf = (alternatives: string): string => `(?:${alternatives.replaceAll(' ', '|')})`;
