import { describe, expect, it } from 'vitest';
import { careBuckets, careFeatures, careStem } from '../../../../../client/assistant/care/careFeatures.ts';

const categoryOf = (stem: string) => ({ husband: 'partner', wife: 'partner', hit: 'violence' })[stem];
const featuresOf = (text: string) => careFeatures(text.split(' '), categoryOf);
const shared = (one: string, other: string) =>
  [...featuresOf(one)].filter((bucket) => featuresOf(other).has(bucket)).length;

describe('client/assistant/care/careFeatures', () => {
  it('has the same features for the same words, each once', () => {
    expect(featuresOf('he hit me')).toEqual(featuresOf('he hit me'));
    expect(featuresOf('no no no no').size).toBe(3);
    expect(careFeatures([], categoryOf).size).toBe(0);
  });

  it('sees words of a category as alike, whatever else they are', () => {
    expect(shared('my husband hit', 'my wife hit')).toBeGreaterThan(
      shared('my husband hit', 'my guitar hit'),
    );
  });

  it('sees in which order words stand, and past a comma', () => {
    expect(featuresOf('he hit me')).not.toEqual(featuresOf('me hit he'));
    expect(featuresOf('well , he hit me')).toEqual(featuresOf('well he hit me'));
  });

  it('keeps to its buckets', () => {
    for (const bucket of featuresOf('my husband hit me in the house')) {
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(careBuckets);
    }
  });

  it('compares words without endings, and numbers as one', () => {
    expect(['bleeding', 'bridges', 'falling'].map(careStem)).toEqual(['bleed', 'bridg', 'fall']);
    expect(['bus', 'king', '30', '2nd'].map(careStem)).toEqual(['bus', 'king', '#', '#']);
  });
});
