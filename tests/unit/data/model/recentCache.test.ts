import { describe, expect, it } from 'vitest';
import { recentCache } from '../../../../data/model/recentCache.ts';

describe('data/model/recentCache', () => {
  it('keeps what was used lately', () => {
    const cache = recentCache<number, string>(4);
    for (const number of [1, 2, 3]) cache.set(number, `${number}`);
    expect(cache.get(1)).toBe('1');
    cache.set(4, '4');
    expect([1, 2, 3, 4].map((number) => cache.get(number))).toEqual(['1', undefined, '3', '4']);
  });

  it('never holds more than its limit', () => {
    for (let last = 0; last < 40; last++) {
      const cache = recentCache<number, number>(6);
      for (let number = 0; number <= last; number++) {
        cache.set(number, number);
        cache.get(number - 2);
      }
      // Asking moves values, so each cache is asked once for all.
      const held = Array.from({ length: last + 1 }, (_, key) => key).filter((key) => cache.get(key) === key);
      expect(held.length).toBeLessThanOrEqual(6);
      expect(held).toContain(last);
    }
  });

  it('replaces a value', () => {
    const cache = recentCache<string, number>(2);
    cache.set('a', 1);
    cache.set('a', 2);
    expect(cache.get('a')).toBe(2);
  });
});
