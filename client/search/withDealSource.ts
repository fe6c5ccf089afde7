import { wordRules } from '../../data/model/deals/searchRules.ts';
import { loadDealData } from '../deals/loadDealData.ts';
import { andThen, type DealSource } from './dealSource.ts';
import { createInMemorySource } from './inMemorySource.ts';

let source: DealSource | Promise<DealSource> | undefined;

/**
 * What `ask` makes of the deals of the site: at once where it can. They are loaded once a page; where they cannot be had
 * it rejects, and the next call loads them again.
 */
export function withDealSource<Answer>(
  ask: (source: DealSource) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  source ??= load();
  return andThen(source, ask);
}

/** Whether the deals are there, or on their way: what fails then is not for want of them. */
export const isDealSourceRequested = (): boolean => source !== undefined;

async function load(): Promise<DealSource> {
  try {
    const data = await loadDealData();
    const { pieces } = data;
    const loaded = pieces
      ? (await import('./chunks/chunkedSource.ts')).createChunkedSource(data, pieces, wordRules)
      : createInMemorySource(data);
    source = loaded;
    return loaded;
  } catch (error) {
    source = undefined;
    throw error;
  }
}
