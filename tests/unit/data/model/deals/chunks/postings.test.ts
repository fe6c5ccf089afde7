import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePostings, forEachPosting } from '../../../../../../data/model/deals/chunks/postings.ts';

describe('data/model/deals/chunks/postings', () => {
  const entries = fc.uniqueArray(
    fc.record({ number: fc.nat(200_000), weight: fc.integer({ min: 1, max: 63 }) }),
    { selector: ({ number }) => number },
  );

  it('reads each deal with its weight, the heaviest first', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const sorted = given.toSorted((a, b) => a.number - b.number);
        const list = encodePostings(
          sorted.map(({ number }) => number),
          sorted.map(({ weight }) => weight),
        );
        const read: { number: number; weight: number }[] = [];
        forEachPosting(list, (number, weight) => read.push({ number, weight }));
        expect(read).toEqual(given.toSorted((a, b) => b.weight - a.weight || a.number - b.number));
      }),
    );
  });

  it('writes a part of long rows', () => {
    const read: number[] = [];
    forEachPosting(encodePostings([4, 9, 2, 7], [1, 1, 1, 1], 2, 4), (number) => read.push(number));
    expect(read).toEqual([2, 7]);
  });
});
