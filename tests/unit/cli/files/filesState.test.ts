import { describe, expect, it } from 'vitest';
import { contentsOf, sameState, statsOf } from '../../../../cli/files/filesState.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

const set = (contents: Record<string, string>) => ({
  fs: memoryFileSystem(contents),
  folder: '/content',
  files: ['a.json', 'b.json'],
});

const before = set({ '/content/a.json': 'one', '/content/b.json': 'two' });

describe('cli/files/filesState', () => {
  it('trusts no times of files that were changed within the last two seconds', () => {
    expect(statsOf(before, 1_999)).toBeNull();
    expect(statsOf(before, 2_000)).not.toBeNull();
  });

  it('recognizes files by their stats, else by their contents', () => {
    const state = { stats: statsOf(before, 5_000), contents: contentsOf(before) };
    expect(sameState(before, state, 5_000)).toBe(state);
    expect(sameState(before, { ...state, stats: 'other' }, 5_000)).toEqual(state);
    expect(sameState(before, { ...state, stats: null }, 0)).toEqual({ ...state, stats: null });
  });

  it('tells changed contents, missing files and other names apart', () => {
    const state = { stats: null, contents: contentsOf(before) };
    const isSame = (contents: Record<string, string>) => sameState(set(contents), state, 0) !== null;
    expect(isSame({ '/content/a.json': 'one', '/content/b.json': 'twö' })).toBe(false);
    expect(isSame({ '/content/a.json': 'one' })).toBe(false);
    expect(isSame({ '/content/a.json': 'one', '/content/c.json': 'two' })).toBe(false);
  });
});
