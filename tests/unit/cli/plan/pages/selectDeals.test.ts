import { describe, expect, it } from 'vitest';
import { sampleGuides } from '../../../../support/guideFixtures.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const friday = '2026-11-20T12:00:00Z';
const saturday = '2026-11-21T08:00:00Z';
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** The page about the weekend of a city with only these deals. */
function weekendWith(deals: readonly Record<string, unknown>[], instant: string) {
  const site = siteOf({
    ...sampleGuides(),
    'deals/food.json': [sampleDeal('soup'), ...deals],
    'deals/shows.json': [],
  });
  const page = pageAt(planAt(site, instant), 'guide', '/weekend');
  const slugs = page.props.selection?.picks.map(({ deal }) => deal.slug) ?? [];
  return { page, slugs };
}

describe('cli/plan/pages/selectDeals for a range of days', () => {
  it('includes a deal that begins within them, and does not change when it begins', () => {
    const deal = sampleDeal('jam', { startDate: '2026-11-21' });
    const before = weekendWith([deal], friday);
    const after = weekendWith([deal], saturday);
    expect(before.slugs).toContain('jam');
    expect(after.page.props).toEqual(before.page.props);
    expect(iso(after.page.lastModified)).toBe(iso(before.page.lastModified));
    expect(iso(before.page.valid.until)).toBe('2026-11-23T08:00:00.000Z');
  });

  it.each([
    ['not yet published', { publishedDate: '2027-01-10' }],
    ['published after them, whenever it started', { startDate: '2026-11-01', publishedDate: '2026-11-23' }],
  ])('leaves out a deal that is %s', (_, fields) => {
    expect(weekendWith([sampleDeal('jam', fields)], friday).slugs).toEqual(['soup']);
  });

  it('names the days from the one on which a deal is published', () => {
    const deal = sampleDeal('jam', { publishedDate: '2026-11-22' });
    const { page } = weekendWith([deal], friday);
    expect(page.props.selection?.picks.find(({ deal: { slug } }) => slug === 'jam')?.when).toBe('Sun');
  });
});
