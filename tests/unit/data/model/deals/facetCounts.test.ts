import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestChoicesToDrop } from '../../../../../data/model/deals/choicesToDrop.ts';
import { type DealFilter, noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import { countFacetValues } from '../../../../../data/model/deals/facetCounts.ts';
import { features } from '../../../../../data/model/deals/features.ts';
import { filterDeals } from '../../../../../data/model/deals/filterDeals.ts';
import { namedTimes } from '../../../../../data/model/time/whenFilter.ts';
import { anyFilter } from '../../../../support/dealData.ts';
import { deals, here } from '../../../../support/fourDeals.ts';

const ask = (change: Partial<DealFilter>): DealFilter => ({ ...noFilter, ...change });

describe('data/model/deals/facetCounts', () => {
  it('counts for each value the deals that choosing it would leave', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const counts = countFacetValues(deals, filter, here);
        for (const category of ['food', 'shows', 'featured']) {
          const left = filterDeals(deals, { ...filter, category }, here).length;
          expect(counts.category.get(category) ?? 0).toBe(left);
        }
        expect(counts.total).toBe(filterDeals(deals, filter, here).length);
        for (const area of ['harbor', 'old-town']) {
          const left = filterDeals(deals, { ...filter, neighborhoods: [area] }, here).length;
          expect(counts.neighborhoods.get(area) ?? 0).toBe(left);
        }
        const soon = filterDeals(deals, { ...filter, endsSoon: true }, here).length;
        expect(counts.endsSoon.get('soon') ?? 0).toBe(soon);
        for (const when of namedTimes)
          expect(counts.when.get(when) ?? 0).toBe(filterDeals(deals, { ...filter, when }, here).length);
        for (const feature of features) {
          const all = [...filter.features, feature];
          const left = filterDeals(deals, { ...filter, features: all }, here).length;
          expect(counts.features.get(feature) ?? 0).toBe(left);
        }
      }),
    );
  });

  it('suggests dropping only what helps, the most helpful first', () => {
    const filter = ask({ category: 'food', price: 'luxury', audience: 'adults' });
    expect(filterDeals(deals, filter, here)).toEqual([]);
    const drop = (filter: DealFilter) =>
      suggestChoicesToDrop(deals, filter, here).map(({ choices, count }) => [
        choices.map(({ value }) => value).join(),
        count,
      ]);
    expect(drop(filter)).toEqual([['food', 1]]);
    expect(drop(ask({}))).toEqual([]);
    expect(drop(ask({ category: 'shows', features: ['step-free', 'vegan'] }))).toEqual([
      ['shows', 1],
      ['vegan', 1],
    ]);
  });

  it('suggests dropping all neighborhoods at once, because one of several leaves the others in the way', () => {
    const filter = ask({ neighborhoods: ['lake', 'moon'], price: 'budget' });
    const [drop, ...others] = suggestChoicesToDrop(deals, filter, here);
    expect(drop).toEqual({
      choices: ['lake', 'moon'].map((value) => ({ facet: 'neighborhoods', value })),
      change: { neighborhoods: [] },
      count: 1,
    });
    expect(others).toEqual([]);
  });
});
