import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../support/languageOf.ts';

describe('tests/support/languageOf', () => {
  it('knows English', () => {
    expect(languageOf('I would start with “La Noche de los Muertos”, in South End. You save $12.')).toBe(
      'en',
    );
    expect(languageOf('Who is coming?')).toBe('en');
  });

  it('knows Spanish, with or without accents', () => {
    expect(languageOf('Empezaría por “Salsa lesson and dance night”, en South End.')).toBe('es');
    expect(languageOf('Para el sabado hay tres ofertas que te pueden gustar.')).toBe('es');
    expect(languageOf('¿Adentro?')).toBe('es');
  });

  it('does not guess', () => {
    expect(languageOf('OK, “the best of the best”.')).toBeNull();
    expect(languageOf('')).toBeNull();
  });
});
