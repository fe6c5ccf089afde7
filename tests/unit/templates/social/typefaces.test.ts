import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from '../../../../templates/social/typefaces.ts';
import { sampleGlyphs } from './sampleSocial.ts';

const { display } = sampleGlyphs;

describe('templates/social/typefaces', () => {
  it.each([
    ['Café “Señor” – crème brûlée — ½ off · it’s…', 'Café “Señor” – crème brûlée — ½ off · it’s…'],
    ['Łódź, Győr & Ærø for €5', 'Łódź, Győr & Ærø for €5'],
    ['Cafe\u0301', 'Café'],
    ['Tea 🎉 for\ttwo\u00a0 日本', 'Tea for two'],
    ['ﬁne Ｗine at Phở', 'fine Wine at Pho'],
    ['\ud83d \u0000\u202e', ''],
  ])('prints %j as %j', (text, printed) => {
    expect(printable(text, display)).toBe(printed);
  });

  it('prints only what every typeface of the pictures has', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('display', 'label', 'text'),
        (text, face) => {
          const glyphs = sampleGlyphs[face as keyof typeof sampleGlyphs];
          for (const character of printable(text, glyphs))
            expect(glyphs.has(character.codePointAt(0) ?? 0)).toBe(true);
        },
      ),
    );
  });
});
