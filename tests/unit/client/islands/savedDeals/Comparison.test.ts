import { describe, expect, it } from 'vitest';
import { compareRows } from '../../../../../client/islands/savedDeals/Comparison.tsx';
import { sampleDealData, sampleRecord } from '../../../../support/dealData.ts';

describe('client/islands/savedDeals/compareRows', () => {
  it('has the same rows for each deal, in a fixed order', () => {
    const one = sampleRecord('soup', {
      price: 8.99,
      originalPrice: 10.5,
      percent: 14,
      family: true,
      outdoor: true,
    });
    const other = sampleRecord('show', {
      category: 'shows',
      neighborhoods: ['harbor'],
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
