import { describe, expect, it } from 'vitest';
import {
  dealReferences,
  readingLength,
  replaceDealReferences,
} from '../../../../../data/model/deals/dealReference.ts';

describe('data/model/deals/dealReference', () => {
  it('reads a reference with and without its own and its other words', () => {
    const parts = dealReferences('{deal:a} {deal:b-1:the show} {deal:c|a walk} {deal:d:tea: hot|}').map(
      ({ slug, words, otherwise }) => [slug, words, otherwise],
    );
    expect(parts).toEqual([
      ['a', null, null],
      ['b-1', 'the show', null],
      ['c', null, 'a walk'],
      ['d', 'tea: hot', ''],
    ]);
  });

  it('leaves every other text as it is', () => {
    for (const text of ['', 'A deal: soup', '{range}', '{deal}', '{ deal:soup}'])
      expect([dealReferences(text), replaceDealReferences(text, () => '!')]).toEqual([[], text]);
  });

  it('counts what visitors read, whichever words are longer', () => {
    expect(readingLength('Try {deal:soup:the soup|tea} now')).toBe('Try the soup now'.length);
    expect(readingLength('Try {deal:soup:it|a long walk}')).toBe('Try a long walk'.length);
  });
});
