import { describe, expect, it } from 'vitest';
import { categoriesIn } from '../../../../../client/assistant/care/careReader.ts';
import { wordStem } from '../../../../../client/assistant/words/wordStem.ts';
import { englishCareWords } from '../../../../../data/language/english/careWords.ts';
import { spanishCareWords } from '../../../../../data/language/spanish/careWords.ts';

describe('client/assistant/care/careReader', () => {
  it('finds the category of a word by its stem, first in the first language', () => {
    const categoryOf = categoriesIn([{ words: { kid: 'boy girl' } }, { words: { toy: 'girl doll' } }]);
    expect(categoryOf('girl')).toBe('kid');
    expect(categoryOf('doll')).toBe('toy');
    expect(categoryOf('stone')).toBeUndefined();
  });

  it('has each stem in one category of a language', () => {
    for (const words of [englishCareWords, spanishCareWords]) {
      const stems = Object.values(words).flatMap((list) => list.split(' ').map(wordStem));
      expect(stems.filter((stem, place) => stems.indexOf(stem) !== place)).toEqual([]);
    }
  });

  it('has the same categories in both languages, so that what is learned in one helps the other', () => {
    for (const category of Object.keys(spanishCareWords)) expect(englishCareWords).toHaveProperty(category);
  });
});
