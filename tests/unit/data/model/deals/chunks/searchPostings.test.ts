import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levenshtein } from '../../../../../../data/model/deals/chunks/searchPostings.ts';

/** The same by its definition, slowly. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return slowly(restA, restB);
  return 1 + Math.min(slowly(restA, b), slowly(a, restB), slowly(restA, restB));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

describe('data/model/deals/chunks/editDistance', () => {
  it('counts letters to change, put in and leave out, as far as it is asked', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, most) => {
        const distance = slowly(a, b);
        if (distance <= most) expect(levenshtein(a, b, most)).toBe(distance);
        else expect(levenshtein(a, b, most)).toBeGreaterThan(most);
      }),
    );
  });
});
