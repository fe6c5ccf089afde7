import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../../../data/messages/compileMessage.ts';
import { messageParts } from '../../../../data/messages/formatMessage.ts';

const say = (text: string, values: Readonly<Record<string, string | number>> = {}, tag = 'en-US') =>
  messageParts(compileMessage(text), values, tag).join('');

describe('data/messages/compileMessage', () => {
  it('puts values where the message names them', () => {
    expect(say('{found} in {area}', { found: '3 deals', area: 'Old Town' })).toBe('3 deals in Old Town');
    expect(say("You're {name}, aren't you?", { name: 'Ada' })).toBe("You're Ada, aren't you?");
  });

  it('chooses the words for a number as the language does', () => {
    const deals = '{count, plural, one {# deal} other {# deals}} here';
    expect([0, 1, 2, 1204].map((count) => say(deals, { count }))).toEqual([
      '0 deals here',
      '1 deal here',
      '2 deals here',
      '1,204 deals here',
    ]);
    const polish = '{count, plural, one {# oferta} few {# oferty} many {# ofert} other {# oferty}}';
    expect([1, 3, 5].map((count) => say(polish, { count }, 'pl'))).toEqual([
      '1 oferta',
      '3 oferty',
      '5 ofert',
    ]);
  });

  it('prefers the words for just that number, and knows choices within choices', () => {
    const text =
      '{count, plural, =0 {nothing} one {one in {place}} other {# {kind, select, food {plates} other {things}}}}';
    expect(say(text, { count: 0, place: 'NoDa', kind: '' })).toBe('nothing');
    expect(say(text, { count: 1, place: 'NoDa', kind: '' })).toBe('one in NoDa');
    expect(say(text, { count: 2, place: 'NoDa', kind: 'food' })).toBe('2 plates');
    expect(say(text, { count: 2, place: 'NoDa', kind: 'drinks' })).toBe('2 things');
  });

  it('refuses what is no message', () => {
    for (const text of ['{count, plural, one {# deal', '{', '{when, date}'])
      expect(() => compileMessage(text), text).toThrow();
  });

  it('leaves text without braces and apostrophes as it is, and values whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, value) => {
        const plain = text.replace(/[{}'#]/g, '');
        expect(say(plain)).toBe(plain);
        expect(say(`${plain}{value}`, { value })).toBe(plain + value);
      }),
    );
  });
});
