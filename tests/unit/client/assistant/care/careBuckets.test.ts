import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAscending, encodeAscending } from '../../../../../client/assistant/care/careBuckets.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

describe('client/assistant/care/careBuckets', () => {
  it('writes and reads any ascending integers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 5000 }), { maxLength: 200 }), (some) => {
        const numbers = some.toSorted((a, b) => a - b);
        expect(decodeAscending(encodeAscending(numbers))).toEqual(numbers);
      }),
      propertyRuns(200),
    );
  });

  it('writes numbers that are far apart in little more than a letter each', () => {
    const numbers = Array.from({ length: 1000 }, (_, place) => place * 20 + (place % 7));
    expect(encodeAscending(numbers).length).toBeLessThan(1100);
  });

  it('reads no number from a text without letters', () => {
    expect(decodeAscending(encodeAscending([]))).toEqual([]);
    expect(decodeAscending('')).toEqual([]);
  });
});
