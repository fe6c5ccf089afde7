import { describe, expect, it } from 'vitest';
import { unknownPlaces } from '../../../../../client/islands/dealBrowser/unknownPlaces.ts';
import { noFilter } from '../../../../../data/model/deals/dealFilter.ts';

describe('client/islands/dealBrowser/unknownPlaces', () => {
  it.each([
    [{ category: 'zzz' }, {}, 'There is no category “zzz”: that filter was removed.'],
    [
      { neighborhoods: ['atlantis', 'noda', 'utopia'] },
      { neighborhoods: ['noda'] },
      'There is no neighborhood “atlantis” or “utopia”: that filter was removed.',
    ],
    [
      { category: 'zzz', neighborhoods: ['atlantis'] },
      {},
      'There is no category “zzz”: that filter was removed. There is no neighborhood “atlantis”: that filter was removed.',
    ],
    [{ category: 'food' }, { category: 'food' }, ''],
  ])('says of %o, of which %o is left, %j', (asked, known, notice) => {
    expect(unknownPlaces({ ...noFilter, ...asked }, { ...noFilter, ...known })).toBe(notice);
  });
});
