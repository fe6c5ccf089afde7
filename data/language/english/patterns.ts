/** The source of a pattern that matches one of `alternatives` as whole words. */
export const words = (...alternatives: readonly string[]): string =>
  `(?<= )(?:${alternatives.join('|')})(?= )`;

/** The source of a pattern that matches one of `alternatives`, which are separated by spaces. */
export const oneOf = (alternatives: string): string => `(?:${alternatives.replaceAll(' ', '|')})`;
