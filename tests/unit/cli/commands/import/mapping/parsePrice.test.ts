import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '../../../../../../cli/commands/import/mapping/parsePrice.ts';
import { BadValue } from '../../../../../../cli/commands/import/mapping/rejection.ts';
import { propertyRuns } from '../../../../../support/fullRun.ts';

const price = (text: string, currency = 'USD', decimal: '.' | ',' | null = null) =>
  parsePrice(text, 'discountPrice', { currency, decimal });

describe('cli/commands/import/mapping/parsePrice', () => {
  it.each([
    ['25', 25],
    ['25.5', 25.5],
    ['25,50', 25.5],
    ['$1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1,234', 1234],
    ['1,234,567', 1234567],
    ['USD 25', 25],
    ['25.00 USD', 25],
    ['US$25', 25],
    ['Free', 0],
    ['.99', 0.99],
    ["1'234.50", 1234.5],
  ])('reads %s as %d', (text, amount) => {
    expect(price(text)).toBe(amount);
  });

  it('takes the decimal sign of the map', () => {
    expect(price('1.234', 'EUR', '.')).toBe(1.23);
    expect(price('€1.234', 'EUR', ',')).toBe(1234);
  });

  it.each([
    ['call us', 'price'],
    ['10-20', 'price'],
    ['-5', 'price'],
    ['1.2.3', 'price'],
    ['12 34', 'price'],
    ['EUR 5', 'currency'],
    ['£5', 'currency'],
    ['', 'price'],
  ])('refuses %s', (text, reason) => {
    expect(() => price(text)).toThrow(expect.objectContaining({ reason }));
  });

  it('reads what Intl writes', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
    const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'es-ES', 'sv-SE');
    fc.assert(
      fc.property(amounts, locales, (amount, locale) => {
        const text = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount);
        expect(price(text, 'EUR')).toBe(amount);
      }),
      propertyRuns(500),
    );
  });

  it('returns an amount or says what is wrong, whatever it reads', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(price(text)).toBeGreaterThanOrEqual(0);
        } catch (error) {
          expect(error).toBeInstanceOf(BadValue);
        }
      }),
      propertyRuns(1000),
    );
  });
});
