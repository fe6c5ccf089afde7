import { describe, expect, it } from 'vitest';
import { joinList } from '../../../../../client/assistant/words/joinList.ts';

const joined = (items: readonly string[]) => joinList(items, { conjunctions: { and: 'y', or: 'o' } });

describe('client/assistant/words/joinList', () => {
  it("joins lists with commas and the language's own word", () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(joined)).toEqual(['', 'A', 'A y B', 'A, B y C']);
  });
});
