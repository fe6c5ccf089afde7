import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggest, typoDistance } from '../../../../cli/diagnostics/suggest.ts';

const word = fc.stringMatching(/^[a-d]{0,8}$/);

describe('cli/diagnostics/suggest', () => {
  it.each([
    ['a letter too few', 'catgory', 'category'],
    ['a letter too many', 'categoryy', 'category'],
    ['a wrong letter', 'cotegory', 'category'],
    ['two letters swapped', 'catgeory', 'category'],
    ['another case', 'CATEGORY', 'category'],
    ['its parts in snake case', 'expiry_date', 'expiryDate'],
  ])('finds a word with %s', (_, typed, meant) => {
    expect(suggest(typed, ['vendor', 'category', 'expiryDate'])).toBe(meant);
  });

  it.each([
    ['xyz', ['food', 'shows']],
    ['on', ['off', 'auto']],
    ['', ['food']],
    ['food', []],
  ])('guesses nothing for "%s" among %j', (typed, candidates) => {
    expect(suggest(typed, candidates)).toBeNull();
  });

  it('prefers the nearest, and of equally near ones the first', () => {
    expect(suggest('shoes', ['shops', 'shoe', 'shoes'])).toBe('shoes');
    expect(suggest('cat', ['cut', 'cap'])).toBe('cut');
  });

  it('allows at most one slip for each three letters', () => {
    expect(suggest('abcdef', ['abcdxy'])).toBe('abcdxy');
    expect(suggest('abcde', ['abcxy'])).toBeNull();
  });

  it('measures a distance: none to itself, the same both ways, never longer than by a third word', () => {
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

  it('counts one for each slip', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('a', 'b', 'x'), (text, index, letter) => {
        const at = Math.min(index, text.length);
        expect(typoDistance(text, text.slice(0, at) + letter + text.slice(at))).toBe(1);
      }),
    );
  });
});
