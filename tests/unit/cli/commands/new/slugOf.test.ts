import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../../../cli/commands/new/slugOf.ts';
import { slug } from '../../../../../data/schema/primitives.ts';

describe('cli/commands/new/slugOf', () => {
  it.each([
    ['Rooftop Yoga', 'rooftop-yoga'],
    ['  Café night, for 2!  ', 'cafe-night-for-2'],
    ["Joe's & Ann’s", 'joes-anns'],
    ['taco-night', 'taco-night'],
    ['日本', ''],
    ['---', ''],
  ])('makes of "%s" the slug "%s"', (text, expected) => {
    expect(slugOf(text)).toBe(expected);
  });

  it('cuts a long text between two words', () => {
    expect(slugOf(`${'a'.repeat(70)} bcdef ghijkl`)).toBe(`${'a'.repeat(70)}-bcdef`);
    expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80));
  });

  it('makes a slug of any text, or nothing, and keeps what is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const made = slugOf(text);
        expect(made === '' || slug.safeParse(made).success).toBe(true);
        expect(slugOf(made)).toBe(made);
      }),
    );
  });
});
