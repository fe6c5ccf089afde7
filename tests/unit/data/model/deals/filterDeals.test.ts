import { describe, expect, it } from 'vitest';
import { type DealFilter, noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { filterDeals } from '../../../../../data/model/deals/filterDeals.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { toSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { deals, here, now } from '../../../../support/fourDeals.ts';

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
    ['a neighborhood', { neighborhoods: ['harbor'] }, ['jazz']],
    ['any of several neighborhoods', { neighborhoods: ['harbor', 'old-town'] }, ['soup', 'jazz', 'sail']],
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

  it('counts a bed for tonight, whatever the hours of its house, where search words look for it', () => {
    const bed = sampleRecord('bed', { traits: traitBits(['lodging']) });
    const houses = [bed, sampleRecord('bath'), { ...bed, slug: 'closed', when: { days: [] } }];
    const tonight = (query: string) => slugs(filterDeals(houses, ask({ when: 'tonight', query }), here));
    expect(tonight('hotel')).toEqual(['bed']);
    expect(tonight('')).toEqual([]);
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
});
