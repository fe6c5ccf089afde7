import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../../cli/content/sentences.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

describe('cli/content/sentences', () => {
  it.each([
    ['One. Two! “Three?” Four', ['One.', ' Two!', ' “Three?”', ' Four']],
    [
      'At 7:30 p.m. on Dr. King’s street. It is $5.50 there.',
      ['At 7:30 p.m. on Dr. King’s street.', ' It is $5.50 there.'],
    ],
    ['Go. {deal:soup:Soup. Hot} is on. $5 each.', ['Go.', ' {deal:soup:Soup. Hot} is on.', ' $5 each.']],
  ])('splits %j', (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(splitSentences(text).join('')).toBe(text);
      }),
      propertyRuns(200),
    );
  });
});
