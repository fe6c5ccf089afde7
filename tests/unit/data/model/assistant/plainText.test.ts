import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from '../../../../../data/model/assistant/plainText.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('data/model/assistant/plainText', () => {
  it.each([
    ['Soup\u0000 for\u200b two\ufeff', 'Soup for two'],
    ['a\u202eb\u2066c\u00add', 'abcd'],
    ['hidden\u{e0049}\u{e0067}\u{e006e} tag', 'hidden tag'],
    ['half \ud83d pair', 'half  pair'],
    ['\u3164\u115f', ''],
    ['  Café Zoë – “30 % off” ñ 東京 🎉 ', 'Café Zoë – “30 % off” ñ 東京 🎉'],
  ])('removes invisible characters from %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('joins lines in plainLine, and keeps them in plainText', () => {
    expect(plainLine('a\r\nb\u2028c\td')).toBe('a b c d');
    expect(plainLine('a\t\u0000\tb')).toBe('a b');
    expect(plainText('a\r\nb\u2028c\td')).toBe('a\nb\nc d');
  });

  it('leaves no invisible character in any text', () => {
    const unseen = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainLine(text)).not.toMatch(unseen);
        expect(plainText(text).replaceAll('\n', '')).not.toMatch(unseen);
      }),
      propertyRuns(1000),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
        expect(plainLine(plainLine(text))).toBe(plainLine(text));
      }),
    );
  });
});
