import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInShard, parseShard } from '../../../../cli/publish/shard.ts';

describe('cli/publish/shard', () => {
  it('puts each path into exactly one shard', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (path, count) => {
        const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
        expect(shards.filter((shard) => isInShard(path, shard))).toHaveLength(1);
      }),
    );
  });

  it('puts a path into the same shard on every machine', () => {
    const shardOf = (path: string) => [1, 2, 3, 4].find((index) => isInShard(path, { index, count: 4 }));
    expect(['/', '/deals', '/deal/soup', '/about'].map(shardOf)).toEqual([3, 1, 4, 3]);
  });

  it('gives shards of about the same size', () => {
    const paths = Array.from({ length: 4000 }, (_, index) => `/deal/deal-${index}`);
    for (let index = 1; index <= 8; index++) {
      const size = paths.filter((path) => isInShard(path, { index, count: 8 })).length;
      expect(size).toBeGreaterThan(400);
      expect(size).toBeLessThan(600);
    }
  });

  it.each([
    ['1/1', { index: 1, count: 1 }],
    ['2/3', { index: 2, count: 3 }],
    ['16/16', { index: 16, count: 16 }],
  ])('reads %s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });

  it.each([
    '',
    '0/3',
    '4/3',
    '1',
    '1/',
    '/3',
    '1/0',
    '-1/3',
    '1.5/3',
    '1/3/5',
    ' 1/3',
    'a/b',
    '1e1/20',
    '1/99999',
  ])('rejects "%s"', (text) => {
    expect(parseShard(text)).toBeNull();
  });
});
