import { digest } from '../files/hash.ts';

/** The part of a site that one of several machines builds: number `index` (from 1) of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The shard written as "I/N"; `null` for any other text. */
export function parseShard(text: string): Shard | null {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text);
  if (!match) return null;
  const [index, count] = [Number(match[1]), Number(match[2])];
  return index >= 1 && index <= count ? { index, count } : null;
}

/** "2/3". */
export const printShard = ({ index, count }: Shard) => `${index}/${count}`;

/** Whether a page belongs to a shard. Depends only on its path, so that all machines agree. */
export function isInShard(path: string, { index, count }: Shard): boolean {
  return Number.parseInt(digest(path).slice(0, 8), 16) % count === index - 1;
}
