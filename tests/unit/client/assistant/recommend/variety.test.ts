import { describe, expect, it } from 'vitest';
import { turnOf, varied } from '../../../../../client/assistant/recommend/variety.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';

const ranked = (slug: string, score: number, fields: Partial<DealRecord> = {}) => ({
  deal: sampleRecord(slug, { vendor: `Vendor of ${slug}`, category: slug, ...fields }),
  score,
});
const slugs = (deals: readonly DealRecord[]) => deals.map(({ slug }) => slug);

describe('client/assistant/recommend/variety', () => {
  it('chooses one deal of each vendor while there are others', () => {
    const one = { vendor: 'One' };
    const list = [ranked('a', 9, one), ranked('b', 8, one), ranked('c', 7, one), ranked('z', 1)];
    expect(slugs(varied(list, 2, true))).toEqual(['a', 'z']);
    expect(slugs(varied(list, 3, true))).toEqual(['a', 'z', 'b']);
    expect(slugs(varied(list.slice(0, 2), 3, true))).toEqual(['a', 'b']);
  });

  it('mixes categories of about equally good deals, if that is wanted', () => {
    const food = { category: 'food' };
    const list = [ranked('a', 9, food), ranked('b', 8.5, food), ranked('z', 8)];
    expect(slugs(varied(list, 2, true))).toEqual(['a', 'z']);
    expect(slugs(varied(list, 2, false))).toEqual(['a', 'b']);
    expect(slugs(varied([ranked('a', 9, food), ranked('b', 8.5, food), ranked('z', 1)], 2, true))).toEqual([
      'a',
      'b',
    ]);
  });

  it('gives each deal another turn with each seed', () => {
    const turns = Array.from({ length: 50 }, (_, seed) => turnOf(sampleRecord('soup'), seed));
    expect(new Set(turns).size).toBe(50);
    expect(Math.max(...turns) - Math.min(...turns)).toBeGreaterThan(1);
    expect(turnOf(sampleRecord('soup'), 7)).toBe(turns[7]);
  });
});
