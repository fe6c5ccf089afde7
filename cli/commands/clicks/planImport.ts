import type { DealGain } from './importReport.ts';
import type { Ledger } from './ledger.ts';

/** A deal as far as counting its clicks needs to know it. */
export interface CountedDeal {
  readonly slug: string;
  readonly source: string;
  readonly clickCount: number;
}

/**
 * The deals whose click count is to change: most clicks first, then by slug. Counts that an interrupted import left
 * `unfinished` take the place of those in the content.
 */
export function planImport(
  deals: readonly CountedDeal[],
  { unfinished }: Pick<Ledger, 'unfinished'>,
  gains: ReadonlyMap<string, number>,
): DealGain[] {
  return deals
    .map(({ slug, source, clickCount }) => ({
      slug,
      source,
      before: clickCount,
      after: (unfinished.get(slug) ?? clickCount) + (gains.get(slug) ?? 0),
    }))
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || (a.slug < b.slug ? -1 : 1));
}
