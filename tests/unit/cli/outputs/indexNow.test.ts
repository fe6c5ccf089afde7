import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../../../cli/commands/notify/retries.ts';
import { batchesOf, isReserved, notification } from '../../../../cli/outputs/indexNow.ts';

describe('cli/outputs/indexNow', () => {
  it('names host, key, the file of the key and addresses in full', () => {
    expect(
      notification({ origin: 'https://deals.example:8443', key: 'abcd-1234' }, ['/', '/deal/soup']),
    ).toEqual({
      host: 'deals.example:8443',
      key: 'abcd-1234',
      keyLocation: 'https://deals.example:8443/abcd-1234.txt',
      urlList: ['https://deals.example:8443/', 'https://deals.example:8443/deal/soup'],
    });
  });

  it('cuts what there is to tell into lists of 10,000', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => index);
    expect(batchesOf(many).map(({ length }) => length)).toEqual([10_000, 10_000, 1]);
    expect(batchesOf(many).flat()).toEqual(many);
    expect(batchesOf([])).toEqual([]);
  });

  it.each(['https://deals.example', 'https://a.test:8443', 'https://www.example.com', 'https://x.localhost'])(
    'knows that nobody owns %s',
    (origin) => {
      expect(isReserved(origin)).toBe(true);
    },
  );

  it.each(['https://example.city', 'https://notexample.com', 'https://example.com.au', 'https://test.city'])(
    'takes %s for a site',
    (origin) => {
      expect(isReserved(origin)).toBe(false);
    },
  );
});

describe('cli/commands/notify/retries', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    [null, null],
    ['7', 7000],
    ['0', 0],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
  ])('reads the header %j as %j milliseconds', (header, expected) => {
    expect(retryAfter(header, now)).toBe(expected);
  });
});
