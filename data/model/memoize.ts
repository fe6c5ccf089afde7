/** Where `memoize` keeps its values, such as a Map, or a WeakMap for keys that others own. */
export interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value of `key` in `cache`, which is computed and kept if there is none. */
export function getOrInsertComputed<Key, Value extends NonNullable<unknown> | null>(
  cache: Cache<Key, Value>,
  key: Key,
  compute: (key: Key) => Value,
): Value {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const value = compute(key);
  cache.set(key, value);
  return value;
}

/**
 * `compute`, called only once per key as long as the returned function lives. Nest it for two keys:
 * `memoize((a) => memoize((b) => …))`.
 */
export function memoize<Key, Value extends NonNullable<unknown> | null>(
  compute: (key: Key) => Value,
  cache: Cache<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => getOrInsertComputed(cache, key, compute);
}

/** A cache that drops everything before it would hold more than `limit` values: for what is only needed again soon. */
export function boundedCache<Key, Value>(limit: number): Cache<Key, Value> {
  const values = new Map<Key, Value>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      if (values.size >= limit) values.clear();
      values.set(key, value);
    },
  };
}
