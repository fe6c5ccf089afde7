import { describe, expect, it } from 'vitest';
import { boundedCache, memoize } from '../../../../data/model/memoize.ts';

describe('data/model/memoize', () => {
  it('computes the value of each key once, null included', () => {
    const computed: string[] = [];
    const lengthOf = memoize((text: string) => {
      computed.push(text);
      return text.length || null;
    });
    expect(['a', '', 'ab', 'a', ''].map(lengthOf)).toEqual([1, null, 2, 1, null]);
    expect(computed).toEqual(['a', '', 'ab']);
  });

  it('computes a value again that could not be computed', () => {
    let attempts = 0;
    const read = memoize(() => {
      attempts += 1;
      if (attempts === 1) throw new Error('busy');
      return 'text';
    });
    expect(() => read('file')).toThrow('busy');
    expect(read('file')).toBe('text');
    expect(read('file')).toBe('text');
    expect(attempts).toBe(2);
  });

  it('keeps values for two keys when nested', () => {
    let count = 0;
    const sum = memoize((a: number) =>
      memoize((b: number) => {
        count += 1;
        return a + b;
      }),
    );
    expect([sum(1)(2), sum(2)(1), sum(1)(2)]).toEqual([3, 3, 3]);
    expect(count).toBe(2);
  });

  it('holds no more values in a bounded cache than its limit', () => {
    const computed: number[] = [];
    const double = memoize((number: number) => {
      computed.push(number);
      return 2 * number;
    }, boundedCache(2));
    for (const number of [1, 2, 1, 3, 3, 1]) expect(double(number)).toBe(2 * number);
    expect(computed).toEqual([1, 2, 3, 1]);
  });
});
