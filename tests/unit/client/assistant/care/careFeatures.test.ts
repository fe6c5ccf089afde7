import { describe, expect, it } from 'vitest';
import {
  careBuckets,
  careFeatures,
  messageFeatures,
} from '../../../../../client/assistant/care/careFeatures.ts';

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

  it('judges each part of a message beside what else is said, and how long it is', () => {
    const partsOf = (text: string) => messageFeatures(text, categoryOf).parts;
    const [, sentence] = partsOf('he hit me. with a pillow');
    const [alone] = partsOf('he hit me');
    expect([...(sentence ?? [])]).toEqual(expect.arrayContaining([...featuresOf('he hit me')]));
    expect(sentence).not.toEqual(alone);
    expect(partsOf('')).toHaveLength(1);
  });

  it('judges a sentence of a long message by itself', () => {
    const { isLong, parts } = messageFeatures(`${'We like music. '.repeat(20)}He hit me.`, categoryOf);
    expect(isLong).toBe(true);
    expect(parts.at(-1)).toEqual(Uint32Array.from(featuresOf('he hit me')));
  });

  it('keeps to its buckets', () => {
    for (const bucket of featuresOf('my husband hit me in the house')) {
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(careBuckets);
    }
  });
});
