import { describe, expect, it } from 'vitest';
import { planImport } from '../../../../../cli/commands/clicks/planImport.ts';

const deal = (slug: string, clickCount: number) => ({ slug, source: 'deals/food.json', clickCount });
const deals = [deal('soup', 10), deal('bread', 5), deal('cake', 5), deal('noodles', 0)];
const changes = (unfinished: Record<string, number>, gains: Record<string, number>) =>
  planImport(deals, { unfinished: new Map(Object.entries(unfinished)) }, new Map(Object.entries(gains))).map(
    ({ slug, before, after }) => `${slug} ${before} ${after}`,
  );

describe('cli/commands/clicks/planImport', () => {
  it('lists the deals that change, most clicks first, then by slug', () => {
    expect(changes({}, { noodles: 2, cake: 3, bread: 3 })).toEqual(['bread 5 8', 'cake 5 8', 'noodles 0 2']);
  });

  it('goes on where an interrupted import stopped', () => {
    expect(changes({ soup: 12, bread: 5, gone: 9 }, { soup: 1, bread: 1 })).toEqual([
      'soup 10 13',
      'bread 5 6',
    ]);
  });

  it('changes nothing without clicks', () => {
    expect(changes({}, {})).toEqual([]);
  });
});
