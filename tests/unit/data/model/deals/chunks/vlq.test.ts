import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumbers, writeNumbers } from '../../../../../../data/model/deals/chunks/vlq.ts';

describe('data/model/deals/chunks/vlq', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it('writes small numbers with one letter, and none that JSON has to escape', () => {
    expect(writeNumbers([0, 31])).toHaveLength(2);
    expect(writeNumbers([32])).toHaveLength(2);
    fc.assert(fc.property(fc.nat(), (number) => /^[\w-]+$/.test(writeNumbers([number]))));
  });

  it('makes something of letters that are none', () => {
    expect(readNumbers('<é\u{1f600}>').every(Number.isInteger)).toBe(true);
  });
});
