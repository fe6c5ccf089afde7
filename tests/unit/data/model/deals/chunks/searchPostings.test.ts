import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePostings } from '../../../../../../data/model/deals/chunks/postings.ts';
import { levenshtein, searchPostings } from '../../../../../../data/model/deals/chunks/searchPostings.ts';
import { wordRules } from '../../../../../../data/model/deals/searchRules.ts';

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

describe('data/model/deals/chunks/searchPostings', () => {
  const words = ['brown', 'brunch', 'brut', 'class', 'classy'];
  const files = {
    words: async () => ({
      layout: '',
      words,
      lists: words.map((name, number) => encodePostings([number], [name === 'classy' ? 3 : 1])),
    }),
    lists: async () => ({ layout: '', lists: {} }),
  };
  const find = async (...query: string[]) => {
    const { numbers } = await searchPostings(query, { words: 1, lists: 1 }, words.length, {
      files,
      rules: wordRules,
    });
    return numbers.map((number) => words[number]);
  };

  it('puts a whole word first where it is the only one of a query', async () => {
    expect(await find('class')).toEqual(['class', 'classy']);
    expect(await find('class', 'brunch')).toEqual(['classy', 'brunch', 'class']);
  });

  it.each([
    ['brun', ['brunch']],
    ['brwn', ['brown']],
    ['brunches', ['brunch']],
    ['class', ['class', 'classy']],
  ])('takes %j for a typo only where no word starts with it', async (query, found) => {
    expect((await find(query)).toSorted()).toEqual(found);
  });
});
