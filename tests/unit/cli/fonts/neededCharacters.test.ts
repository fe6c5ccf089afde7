import { describe, expect, it } from 'vitest';
import { neededCharacters } from '../../../../cli/fonts/neededCharacters.ts';

describe('cli/fonts/neededCharacters', () => {
  it.each([
    ['en', 'aZ09é€→“”…−™', 'łжωع語'],
    ['fr', 'œŒŸ', 'ł'],
    ['pl', 'łŁą', 'ж'],
    ['tr', 'ğİı', 'ж'],
    ['vi', 'ơưạ', 'ж'],
    ['ru', 'жЯёaé', 'ωł'],
    ['el', 'ωΆ', 'ж'],
    ['ar', 'عپ،٣', 'ж'],
    ['ja', 'かナ', '語'],
  ])('has what visitors may meet in %s, and no other scripts', (tag, some, others) => {
    const needed = new Set(neededCharacters(tag, []));
    expect([...some].filter((character) => !needed.has(character))).toEqual([]);
    expect([...others].filter((character) => needed.has(character))).toEqual([]);
  });

  it('has what texts say', () => {
    expect(neededCharacters('en', ['ramen 語', '🍜\n'])).toContain('語');
    expect(neededCharacters('en', ['🍜\n'])).toContain('🍜');
    expect(neededCharacters('en', ['\n'])).not.toContain('\n');
  });

  it('does not depend on the order of texts', () => {
    expect(neededCharacters('en', ['語', 'ж'])).toBe(neededCharacters('en', ['ж語ж']));
  });
});
