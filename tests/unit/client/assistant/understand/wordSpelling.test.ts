import { describe, expect, it } from 'vitest';
import { baseIn, soundIn } from '../../../../../client/assistant/understand/wordSpelling.ts';
import { englishSpelling } from '../../../../../data/language/english/spelling.ts';
import { spanishSpelling } from '../../../../../data/language/spanish/spelling.ts';

const heard = (word: string) => soundIn(spanishSpelling)?.(word);

describe('client/assistant/understand/wordSpelling', () => {
  it.each([
    ['cerveza', 'serbesa'],
    ['quiero', 'kiero'],
    ['desayuno', 'desalluno'],
    ['helado', 'elado'],
    ['gimnasio', 'jimnacio'],
    ['piscina', 'picina'],
    ['pizza', 'piza'],
  ])('hears the same in %s and %s', (word, misspelt) => {
    expect(heard(misspelt)).toBe(heard(word));
  });

  it.each([
    ['perro', 'pera'],
    ['guia', 'gia'],
    ['cita', 'quita'],
    ['chino', 'cino'],
  ])('tells %s from %s', (word, other) => {
    expect(heard(other)).not.toBe(heard(word));
  });

  it('hears nothing in English, where words that sound alike mean different things', () => {
    expect(soundIn(englishSpelling)).toBeNull();
  });

  it.each([
    ['taquitos', 'taco'],
    ['jueguitos', 'juego'],
    ['cervecita', 'cerveza'],
    ['cafecito', 'cafe'],
    ['florecitas', 'flor'],
    ['masajito', 'masaje'],
    ['hotelito', 'hotel'],
    ['dulcecito', 'dulce'],
    ['baratico', 'barato'],
    ['baratisimas', 'barata'],
    ['bailarla', 'bailar'],
  ])('finds what the diminutive %s is made from', (word, base) => {
    const words = new Set('taco juego cerveza cafe flor masaje hotel dulce barato barata bailar'.split(' '));
    expect(baseIn(spanishSpelling, (found) => words.has(found))(word)).toBe(base);
  });

  it('finds nothing where no word is known', () => {
    expect(baseIn(spanishSpelling, () => false)('favorito')).toBeUndefined();
  });
});
