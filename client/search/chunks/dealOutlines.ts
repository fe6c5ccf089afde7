import {
  byPercentOff,
  decodeDeals,
  type NumberedDeal,
} from '../../../data/model/deals/chunks/filterChunks.ts';
import type { ListingQuery } from '../dealSource.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import { memoizeLast } from './memoizeLast.ts';

/** Sort orders that also need the sort chunks. */
const richSorts: readonly string[] = ['popularity', 'newest', 'nearest'];

/** A function that loads the deals of a listing for filtering, highest discount first. */
export function dealOutlines(categories: readonly string[], files: Pick<ChunkFiles, 'outlines' | 'sorts'>) {
  const read = async (wanted: readonly string[], isRich: boolean) => {
    const listings = wanted.map(async (category) => {
      const [piece, sorts] = await Promise.all([
        files.outlines(category),
        isRich ? files.sorts(category) : null,
      ]);
      return decodeDeals(category, piece, sorts);
    });
    return (await Promise.all(listings)).flat().sort(byPercentOff);
  };
  const inMemory = memoizeLast((key) => {
    const [category = '', rich] = key.split(' ');
    return read(category === '' ? categories : [category], rich !== undefined);
  });
  return async ({ filter, scope }: ListingQuery): Promise<readonly NumberedDeal[]> => {
    // The map needs the places, which come with what these sort orders need.
    const isRich = filter.view === 'map' || richSorts.includes(filter.sort);
    const all = await inMemory((scope.category ?? '') + (isRich ? ' rich' : ''));
    return scope.featured ? all.filter(({ featured }) => featured) : all;
  };
}
