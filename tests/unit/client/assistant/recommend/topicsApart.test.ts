import { describe, expect, it } from 'vitest';
import { areTopicsApart, topicsApart } from '../../../../../client/assistant/recommend/topicsApart.ts';
import { sampleContext } from '../support/sampleAssistant.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const areApart = (first: string[], second: string[]) =>
  areTopicsApart(first, second, catalogKnowledge, sampleContext);

describe('client/assistant/recommend/topicsApart', () => {
  it('holds for topics that have deals, of which none is about both', () => {
    expect(areApart(['pizza'], ['massage'])).toBe(true);
    expect(areApart(['pizza'], ['wine'])).toBe(false);
    expect(areApart(['pizza', 'massage'], ['massage'])).toBe(false);
  });

  it('does not hold for a topic without a deal, or without topics', () => {
    expect(areApart(['pizza'], ['falconry'])).toBe(false);
    expect(areApart([], ['pizza'])).toBe(false);
  });

  it('tells topics of one deal apart only where any of them will do', () => {
    const apart = (isChoice: boolean) =>
      topicsApart(['pizza', 'wine'], catalogKnowledge, sampleContext, isChoice);
    expect(apart(false)).toEqual([]);
    expect(apart(true)).toEqual(['pizza', 'wine']);
  });
});
