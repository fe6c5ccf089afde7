/** The source of a pattern that matches `words`, alternatives held apart by "|", as whole words only. */
export const whole = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** A pattern of whole words. */
export const wholeWords = (words: string, flags = 'iu'): RegExp => new RegExp(whole(words), flags);
