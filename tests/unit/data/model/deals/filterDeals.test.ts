import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DealFilter, noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import {
  countFacetValues,
  filterDeals,
  suggestFacetsToDrop,
} from '../../../../../data/model/deals/filterDeals.ts';
import { anyFilter, sampleEnd, sampleRecord } from '../../../../support/dealData.ts';

const day = 86_400_000;
const now = sampleEnd - 100 * day;
const here = { now, place: null };

const deals = [
  sampleRecord('soup', {
    price: 49.99,
    family: true,
    outdoor: false,
    clicks: 3,
    publishedDate: '2026-10-03',
  }),
  sampleRecord('jazz', { category: 'shows', neighborhoods: ['harbor'], price: 50, adults: true, clicks: 9 }),
  sampleRecord('sail', {
    category: 'shows',
    price: 150,
    clicks: 20,
    outdoor: true,
    endsAt: now + 14 * day,
    at: [[47.7, -122.3]],
  }),
  sampleRecord('gone', { endsAt: now, clicks: 99 }),
];

const ask = (change: Partial<DealFilter>): DealFilter => ({ ...noFilter, ...change });
const slugs = (found: readonly DealRecord[]) => found.map(({ slug }) => slug);
const found = (change: Partial<DealFilter>) => slugs(filterDeals(deals, ask(change), here));

describe('data/model/deals/filterDeals', () => {
  it('keeps all deals that have not ended, in order, without a filter', () => {
    expect(found({})).toEqual(['soup', 'jazz', 'sail']);
  });

  it.each<[string, Partial<DealFilter>, string[]]>([
    ['a category', { category: 'shows' }, ['jazz', 'sail']],
    ['a neighborhood', { neighborhood: 'harbor' }, ['jazz']],
    ['prices below fifty', { price: 'budget' }, ['soup']],
    ['prices from fifty', { price: 'mid' }, ['jazz']],
    ['prices from a hundred and fifty', { price: 'luxury' }, ['sail']],
    ['what is good for families', { audience: 'family' }, ['soup']],
    ['what is for adults', { audience: 'adults' }, ['jazz', 'sail']],
    ['what is not outdoors', { setting: 'indoor' }, ['soup', 'jazz']],
    ['what is not indoors', { setting: 'outdoor' }, ['jazz', 'sail']],
    ['what ends within fourteen days', { endsSoon: true }, ['sail']],
    ['several things at once', { category: 'shows', price: 'mid', audience: 'adults' }, ['jazz']],
  ])('finds %s', (_, change, expected) => {
    expect(found(change)).toEqual(expected);
  });

  it.each<[DealFilter['sort'], string[]]>([
    ['expiry', ['sail', 'jazz', 'soup']],
    ['popularity', ['sail', 'jazz', 'soup']],
    ['price', ['soup', 'jazz', 'sail']],
    ['newest', ['soup', 'jazz', 'sail']],
  ])('sorts by %s, and by name where that is equal', (sort, expected) => {
    expect(found({ sort })).toEqual(expected);
  });

  it('sorts by distance once the location is known, deals without a place last', () => {
    const place = { lat: 47.7, lon: -122.31 };
    expect(slugs(filterDeals(deals, ask({ sort: 'nearest' }), { now, place }))[0]).toBe('sail');
    expect(found({ sort: 'nearest' })).toEqual(found({}));
  });

  it('counts for each value the deals that choosing it would leave', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const counts = countFacetValues(deals, filter, now);
        for (const category of ['food', 'shows']) {
          const left = filterDeals(deals, { ...filter, category }, here).length;
          expect(counts.category.get(category) ?? 0).toBe(left);
        }
        const soon = filterDeals(deals, { ...filter, endsSoon: true }, here).length;
        expect(counts.endsSoon.get('soon') ?? 0).toBe(soon);
      }),
    );
  });

  it('suggests dropping only facets that help, the most helpful first', () => {
    const filter = ask({ category: 'food', price: 'luxury', audience: 'adults' });
    expect(filterDeals(deals, filter, here)).toEqual([]);
    expect(suggestFacetsToDrop(deals, filter, now)).toEqual([{ facet: 'category', count: 1 }]);
    expect(suggestFacetsToDrop(deals, ask({}), now)).toEqual([]);
  });
});
