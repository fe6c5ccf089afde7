import { describe, expect, it } from 'vitest';
import { understood } from '../support/sampleAssistant.ts';

/** The time that `text` wishes for, and whether one is ruled out. */
const timesOf = (text: string) =>
  understood(text)
    .mentions.filter(({ slot }) => slot === 'when')
    .map(({ value, polarity }) => [value, polarity]);

describe('client/assistant/understand/timeStances', () => {
  it.each(['no sushi tonight', 'nothing with working out tonight', 'no bars or clubs tonight'])(
    'keeps the time beside a thing that is ruled out: "%s"',
    (text) => {
      expect(timesOf(text)).toEqual([['tonight', 'for']]);
    },
  );

  it('keeps a day of which nothing is said, and none that does not work', () => {
    expect(understood('sunday wont work after all, monday').days).toEqual([1]);
    expect(understood('brunch on sunday, we dont do eggs').days).toEqual([0]);
  });

  it.each(['not tonight', "we can't do tonight", 'nothing too late tonight'])(
    'rules the time out in "%s"',
    (text) => {
      expect(timesOf(text)).toEqual([['tonight', 'against']]);
    },
  );
});
