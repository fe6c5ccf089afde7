import { describe, expect, it } from 'vitest';
import { dealDataAt } from '../../../../../data/model/deals/dealDataAt.ts';
import type { DealData } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleDealData, sampleRecord } from '../../../../support/dealData.ts';

const endsAt = Date.parse('2027-01-19T00:00:00-08:00');
const guide = (slug: string) => ({
  href: `/deal/${slug}`,
  title: slug,
  description: '',
  list: 'upcoming' as const,
});
const data = sampleDealData({
  timeZone: 'America/Los_Angeles',
  deals: [sampleRecord('soup')],
  coming: [
    sampleRecord('skating', { starts: '2026-12-04', endsAt }),
    sampleRecord('garden', { starts: '2027-04-01' }),
  ],
  guides: [{ href: '/today', title: 'Today', description: '' }, guide('skating'), guide('garden')],
});
const at = (instant: string | number) => {
  const { deals, coming, guides } = dealDataAt(data, new Date(instant).getTime());
  return {
    deals: deals.map(({ slug, begun }) => [slug, begun]),
    coming: coming?.map(({ slug }) => slug),
    guides: guides.map(({ title }) => title),
  };
};

describe('data/model/deals/dealDataAt', () => {
  it('is as it was made until the first day of a deal to come, in the city', () => {
    expect(dealDataAt(data, Date.parse('2026-12-03T23:59:00-08:00'))).toEqual(data);
  });

  it('has a deal that has begun since among the others', () => {
    expect(at('2026-12-04T00:00:00-08:00')).toEqual({
      deals: [
        ['soup', undefined],
        ['skating', true],
      ],
      coming: ['garden'],
      guides: ['Today', 'garden'],
    });
  });

  it('has no deal that is over', () => {
    expect(at(endsAt)).toEqual({
      deals: [['soup', undefined]],
      coming: ['garden'],
      guides: ['Today', 'garden'],
    });
  });

  it('keeps a deal that is over for who asks about it, and the place of each deal', () => {
    const slugs = ({ deals, coming = [] }: DealData) => [...deals, ...coming].map(({ slug }) => slug);
    const late = dealDataAt(data, endsAt, true);
    expect(late.deals.map(({ slug, starts }) => [slug, starts])).toEqual([
      ['soup', undefined],
      ['skating', undefined],
    ]);
    expect(slugs(late)).toEqual(slugs(data));
    expect(late.guides.map(({ title }) => title)).toEqual(['Today', 'garden']);
  });
});
