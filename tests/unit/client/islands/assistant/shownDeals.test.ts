import { describe, expect, it } from 'vitest';
import { shownDeals } from '../../../../../client/islands/assistant/shownDeals.ts';
import { sampleDealData, sampleEnd, sampleRecord } from '../../../../support/dealData.ts';

const data = sampleDealData({
  deals: [
    sampleRecord('soup', { url: 'https://kitchen.example' }),
    sampleRecord('pie', { url: 'https://pies.example', endsAt: sampleEnd - 1000 }),
    sampleRecord('bread'),
    sampleRecord('tea', { url: '' }),
  ],
});
const recommended = (...slugs: string[]) => ({ deals: slugs.map((slug) => ({ slug, why: `why ${slug}` })) });
const slugsAt = (now: number, ...slugs: string[]) =>
  shownDeals(recommended(...slugs), data, now).map(({ deal, card, why }) => [deal.slug, card.href, why]);

describe('client/islands/assistant/shownDeals', () => {
  it('shows recommended deals in their order, each with why', () => {
    expect(slugsAt(0, 'pie', 'soup')).toEqual([
      ['pie', '/deal/pie', 'why pie'],
      ['soup', '/deal/soup', 'why soup'],
    ]);
  });

  it('leaves out what the catalogue no longer has', () => {
    expect(slugsAt(0, 'gone', 'soup')).toHaveLength(1);
  });

  it('leaves out a deal at the instant at which it ends', () => {
    expect(slugsAt(sampleEnd - 1001, 'pie')).toHaveLength(1);
    expect(slugsAt(sampleEnd - 1000, 'pie')).toHaveLength(0);
  });

  it('leaves out what no vendor can be reached for', () => {
    expect(slugsAt(0, 'bread', 'tea')).toEqual([]);
  });
});
