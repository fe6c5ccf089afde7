/** A deal, as far as its click count is concerned. */
export interface CountedDeal {
  readonly slug: string;
  readonly clickCount: number;
}

/** A deal whose click count changes. */
export interface ClickCountChange {
  readonly slug: string;
  readonly before: number;
  readonly after: number;
}

/**
 * The deals whose click count changes when the ledger has other clicks, by slug, than before: most new clicks first, then
 * by slug.
 */
export function changedClickCounts(
  deals: readonly CountedDeal[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): ClickCountChange[] {
  return deals
    .map(({ slug, clickCount }) => ({
      slug,
      before: clickCount,
      after: clickCount + (after.get(slug) ?? 0) - (before.get(slug) ?? 0),
    }))
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || (a.slug < b.slug ? -1 : 1));
}
