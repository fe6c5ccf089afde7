import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggest, typoDistance } from '../../../../cli/diagnostics/suggest.ts';

const word = fc.stringMatching(/^[a-d]{0,8}$/);

describe('cli/diagnostics/suggest', () => {
  it.each([
    ['a missing letter', 'catgory', 'category'],
    ['an extra letter', 'categoryy', 'category'],
    ['a wrong letter', 'cotegory', 'category'],
    ['two letters swapped', 'catgeory', 'category'],
    ['another case', 'CATEGORY', 'category'],
    ['an underscore', 'expiry_date', 'expiryDate'],
  ])('finds a word with %s', (_, typed, meant) => {
    expect(suggest(typed, ['vendor', 'category', 'expiryDate'])).toBe(meant);
  });

  it.each([
    ['xyz', ['food', 'shows']],
    ['on', ['off', 'auto']],
    ['', ['food']],
    ['food', []],
  ])('suggests nothing for "%s" among %j', (typed, candidates) => {
    expect(suggest(typed, candidates)).toBeNull();
  });

  it('prefers the nearest candidate, and the first of equally near ones', () => {
    expect(suggest('shoes', ['shops', 'shoe', 'shoes'])).toBe('shoes');
    expect(suggest('cat', ['cut', 'cap'])).toBe('cut');
  });

  it('allows one typo for every three letters', () => {
    expect(suggest('abcdef', ['abcdxy'])).toBe('abcdxy');
    expect(suggest('abcde', ['abcxy'])).toBeNull();
  });

  it('measures a distance: 0 to itself, symmetric, within the bounds of the lengths', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typoDistance(a, a)).toBe(0);
        expect(typoDistance(a, b)).toBe(typoDistance(b, a));
        expect(typoDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(typoDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        if (a !== b) expect(typoDistance(a, b)).toBeGreaterThan(0);
      }),
    );
  });

  it('counts an inserted letter as one typo', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('a', 'b', 'x'), (text, index, letter) => {
        const at = Math.min(index, text.length);
        expect(typoDistance(text, text.slice(0, at) + letter + text.slice(at))).toBe(1);
      }),
    );
  });
});
