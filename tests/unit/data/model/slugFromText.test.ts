import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugFromText } from '../../../../data/model/slugFromText.ts';
import { slug } from '../../../../data/schema/primitives.ts';

describe('data/model/slugFromText', () => {
  it.each([
    ['Rooftop Yoga', 'rooftop-yoga'],
    ['  Café night, for 2!  ', 'cafe-night-for-2'],
    ["Joe's & Ann’s", 'joes-anns'],
    ['taco-night', 'taco-night'],
    ['Łódź, Ærø & Straße', 'lodz-aero-strasse'],
    ['日本', ''],
    ['---', ''],
  ])('turns "%s" into the slug "%s"', (text, expected) => {
    expect(slugFromText(text)).toBe(expected);
  });

  it('cuts a long text between words', () => {
    expect(slugFromText(`${'a'.repeat(70)} bcdef ghijkl`)).toBe(`${'a'.repeat(70)}-bcdef`);
    expect(slugFromText('a'.repeat(200))).toBe('a'.repeat(80));
  });

  it('turns any text into a valid slug or nothing, and keeps valid slugs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const result = slugFromText(text);
        expect(result === '' || slug.safeParse(result).success).toBe(true);
        expect(slugFromText(result)).toBe(result);
      }),
    );
  });
});
