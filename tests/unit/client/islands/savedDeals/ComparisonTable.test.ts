import { describe, expect, it } from 'vitest';
import { compareRows } from '../../../../../client/islands/savedDeals/ComparisonTable.tsx';
import { sampleDealData, sampleRecord } from '../../../../support/dealData.ts';

describe('client/islands/savedDeals/ComparisonTable', () => {
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
    const rows = compareRows([one, other, sampleRecord('plain')], sampleDealData(), 'USD', new Map());

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

  it('says whom a deal is good for as its page does, and leaves out what is known of none', () => {
    const rows = compareRows(
      [sampleRecord('soup', { family: true }), sampleRecord('show', { family: true })],
      sampleDealData(),
      'USD',
      new Map([['soup', 'Old friends']]),
    );
    expect(rows.find(({ label }) => label === 'Good for')?.values).toEqual(['Old friends', 'Families']);
    expect(rows.some(({ label }) => label === 'Setting')).toBe(false);
  });
});
