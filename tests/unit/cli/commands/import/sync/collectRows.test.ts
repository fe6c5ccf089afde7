import { describe, expect, it } from 'vitest';
import { rowOf } from '../../../../../../cli/commands/import/rows/feedRow.ts';
import { collectRows } from '../../../../../../cli/commands/import/sync/collectRows.ts';

async function* endlessRows() {
  for (let line = 1; ; line++) yield rowOf(line, [['id', String(line)]]);
}

describe('cli/commands/import/sync/collectRows', () => {
  it('gives up a feed with too many rows', async () => {
    await expect(collectRows(endlessRows(), () => ({ kind: 'filtered' }), 100)).rejects.toThrow(
      'more than 100 rows',
    );
  });

  it('keeps the first of two rows with an id, and rejects the other', async () => {
    async function* twice() {
      yield rowOf(1, []);
      yield rowOf(2, []);
    }
    const { offers, rejections } = await collectRows(
      twice(),
      ({ line }) => ({ kind: 'offer', offer: { id: 'a', line, likeness: line, fields: {} } }),
      100,
    );
    expect(offers.map(({ line }) => line)).toEqual([1]);
    expect(rejections.list).toMatchObject([{ line: 2, id: 'a', reason: 'duplicate-id' }]);
  });
});
