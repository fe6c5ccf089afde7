import { describe, expect, it } from 'vitest';
import { dealsNamedLike } from '../../../../client/enhance/similarDeals.ts';

const deal = (slug: string) => ({ slug, title: slug.replaceAll('-', ' ') });
const deals = ['taco-flight-uptown', 'taco-tuesday', 'jazz-night', 'balloon-flight-for-two'].map(deal);
const slugs = (wanted: string) => dealsNamedLike(wanted, deals).map(({ slug }) => slug);

describe('client/enhance/similarNames', () => {
  it('puts the deal that shares most words first', () => {
    expect(slugs('taco-flight')).toEqual(['taco-flight-uptown', 'taco-tuesday', 'balloon-flight-for-two']);
  });

  it('finds nothing without a shared word of three or more letters', () => {
    expect(slugs('opera')).toEqual([]);
    expect(slugs('a-of-in')).toEqual([]);
  });

  it('compares words of titles without regard to case', () => {
    expect(dealsNamedLike('JAZZ', [{ slug: 'x', title: 'Jazz on the terrace' }])).toHaveLength(1);
  });

  it('returns four at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => deal(`pie-${index}`));
    expect(dealsNamedLike('pie', many)).toHaveLength(4);
  });
});
