import { type DealChunks, recordChunkOf } from '../../../data/model/deals/chunks/dealChunks.ts';
import { decodeVlqs } from '../../../data/model/deals/chunks/vlq.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { ChunkFiles } from './chunkFiles.ts';

/** Loads full records from chunks; missing deals are left out. */
export interface DealRecords {
  byNumbers(numbers: readonly number[]): Promise<DealRecord[]>;
  bySlugs(slugs: readonly string[]): Promise<DealRecord[]>;
}

export function dealRecords({ sizes }: DealChunks, files: Pick<ChunkFiles, 'records'>): DealRecords {
  const starts = [0];
  for (const size of decodeVlqs(sizes)) starts.push((starts.at(-1) ?? 0) + size);
  const count = starts.length - 1;
  const all = async <Key>(keys: readonly Key[], find: (key: Key) => Promise<DealRecord | undefined>) =>
    (await Promise.all(keys.map(find))).filter((deal) => deal !== undefined);
  return {
    byNumbers: (numbers) =>
      all(numbers, async (number) => {
        const piece = starts.findLastIndex((start) => start <= number);
        return (await files.records(piece))[number - (starts[piece] ?? 0)];
      }),
    bySlugs: (slugs) =>
      all(slugs, async (wanted) =>
        (await files.records(recordChunkOf(wanted, count))).find(({ slug }) => slug === wanted),
      ),
  };
}
