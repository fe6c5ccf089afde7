import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognizeLanguage } from '../../../../../client/assistant/understand/recognizeLanguage.ts';
import { englishSigns } from '../../../../../data/language/english/signs.ts';
import { spanishIntroduction } from '../../../../../data/language/spanish/introduction.ts';

const languages = [{ tag: 'en', signs: englishSigns }, spanishIntroduction];
const inFirst = (text: string) => recognizeLanguage(text, languages, 'en', true);
const inLater = (text: string, before: string) => recognizeLanguage(text, languages, before, false);

describe('client/assistant/understand/recognizeLanguage', () => {
  it.each([
    'Busco un restaurante',
    'comida barata',
    'donde hay tacos',
    '¿Karaoke?',
    'hola',
    'ninos gratis',
    'QUE HAY PARA HOY',
    'quiero un brunch con los kids en downtown',
    'restaurnate en uptwon',
  ])('recognizes the Spanish of "%s"', (text) => {
    expect(inFirst(text)).toBe('es');
  });

  it.each([
    'I want tacos',
    'Las Vegas trip',
    'la la land',
    'cinco de mayo party',
    'any good café or taquería near el centro?',
    'salsa lessons for two',
    'something for mi familia this weekend',
    'jalapeño poppers',
  ])('recognizes no Spanish in "%s"', (text) => {
    expect(inFirst(text)).toBe('en');
  });

  it('keeps the language of the conversation without evidence', () => {
    for (const text of ['tacos', 'ok', '2', '', '!?', 'karaoke', '🎉']) {
      expect(inLater(text, 'es')).toBe('es');
      expect(inLater(text, 'en')).toBe('en');
    }
  });

  it('follows visitors who change their language', () => {
    expect(inLater('what else is there?', 'es')).toBe('en');
    expect(inLater('¿y algo más barato?', 'en')).toBe('es');
  });

  it('takes courtesies, which people borrow, as evidence only at the beginning', () => {
    expect(inFirst('gracias')).toBe('es');
    expect(inLater('gracias!', 'en')).toBe('en');
    expect(inLater('thanks!', 'es')).toBe('es');
  });

  it('has no word that is evidence for both', () => {
    const english = new Set(`${englishSigns.words} ${englishSigns.courtesies}`.split(' '));
    const { words, weak, courtesies } = spanishIntroduction.signs;
    const both = `${words} ${weak} ${courtesies}`.split(' ').filter((word) => english.has(word));
    expect(both).toEqual([]);
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isFirst) => {
        expect(['en', 'es']).toContain(recognizeLanguage(text, languages, 'en', isFirst));
      }),
    );
  });
});
