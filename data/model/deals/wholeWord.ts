import type { WordRules } from './searchRules.ts';

/** Whether two words are the same, or one the plural of the other. */
export const isWholeWord = (
  { isSameWord }: Pick<WordRules, 'isSameWord'>,
  word: string,
  queried: string,
): boolean => word === queried || isSameWord(word, queried) || isSameWord(queried, word);
