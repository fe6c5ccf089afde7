import { describe, expect, it } from 'vitest';
import {
  phraseKeys,
  phraseSplitter,
  pluralIn,
  singularIn,
} from '../../../../../client/assistant/understand/wordForms.ts';
import { english } from '../../../../../data/language/english/english.ts';

const singular = singularIn(english.endings);
const plural = pluralIn(english.endings);

describe('client/assistant/understand/wordForms', () => {
  it.each([
    ['parties', 'party'],
    ['pies', 'pie'],
    ['beaches', 'beach'],
    ['classes', 'class'],
    ['class', 'class'],
    ['tacos', 'taco'],
    ['as', 'as'],
    ['children', 'child'],
    ['childrens', 'child'],
    ['movies', 'movie'],
    ['mens', 'men'],
  ])('takes the ending of the plural off %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });

  it('makes plurals', () => {
    expect(['party', 'day', 'taco', 'tacos'].map(plural)).toEqual(['parties', 'days', 'tacos', 'tacos']);
  });

  it('splits phrases as messages are split', () => {
    const words = phraseSplitter(english);
    expect(words("Kids' Rock & Roll, 7th-grade")).toEqual([
      'kids',
      'rock',
      'and',
      'roll',
      '7',
      'th',
      'grade',
    ]);
    expect(words('2nite 21+')).toEqual(['2nite', '21+']);
  });

  it('joins phrases without the words inside that make no difference', () => {
    const keyOf = phraseKeys('el mi');
    expect(keyOf(['lavar', 'mi', 'carro'])).toBe(keyOf(['lavar', 'el', 'carro']));
    expect(keyOf(['mi', 'carro'])).not.toBe(keyOf(['carro']));
  });
});
