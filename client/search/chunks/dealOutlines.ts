import {
  byPercent,
  type NumberedOutline,
  readOutlines,
} from '../../../data/model/deals/chunks/filterChunks.ts';
import type { Question } from '../dealSource.ts';
import type { PieceFiles } from './chunkFiles.ts';
import { remembered } from './memoizeLast.ts';

/** Orders for which outlines alone are not enough. */
const richSorts: readonly string[] = ['popularity', 'newest', 'nearest'];

/** A function that gives the deals of a listing as filters know them, highest discount first. */
export function dealOutlines(categories: readonly string[], files: Pick<PieceFiles, 'outlines' | 'sorts'>) {
  const read = async (wanted: readonly string[], isRich: boolean) => {
    const listings = wanted.map(async (category) => {
      const [piece, sorts] = await Promise.all([
        files.outlines(category),
        isRich ? files.sorts(category) : null,
      ]);
      return readOutlines(category, piece, sorts);
    });
    return (await Promise.all(listings)).flat().sort(byPercent);
  };
  const inMemory = remembered((key) => {
    const [category = '', rich] = key.split(' ');
    return read(category === '' ? categories : [category], rich !== undefined);
  });
  return async ({ filter, scope }: Question): Promise<readonly NumberedOutline[]> => {
    const all = await inMemory((scope.category ?? '') + (richSorts.includes(filter.sort) ? ' rich' : ''));
    return scope.featured ? all.filter(({ featured }) => featured) : all;
  };
}
