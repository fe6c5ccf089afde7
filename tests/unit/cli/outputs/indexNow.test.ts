import { describe, expect, it } from 'vitest';
import { batchesOf, notification } from '../../../../cli/outputs/indexNow.ts';

describe('cli/outputs/indexNow', () => {
  it('names the host, the key, its file and absolute addresses', () => {
    expect(
      notification({ origin: 'https://deals.example:8443', key: 'abcd-1234' }, ['/', '/deal/soup']),
    ).toEqual({
      host: 'deals.example:8443',
      key: 'abcd-1234',
      keyLocation: 'https://deals.example:8443/abcd-1234.txt',
      urlList: ['https://deals.example:8443/', 'https://deals.example:8443/deal/soup'],
    });
  });

  it('splits addresses into lists of 10,000', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => index);
    expect(batchesOf(many).map(({ length }) => length)).toEqual([10_000, 10_000, 1]);
    expect(batchesOf(many).flat()).toEqual(many);
    expect(batchesOf([])).toEqual([]);
  });
});
