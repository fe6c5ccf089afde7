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
import type { CatalogEntry } from '../../plan/catalog/dealCatalog.ts';

/** Which deals are in which record piece, and the numbers that they have by that. */
export interface PieceLayout {
  /** The listed deals in the order of their numbers. */
  readonly entries: readonly CatalogEntry[];
  /** The number of the first deal of each piece, and at the end how many deals there are. */
  readonly starts: readonly number[];
  /** What browsers are told of it. */
  readonly pieces: DealChunks;
}

/**
 * The layout of `listed` deals. The piece of a deal depends on its slug alone as long as the number of pieces stays, its
 * place in the piece on the slugs beside it.
 */
export function layOut(listed: readonly CatalogEntry[]): PieceLayout {
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
    pieces: {
      layout: layout.digest('hex').slice(0, 12),
      deals: listed.length,
      sizes: encodeVlqs(groups.map(({ length }) => length)),
      checks,
      words: wordChunkCount(listed.length),
      lists: postingsChunkCount(listed.length),
    },
  };
}
