import { describe, expect, it } from 'vitest';
import { changedClickCounts } from '../../../../../cli/commands/clicks/clickCounts.ts';

describe('cli/commands/clicks/clickCounts', () => {
  const deal = (slug: string, clickCount: number) => ({ slug, clickCount });
  const deals = [deal('soup', 10), deal('bread', 5), deal('cake', 5), deal('noodles', 0)];
  const changes = (before: Record<string, number>, after: Record<string, number>) =>
    changedClickCounts(deals, new Map(Object.entries(before)), new Map(Object.entries(after))).map(
      ({ slug, before: old, after: changed }) => `${slug} ${old} ${changed}`,
    );

  it('lists the deals that change, most clicks first, then by slug', () => {
    expect(changes({}, { noodles: 2, cake: 3, bread: 3, gone: 9 })).toEqual([
      'bread 5 8',
      'cake 5 8',
      'noodles 0 2',
    ]);
  });

  it('counts what the ledger had before only once', () => {
    expect(changes({ soup: 4, bread: 5 }, { soup: 6, bread: 5 })).toEqual(['soup 10 12']);
  });
});
