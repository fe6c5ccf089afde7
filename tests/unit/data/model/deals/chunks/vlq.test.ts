import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeVlqs, encodeVlqs } from '../../../../../../data/model/deals/chunks/vlq.ts';

describe('data/model/deals/chunks/vlq', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(decodeVlqs(encodeVlqs(numbers))).toEqual(numbers);
      }),
    );
  });

  it('writes small numbers with one letter, and none that JSON has to escape', () => {
    expect(encodeVlqs([0, 31])).toHaveLength(2);
    expect(encodeVlqs([32])).toHaveLength(2);
    fc.assert(fc.property(fc.nat(), (number) => /^[\w-]+$/.test(encodeVlqs([number]))));
  });

  it('decodes invalid characters without throwing', () => {
    expect(decodeVlqs('<é\u{1f600}>').every(Number.isInteger)).toBe(true);
  });
});
