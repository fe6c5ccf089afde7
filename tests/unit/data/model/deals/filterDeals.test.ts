import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DealFilter, noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { features, featuresOf } from '../../../../../data/model/deals/features.ts';
import {
  countFacetValues,
  filterDeals,
  suggestChoicesToDrop,
} from '../../../../../data/model/deals/filterDeals.ts';
import { toSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { namedTimes } from '../../../../../data/model/time/whenFilter.ts';
import { anyFilter, sampleCalendar, sampleEnd, sampleRecord } from '../../../../support/dealData.ts';

const day = 86_400_000;
/** The beginning of 2027-03-23 in the city. */
const now = sampleEnd - 100 * day;
const free = { kind: 'free', originalPrice: null } as const;
const paid = { kind: 'price', price: 50 } as const;
const here = { now, place: null, calendar: sampleCalendar };

const tonight = toSchedule({ sessions: [{ date: '2027-03-23', from: '20:00', to: '21:00' }] });

const deals = [
  sampleRecord('soup', {
    price: 49.99,
    features: featuresOf({ access: { stepFree: true }, diet: ['vegan'] }, free),
    when: toSchedule({ hours: [{ from: '11:00', to: '22:00' }] }),
    family: true,
    outdoor: false,
    clicks: 3,
    publishedDate: '2026-10-03',
  }),
  sampleRecord('jazz', {
    category: 'shows',
    neighborhoods: ['harbor'],
    price: 50,
    featured: true,
    features: featuresOf({ access: { stepFree: true } }, paid),
    when: tonight,
    adults: true,
    clicks: 9,
  }),
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
    ['what is featured', { category: 'featured' }, ['jazz']],
    ['a neighborhood', { neighborhood: 'harbor' }, ['jazz']],
    ['prices below fifty', { price: 'budget' }, ['soup']],
    ['prices from fifty', { price: 'mid' }, ['jazz']],
    ['prices from a hundred and fifty', { price: 'luxury' }, ['sail']],
    ['what is good for families', { audience: 'family' }, ['soup']],
    ['what is for adults', { audience: 'adults' }, ['jazz', 'sail']],
    ['what is not outdoors', { setting: 'indoor' }, ['soup', 'jazz']],
    ['what is not indoors', { setting: 'outdoor' }, ['jazz', 'sail']],
    ['what ends within fourteen days', { endsSoon: true }, ['sail']],
    ['what has a feature', { features: ['step-free'] }, ['soup', 'jazz']],
    ['what has all features', { features: ['step-free', 'vegan'] }, ['soup']],
    ['what takes place on a date', { when: '2027-03-24' }, ['soup', 'sail']],
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
    expect(slugs(filterDeals(deals, ask({ sort: 'nearest' }), { ...here, place }))[0]).toBe('sail');
    expect(found({ sort: 'nearest' })).toEqual(found({}));
  });

  it('goes by the nearest of several places', () => {
    const place = { lat: 47.7, lon: -122.31 };
    const chain = sampleRecord('chain', {
      at: [
        [10, 10],
        [47.7, -122.309],
      ],
    });
    const sorted = filterDeals([...deals, chain], ask({ sort: 'nearest' }), { ...here, place });
    expect(slugs(sorted).slice(0, 2)).toEqual(['chain', 'sail']);
  });

  it('counts for each value the deals that choosing it would leave', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const counts = countFacetValues(deals, filter, here);
        for (const category of ['food', 'shows', 'featured']) {
          const left = filterDeals(deals, { ...filter, category }, here).length;
          expect(counts.category.get(category) ?? 0).toBe(left);
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

  it('puts sessions in the order of their start where a day is asked for, what is open or usable after them', () => {
    const late = sampleRecord('late', {
      when: toSchedule({ sessions: [{ date: '2027-03-23', from: '22:00' }] }),
    });
    const found = (change: Partial<DealFilter>, instant = now) =>
      slugs(filterDeals([...deals, late], ask(change), { ...here, now: instant }));
    expect(found({ when: 'tonight' })).toEqual(['jazz', 'late', 'soup']);
    expect(found({ when: 'today' })).toEqual(['jazz', 'late', 'soup', 'sail']);
    expect(found({ when: 'tonight', sort: 'price' })).toEqual(['late', 'soup', 'jazz']);
    expect(found({ when: 'tonight', query: 'any' })).toEqual(['soup', 'jazz', 'late']);
    // As time goes by, what is over leaves.
    expect(found({ when: 'tonight' }, now + 21.5 * 3_600_000)).toEqual(['late', 'soup']);
  });

  it('suggests dropping only what helps, the most helpful first', () => {
    const filter = ask({ category: 'food', price: 'luxury', audience: 'adults' });
    expect(filterDeals(deals, filter, here)).toEqual([]);
    expect(suggestChoicesToDrop(deals, filter, here)).toEqual([
      { choice: { facet: 'category', value: 'food' }, count: 1 },
    ]);
    expect(suggestChoicesToDrop(deals, ask({}), here)).toEqual([]);
    const demanding = ask({ category: 'shows', features: ['step-free', 'vegan'] });
    expect(suggestChoicesToDrop(deals, demanding, here)).toEqual([
      { choice: { facet: 'category', value: 'shows' }, count: 1 },
      { choice: { facet: 'features', value: 'vegan' }, count: 1 },
    ]);
  });
});
