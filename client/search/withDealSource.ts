import { wordRules } from '../../data/model/deals/searchRules.ts';
import { loadDealData } from '../deals/loadDealData.ts';
import { andThen } from './andThen.ts';
import type { DealSource } from './dealSource.ts';
import { createInMemorySource } from './inMemorySource.ts';

/** Kept once a page: its islands are started apart from each other, and share the deals. */
let source: DealSource | Promise<DealSource> | undefined;

/**
 * Calls `ask` with the deals of the site, synchronously once they are loaded, which happens once a page. Rejects if they
 * cannot be loaded; the next call then tries again.
 */
export function withDealSource<Answer>(
  ask: (source: DealSource) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  source ??= load();
  return andThen(source, ask);
}

/** Whether the deals are loaded or loading: a failure then has another cause. */
export const isDealSourceRequested = (): boolean => source !== undefined;

async function load(): Promise<DealSource> {
  try {
    const data = await loadDealData();
    const { pieces } = data;
    const loaded = pieces
      ? (await import('./chunks/chunkedSource.ts')).createChunkedSource(data, pieces, wordRules)
      : createInMemorySource((await import('../deals/currentData.ts')).currentData(data));
    source = loaded;
    return loaded;
  } catch (error) {
    source = undefined;
    throw error;
  }
}
