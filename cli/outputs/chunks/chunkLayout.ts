import { createHash } from 'node:crypto';
import {
  checkLetter,
  type DealChunks,
  postingsChunkCount,
  recordChunkCount,
  recordChunkOf,
  wordChunkCount,
} from '../../../data/model/deals/chunks/dealChunks.ts';
import { encodeVlqs } from '../../../data/model/deals/chunks/vlq.ts';
import type { CatalogEntry } from '../../plan/catalog/dealIndex.ts';

/** Which deals are in which record chunk, and the numbers of the deals that follow from it. */
export interface ChunkLayout {
  /** The listed deals in the order of their numbers. */
  readonly entries: readonly CatalogEntry[];
  /** The number of the first deal of each chunk, then the number of all deals. */
  readonly starts: readonly number[];
  /** The layout as browsers get it. */
  readonly chunks: DealChunks;
}

/**
 * The layout of `listed` deals. As long as the number of chunks stays the same, the chunk of a deal depends only on its
 * slug, and its place in the chunk only on the slugs beside it.
 */
export function createChunkLayout(listed: readonly CatalogEntry[]): ChunkLayout {
  const groups: CatalogEntry[][] = Array.from({ length: recordChunkCount(listed.length) }, () => []);
  for (const entry of listed) groups[recordChunkOf(entry.deal.slug, groups.length)]?.push(entry);
  const layout = createHash('sha1');
  const starts = [0];
  let checks = '';
  for (const group of groups) {
    group.sort((a, b) => (a.deal.slug < b.deal.slug ? -1 : 1));
    const slugs = group.map(({ deal }) => deal.slug);
    checks += checkLetter(slugs);
    layout.update(`${slugs.join()}\n`);
    starts.push((starts.at(-1) ?? 0) + group.length);
  }
  return {
    entries: groups.flat(),
    starts,
    chunks: {
      layout: layout.digest('hex').slice(0, 12),
      deals: listed.length,
      sizes: encodeVlqs(groups.map(({ length }) => length)),
      checks,
      words: wordChunkCount(listed.length),
      lists: postingsChunkCount(listed.length),
    },
  };
}
