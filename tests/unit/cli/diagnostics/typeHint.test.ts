import { describe, expect, it } from 'vitest';
import { typeHint } from '../../../../cli/diagnostics/typeHint.ts';

describe('cli/diagnostics/typeHint', () => {
  it.each([
    ['number', '50', 'Write 50, without quotes.'],
    ['int', ' 7 ', 'Write 7, without quotes.'],
    ['number', '$25.50', 'Write 25.5, without quotes and without a currency sign or decimal comma.'],
    ['number', '24,90 €', 'Write 24.9, without quotes and without a currency sign or decimal comma.'],
    ['boolean', 'TRUE', 'Write true, without quotes.'],
    ['boolean', 'no', 'Write false, without quotes.'],
    ['boolean', '__proto__', null],
    ['array', 'soup', 'Write ["soup"].'],
    ['array', 'soup, bread,', 'Write ["soup", "bread"].'],
    ['object', [{ title: 'Soup' }], 'Write the object alone, without [ ] around it.'],
    ['string', 12, 'Write it in quotes: "12".'],
  ])('says how to write %s for %j', (expected, value, hint) => {
    expect(typeHint(expected, value)).toBe(hint);
  });

  it.each([
    ['number', 'about 50 dollars each'],
    ['number', '1,000,000'],
    ['number', '-5'],
    ['number', null],
    ['boolean', 'maybe'],
    ['array', ''],
    ['array', ' , '],
    ['array', 'x'.repeat(200)],
    ['string', ['a']],
    ['object', 'x'],
  ])('says nothing for %s where %j could mean several things', (expected, value) => {
    expect(typeHint(expected, value)).toBeNull();
  });
});
