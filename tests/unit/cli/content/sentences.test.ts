import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSentences } from '../../../../cli/content/sentences.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

describe('cli/content/sentences', () => {
  it.each([
    ['One. Two! “Three?” Four', ['One.', ' Two!', ' “Three?”', ' Four']],
    [
      'At 7:30 p.m. on Dr. King’s street. It is $5.50 there.',
      ['At 7:30 p.m. on Dr. King’s street.', ' It is $5.50 there.'],
    ],
    ['Go. {deal:soup:Soup. Hot} is on. $5 each.', ['Go.', ' {deal:soup:Soup. Hot} is on.', ' $5 each.']],
    [
      '{deal:jazz:[Jazz] is $5.} {deal:soup:Soup is “hot!”} Then walk.',
      ['{deal:jazz:[Jazz] is $5.}', ' {deal:soup:Soup is “hot!”}', ' Then walk.'],
    ],
    [
      'Go out{deal:jazz: to [jazz].|.} {deal:soup:Eat.|} {deal:pie:Eat pie.|Eat} Then walk.',
      ['Go out{deal:jazz: to [jazz].|.}', ' {deal:soup:Eat.|}', ' {deal:pie:Eat pie.|Eat}', ' Then walk.'],
    ],
    [
      'Ask {deal:jazz:Dr.} King or {deal:soup:the cook, etc.} for more. Go | {deal:soup} Stay.',
      ['Ask {deal:jazz:Dr.} King or {deal:soup:the cook, etc.} for more.', ' Go | {deal:soup} Stay.'],
    ],
    ['Eat. | Drink {deal:soup} Stay', ['Eat. | Drink {deal:soup} Stay']],
  ])('splits %j', (text, expected) => {
    expect(contentSentences(text)).toEqual(expected);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(contentSentences(text).join('')).toBe(text);
      }),
      propertyRuns(200),
    );
  });
});
