import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLetter,
  postingsChunkOf,
  recordChunkCount,
  recordChunkOf,
  wordChunkOf,
} from '../../../../../../data/model/deals/chunks/dealChunks.ts';

const slugs = Array.from({ length: 10_000 }, (_, index) => `deal-${index}-of-the-harbor`);

describe('data/model/deals/chunks/dealChunks', () => {
  it('creates a power of two of chunks, with at most sixteen deals on average', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (deals) => {
        const count = recordChunkCount(deals);
        expect(Number.isInteger(Math.log2(count))).toBe(true);
        expect(deals / count).toBeLessThanOrEqual(16);
        if (count > 1) expect(deals / count).toBeGreaterThan(8);
      }),
    );
  });

  it('distributes deals evenly, also with similar slugs', () => {
    const count = recordChunkCount(slugs.length);
    const sizes = new Map<number, number>();
    for (const slug of slugs)
      sizes.set(recordChunkOf(slug, count), (sizes.get(recordChunkOf(slug, count)) ?? 0) + 1);
    expect(sizes.size).toBe(count);
    expect(Math.max(...sizes.values())).toBeLessThan(32);
  });

  it('keeps words with the same beginning together, so that one file has a word and its typos', () => {
    expect(wordChunkOf('balloon', 128)).toBe(wordChunkOf('ballon', 128));
    expect(postingsChunkOf('tacos', 100, 128)).toBe(postingsChunkOf('taco', 100, 128));
  });

  it('puts the longest lists into files of their own', () => {
    const files = ['family', 'famous', 'famine', 'familiar'].map((word) =>
      postingsChunkOf(word, 50_000, 1024),
    );
    expect(new Set(files).size).toBeGreaterThan(1);
  });

  it('recognizes most chunks of other deals by one letter', () => {
    const checks = slugs.map((slug) => checkLetter([slug, 'other']));
    expect(new Set(checks).size).toBe(64);
  });
});
