import { describe, expect, it } from 'vitest';
import { compareRows } from '../../../../client/islands/savedDeals/compareRows.ts';
import { sortSaved } from '../../../../client/islands/savedDeals/sortSaved.ts';
import { sampleDealData, sampleRecord } from '../../../support/dealData.ts';

const saved = (slug: string, startsAt?: number) => ({
  slug,
  title: slug,
  ...(startsAt !== undefined && { startsAt }),
});

describe('client/islands/savedDeals/sortSaved', () => {
  const deals = [sampleRecord('soup'), sampleRecord('pie'), sampleRecord('old', { endsAt: 5 })];

  it('gives the deals that are on in the order in which they were saved', () => {
    const { live, unavailable } = sortSaved([saved('pie'), saved('soup')], deals, 10);
    expect(live.map(({ slug }) => slug)).toEqual(['pie', 'soup']);
    expect(unavailable).toEqual([]);
  });

  it('takes a deal for ended from the very instant of its end, and where the site has forgotten it', () => {
    const { live, unavailable } = sortSaved([saved('old'), saved('gone')], deals, 5);
    expect(live).toEqual([]);
    expect(unavailable.map(({ deal, reason }) => [deal.slug, reason])).toEqual([
      ['old', 'ended'],
      ['gone', 'ended'],
    ]);
    expect(sortSaved([saved('old')], deals, 4).live).toHaveLength(1);
  });

  it('tells a deal that has not started from one that has ended', () => {
    const reasonAt = (now: number) => sortSaved([saved('berries', 100)], deals, now).unavailable[0]?.reason;
    expect(reasonAt(99)).toBe('upcoming');
    expect(reasonAt(100)).toBe('ended');
  });
});

describe('client/islands/savedDeals/compareRows', () => {
  it('says the same things of each deal, in their order', () => {
    const one = sampleRecord('soup', {
      price: 8.99,
      originalPrice: 10.5,
      percent: 14,
      family: true,
      outdoor: true,
    });
    const other = sampleRecord('show', {
      category: 'shows',
      neighborhood: 'harbor',
      adults: true,
      outdoor: false,
    });
    const rows = compareRows([one, other, sampleRecord('plain')], sampleDealData(), 'USD');

    expect(Object.fromEntries(rows.map(({ label, values }) => [label, values]))).toEqual({
      Price: ['$8.99', '$40', '$40'],
      Was: ['$10.50', '$50', '$50'],
      'You save': ['$1.51', '$10', '$10'],
      'Percent off': ['14%', '20%', '20%'],
      Category: ['Food', 'Shows', 'Food'],
      Where: ['Old Town', 'Harbor', 'Old Town'],
      By: ['Sample Kitchen', 'Sample Kitchen', 'Sample Kitchen'],
      Ends: ['Jun 30, 2027', 'Jun 30, 2027', 'Jun 30, 2027'],
      'Good for': ['Families', 'Adults', '–'],
      Setting: ['Outdoors', 'Indoors', '–'],
    });
  });
});
