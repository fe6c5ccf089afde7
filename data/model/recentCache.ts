import type { Cache } from './memoize.ts';

/**
 * A cache of at most `limit` values (two or more), which drops those that were not used for long: the values are in two halves, and once
 * the newer one is full, what is in the older one and was not used meanwhile goes. Keeping the order of all uses would take longer
 * than that.
 */
export function recentCache<Key, Value>(limit: number): Cache<Key, Value> {
  let newer = new Map<Key, Value>();
  let older = newer;
  const set = (key: Key, value: Value) => {
    if (newer.size >= Math.floor(limit / 2) && !newer.has(key)) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, value);
  };
  return {
    get(key) {
      const value = newer.get(key);
      if (value !== undefined) return value;
      const old = older.get(key);
      if (old !== undefined) set(key, old);
      return old;
    },
    set,
  };
}
