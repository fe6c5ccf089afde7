import type { WordRules } from './searchRules.ts';

/** Whether two words are the same, or one the plural of the other. */
export const isWholeWord = (
  { isSameWord }: Pick<WordRules, 'isSameWord'>,
  word: string,
  queried: string,
): boolean => word === queried || isSameWord(word, queried) || isSameWord(queried, word);

/** Whether `typed` is `word` and more than a letter: nobody who types "plumber" is looking for "plumb", but "romantica" may be "romantic". */
export const isMuchLonger = (typed: string, word: string): boolean =>
  typed.startsWith(word) && typed.length > word.length + 1;
