import { describe, expect, it } from 'vitest';
import { partitionSaved } from '../../../../../client/islands/savedDeals/useSavedDeals.ts';
import { sampleRecord } from '../../../../support/dealData.ts';

const saved = (slug: string, startsAt?: number) => ({
  slug,
  title: slug,
  ...(startsAt !== undefined && { startsAt }),
});

describe('client/islands/savedDeals/sortSaved', () => {
  const deals = [sampleRecord('soup'), sampleRecord('pie'), sampleRecord('old', { endsAt: 5 })];

  it('returns live deals in the order in which they were saved', () => {
    const { live, unavailable } = partitionSaved([saved('pie'), saved('soup')], deals, 10);
    expect(live.map(({ slug }) => slug)).toEqual(['pie', 'soup']);
    expect(unavailable).toEqual([]);
  });

  it('treats a deal as ended from the instant of its end, or if the site no longer has it', () => {
    const { live, unavailable } = partitionSaved([saved('old'), saved('gone')], deals, 5);
    expect(live).toEqual([]);
    expect(unavailable.map(({ deal, reason }) => [deal.slug, reason])).toEqual([
      ['old', 'ended'],
      ['gone', 'ended'],
    ]);
    expect(partitionSaved([saved('old')], deals, 4).live).toHaveLength(1);
  });

  it('distinguishes upcoming from ended deals', () => {
    const reasonAt = (now: number) =>
      partitionSaved([saved('berries', 100)], deals, now).unavailable[0]?.reason;
    expect(reasonAt(99)).toBe('upcoming');
    expect(reasonAt(100)).toBe('ended');
  });
});
