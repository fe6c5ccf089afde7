import { describe, expect, it } from 'vitest';
import { createSiteAssistant } from '../../../../../cli/commands/ask/siteAssistant.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { siteOf, siteWith } from '../../support/siteOf.ts';

const at = (instant: string) => createSiteAssistant(siteOf(), Date.parse(instant));
const slugsAt = (instant: string) =>
  at(instant)
    .knowledge.data.deals.map(({ slug }) => slug)
    .sort();

describe('cli/commands/ask/siteAssistant', () => {
  it('knows the deals that are listed at the given time', () => {
    expect(slugsAt('2026-11-20T12:00:00Z')).toEqual(['bread', 'jazz', 'noodles', 'soup']);
    expect(slugsAt('2027-03-02T12:00:00Z')).toEqual(['bread', 'jazz', 'magic', 'soup']);
  });

  it("uses the city's clock", () => {
    const { context, knowledge } = at('2026-12-01T06:00:00Z');
    expect(context).toMatchObject({
      now: Date.parse('2026-12-01T06:00:00Z'),
      place: null,
      seed: 0,
      page: null,
    });
    expect(knowledge.calendar.dateAt(context.now)).toBe('2026-11-30');
    expect(knowledge.calendar.dateAt(Date.parse('2026-12-01T08:00:00Z'))).toBe('2026-12-01');
  });

  it("introduces itself with the site's texts", () => {
    const { head } = at('2026-11-20').knowledge.assistant;
    expect(head).toMatchObject({
      name: 'Porter',
      cityName: 'Port Sample',
      currency: 'USD',
      disclosure: 'Paid link',
    });
  });

  it('knows when deals take place', () => {
    const fields = {
      days: ['mon', 'sun'],
      months: [4, 5],
      familyFriendly: true,
      outdoor: false,
      tags: ['tea'],
    };
    const site = siteWith([sampleDeal('tea', fields), sampleDeal('soup')]);
    const { deals } = createSiteAssistant(site, Date.parse('2026-11-20')).knowledge.data;
    const [soup, tea] = ['soup', 'tea'].map((slug) => deals.find((deal) => deal.slug === slug));
    expect(tea).toMatchObject({
      when: { days: [1, 0], months: [4, 5] },
      family: true,
      outdoor: false,
      tags: ['tea'],
    });
    for (const key of ['when', 'family', 'outdoor', 'tags']) expect(soup).not.toHaveProperty(key);
  });
});
