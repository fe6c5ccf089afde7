import type { WordRules } from './searchRules.ts';

/** Words of so many letters are so short that too many others begin with them. */
export const shortWord = 3;

/** Whether two words are the same, or one the plural of the other. */
export const isWholeWord = (
  { isSameWord }: Pick<WordRules, 'isSameWord'>,
  word: string,
  queried: string,
): boolean => word === queried || isSameWord(word, queried) || isSameWord(queried, word);

/** Whether `typed` is `word` and more than a letter: nobody who types "plumber" is looking for "plumb", but "romantica" may be "romantic". */
export const isMuchLonger = (typed: string, word: string): boolean =>
  typed.startsWith(word) && typed.length > word.length + 1;

/**
 * `typed` with two letters that stand side by side swapped, all but the first, each pair once; none for words so short that they are
 * other words then, and so long that two letters may be wrong anyway.
 */
export const swapsOf = (typed: string): string[] =>
  typed.length < 5 || typed.length > 6
    ? []
    : [...typed.slice(2)].map(
        (letter, place) => typed.slice(0, place + 1) + letter + typed[place + 1] + typed.slice(place + 3),
      );
