import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSlug, freeSlug, slugFromText } from '../../../../../cli/commands/new/slug.ts';
import { UsageError } from '../../../../../cli/program/usageError.ts';
import { slug } from '../../../../../data/schema/primitives.ts';

const choose = (slug: string | null, title: string | null = null) =>
  chooseSlug({ kind: 'deal', slug, title });

function usageErrorOf(action: () => unknown): UsageError {
  try {
    action();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('cli/commands/new/slug', () => {
  it.each([
    ['Rooftop Yoga', 'rooftop-yoga'],
    ['  Café night, for 2!  ', 'cafe-night-for-2'],
    ["Joe's & Ann’s", 'joes-anns'],
    ['taco-night', 'taco-night'],
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

  it('uses the given slug, or else derives one from the title', () => {
    expect(choose('yoga', 'Rooftop yoga')).toBe('yoga');
    expect(choose(null, 'Rooftop yoga!')).toBe('rooftop-yoga');
  });

  it.each([
    [() => choose('Rooftop Yoga'), 'city-deals new deal rooftop-yoga'],
    [() => choose('../../etc/passwd'), 'city-deals new deal etc-passwd'],
    [() => choose('x'.repeat(81)), `city-deals new deal ${'x'.repeat(80)}`],
    [() => choose('…'), 'such as "rooftop-yoga"'],
    [() => choose(null), 'city-deals new deal rooftop-yoga'],
    [() => choose(null, '日本'), 'Give a slug'],
  ])('refuses an invalid slug and suggests a valid one: %s', (action, hint) => {
    expect(usageErrorOf(action).hint).toContain(hint);
  });

  it('finds the first number that makes a slug free', () => {
    const taken = new Set(['soup', 'soup-2', 'soup-3']);
    expect(freeSlug('soup', (slug) => taken.has(slug))).toBe('soup-4');
    expect(freeSlug('x'.repeat(80), () => false)).toBe(`${'x'.repeat(78)}-2`);
  });
});
