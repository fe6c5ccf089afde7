import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, percentOff, subtractMoney } from '../../../../data/model/amounts.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });

describe('data/model/amounts', () => {
  it.each([
    [50, 40, 20],
    [10, 5, 50],
    [12, 8.99, 25],
    [8, 7, 13],
    [40, 26.6, 34],
    [200, 171, 15],
    [0.4, 0.27, 33],
  ])('calls the way from %s to %s a saving of %s percent', (original, price, percent) => {
    expect(percentOff(original, price)).toBe(percent);
  });

  it('rounds half up on the exact amounts, not on their binary fractions', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [original, price] = [Math.max(a, b), Math.min(a, b)];
        const twice = (BigInt(original - price) * 200n) / BigInt(original);
        expect(percentOff(original / 100, price / 100)).toBe(Number((twice + 1n) / 2n));
      }),
      propertyRuns(2000),
    );
  });

  it('rounds every half percent of every price up to a hundred up', () => {
    const wrong: string[] = [];
    for (let original = 200; original <= 10_000; original += 100) {
      for (let percent = 1; percent < 99; percent++) {
        const price = (original * (199 - 2 * percent)) / 200;
        if (!Number.isInteger(price)) continue;
        if (percentOff(original / 100, price / 100) !== percent + 1) wrong.push(`${original} ${price}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    [32, '$32'],
    [8.99, '$8.99'],
    [24.5, '$24.50'],
    [0.5, '$0.50'],
    [1234, '$1,234'],
    [100000, '$100,000'],
    [1234.5, '$1,234.50'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatMoney(amount, 'USD')).toBe(text);
  });

  it('writes other currencies with their signs', () => {
    expect(formatMoney(32, 'EUR')).toBe('€32');
    expect(formatMoney(32.5, 'GBP')).toBe('£32.50');
    expect(formatMoney(1500, 'JPY')).toBe('¥1,500');
  });

  it('takes one amount from another to the cent', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(subtractMoney(a / 100, b / 100)).toBe((a - b) / 100);
      }),
    );
    expect(subtractMoney(12, 8.99)).toBe(3.01);
  });
});
