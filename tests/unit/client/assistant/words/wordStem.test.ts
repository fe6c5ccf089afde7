import { describe, expect, it } from 'vitest';
import { wordStem } from '../../../../../client/assistant/words/wordStem.ts';

describe('client/assistant/words/wordStem', () => {
  it('compares words without endings, and numbers as one', () => {
    expect(['bleeding', 'bridges', 'falling'].map(wordStem)).toEqual(['bleed', 'bridg', 'fall']);
    expect(['bus', 'king', '30', '2nd'].map(wordStem)).toEqual(['bus', 'king', '#', '#']);
  });
});
