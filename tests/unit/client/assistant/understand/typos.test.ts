import { describe, expect, it } from 'vitest';
import { correctWord } from '../../../../../client/assistant/understand/typos.ts';
import { createVocabulary } from '../../../../../client/assistant/understand/vocabulary.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import { sampleDealData } from '../../../../support/dealData.ts';
import { sampleAssistantData, sampleVocabulary } from '../support/sampleAssistant.ts';

const correct = (word: string) => correctWord(word, sampleVocabulary);

const inSpanish = createVocabulary(sampleAssistantData(), sampleDealData({ deals: [] }), spanish);

describe('client/assistant/understand/typos', () => {
  it.each([
    ['a letter that is missing', 'outdors', 'outdoors'],
    ['a letter too many', 'pizzza', 'pizza'],
    ['a wrong letter', 'sushy', 'sushi'],
    ['two letters that changed places', 'toddelr', 'toddler'],
    ['two slips in a long word', 'restuarent', 'restaurant'],
    ['three slips in a longer one', 'advnturouss', 'adventurous'],
    ['a plural', 'restarants', 'restaurants'],
    ['letters that changed places in a short word', 'suop', 'soup'],
    ['a letter missing in the name of a place', 'harbr', 'harbor'],
    ['a word of the rules', 'maximun', 'maximum'],
  ])('corrects %s', (_, wrong, right) => {
    expect(correct(wrong)).toBe(right);
  });

  it.each([
    ['two slips in a short word', 'puzsa'],
    ['a wrong letter in a word of four', 'sour'],
    ['a missing letter in a word of four that names no place', 'club'],
    ['another first letter', 'bizza'],
    ['too short a word', 'ksi'],
    ['letters at random', 'qwrtpsdf'],
  ])('leaves %s alone', (_, word) => {
    expect(correct(word)).toBe(word);
  });

  it('leaves known words and lookalikes alone', () => {
    for (const word of [...sampleVocabulary.known, ...english.lookalikes.split(' ')])
      expect(correct(word)).toBe(word);
  });

  it('never corrects a spelled number', () => {
    for (const number of `${english.numbers.ones} ${english.numbers.tens}`.split(' '))
      expect(correct(number)).toBe(number);
  });

  it.each([
    ['what sounds the same', 'serbesa', 'cerveza'],
    ['a letter that is missing', 'tetro', 'teatro'],
    ['two letters that changed places', 'reglao', 'regalo'],
    ['a diminutive', 'masajitos', 'masaje'],
    ['a letter missing in the name of a place', 'harbr', 'harbor'],
  ])('corrects %s in Spanish', (_, wrong, right) => {
    expect(correctWord(wrong, inSpanish)).toBe(right);
  });

  it.each(['gringo', 'busca', 'rosas', 'gafas', 'manzana', 'tenes', 'pasado', 'trabaja', 'cruise'])(
    'leaves the Spanish or English word %s alone in Spanish',
    (word) => {
      expect(correctWord(word, inSpanish)).toBe(word);
    },
  );
});
