import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecent, withSearch } from '../../../../../client/islands/searchDialog/recentSearches.ts';

describe('client/islands/searchDialog/recentSearches', () => {
  it('keeps the five latest searches, each once, newest first', () => {
    const all = ['tacos', 'jazz', 'Tacos ', ' ', 'yoga', 'spa', 'golf', 'zoo'];
    const recent = all.reduce<readonly string[]>((kept, query) => withSearch(kept, query), []);
    expect(recent).toEqual(['zoo', 'golf', 'spa', 'yoga', 'Tacos']);
  });

  it('reads what it has stored, and anything else as nothing', () => {
    expect(parseRecent(JSON.stringify(['tacos', 'jazz']))).toEqual(['tacos', 'jazz']);
    expect(parseRecent('["tacos", 7, null, " "]')).toEqual(['tacos']);
    fc.assert(
      fc.property(fc.string(), (stored) => {
        expect(parseRecent(stored).every((each) => typeof each === 'string')).toBe(true);
      }),
    );
    expect(parseRecent(null)).toEqual([]);
  });
});
