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
    // On Sunday it stands under another day.
    expect(iso(before.page.valid.until)).toBe('2026-11-22T08:00:00.000Z');
  });

  it('groups deals by day, in order of their start, and those for every day last', () => {
    const session = (date: string, from: string) => ({ sessions: [{ date, from, to: '23:00' }] });
    const { page } = weekendWith(
      [
        sampleDeal('late', session('2026-11-21', '21:00')),
        sampleDeal('early', session('2026-11-21', '18:00')),
        sampleDeal('bar', { hours: [{ days: ['fri', 'sat'], from: '17:00', to: '02:00' }] }),
        sampleDeal('class', { hours: [{ days: ['sat'], from: '19:00', to: '20:00' }] }),
        sampleDeal('gone', session('2026-11-14', '18:00')),
        sampleDeal('lunch', { hours: [{ from: '10:00', to: '14:00' }] }),
        sampleDeal('full', { sessions: [{ date: '2026-11-21', from: '20:00', soldOut: true }] }),
      ],
      friday,
    );
    const picks = page.props.selection?.picks.map(({ deal, day, when }) => [deal.slug, day, when]);
    expect(picks).toEqual([
      ['bar', 'Friday, November 20', 'Fri, Sat 5 PM–2 AM'],
      ['early', 'Saturday, November 21', 'Sat, Nov 21 · 6–11 PM'],
      ['class', 'Saturday, November 21', 'Sat, Nov 21 · 7–8 PM'],
      ['late', 'Saturday, November 21', 'Sat, Nov 21 · 9–11 PM'],
      ['lunch', 'Every day of the weekend', '10 AM–2 PM'],
      ['soup', 'Every day of the weekend', null],
    ]);
  });

  it('says the hours of each day where they differ, so that it is seen when they are over', () => {
    const { page } = weekendWith(
      [
        sampleDeal('lanes', {
          hours: [
            { days: ['fri', 'sat'], from: '10:00', to: '23:00' },
            { days: ['sun'], from: '12:00', to: '20:00' },
          ],
        }),
      ],
      friday,
    );
    const lanes = page.props.selection?.picks.find(({ deal }) => deal.slug === 'lanes');
    expect(lanes?.when).toBe('Fri 10 AM–11 PM, Sat 10 AM–11 PM, Sun noon–8 PM');
    expect(iso(lanes?.whenOver?.at ?? null)).toBe('2026-11-23T04:00:00.000Z');
  });

  it('says when an offer ends within them', () => {
    const { page } = weekendWith(
      [sampleDeal('sale', { expiryDate: '2026-11-21' }), sampleDeal('later', { expiryDate: '2026-11-23' })],
      friday,
    );
    const ends = page.props.selection?.picks.map(({ deal, ends: label }) => [deal.slug, label]);
    expect(ends).toContainEqual(['sale', 'Ends Sat, Nov 21']);
    expect(ends).toContainEqual(['later', null]);
  });

  it('leaves a session that runs over midnight to the day on which it began', () => {
    const show = sampleDeal('show', { sessions: [{ date: '2026-11-20', from: '22:00', to: '02:00' }] });
    const before = weekendWith([show], friday);
    expect(before.slugs).toEqual(['show', 'soup']);
    expect(iso(before.page.valid.until)).toBe(new Date(saturday).toISOString());
    expect(weekendWith([show], saturday).slugs).toEqual(['soup']);
  });

  it('goes stale at the end of a session that it names, and not when hours close', () => {
    const day = { date: '2026-11-20', from: '11:00', to: '14:00' };
    const open = sampleDeal('bar', { hours: [{ from: '10:00', to: '15:00' }] });
    const at = (instant: string) => weekendWith([sampleDeal('jam', { sessions: [day] }), open], instant);
    expect(iso(at(friday).page.valid.until)).toBe('2026-11-20T22:00:00.000Z');
    const after = at('2026-11-20T22:00:00Z');
    expect(after.slugs).toEqual(['bar', 'soup']);
    expect(iso(after.page.valid.until)).toBe('2026-11-23T08:00:00.000Z');
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
    expect(page.props.selection?.picks.find(({ deal: { slug } }) => slug === 'jam')?.when).toBe(
      'Sun, Nov 22',
    );
  });
});

describe('cli/plan/pages/selectDeals without days', () => {
  const picksAt = (instant: string) => {
    const deals = [sampleDeal('soup'), sampleDeal('sale', { expiryDate: '2026-12-10' })];
    const site = siteOf({ ...sampleGuides(), 'deals/food.json': deals, 'deals/shows.json': [] });
    const page = pageAt(planAt(site, instant), 'guide', '/things-to-do');
    return { page, ends: page.props.selection?.picks.map(({ deal, ends }) => [deal.slug, ends]) };
  };

  it('says the usual days and hours, and the next date of an event that has seats', () => {
    const session = (date: string, more = {}) => ({ date, from: '19:00', to: '21:00', ...more });
    const site = siteOf({
      ...sampleGuides(),
      'deals/food.json': [
        sampleDeal('soup', { hours: [{ days: ['mon', 'tue', 'wed'], from: '10:00', to: '14:00' }] }),
        sampleDeal('golf', {
          hours: [
            { days: ['thu'], from: '16:00', to: '21:00' },
            { days: ['fri', 'sat'], from: '12:00', to: '23:00' },
            { days: ['sun'], from: '12:00', to: '18:00' },
          ],
        }),
        sampleDeal('sail', {
          hours: [
            { days: ['fri', 'sat'], months: [5, 6], from: '16:00', to: '21:00' },
            { days: ['sat'], months: [7], from: '12:00', to: '23:00' },
            { days: ['sun'], months: [7], from: '12:00', to: '18:00' },
          ],
        }),
        sampleDeal('show', {
          sessions: [
            session('2026-11-19'),
            session('2026-11-21', { soldOut: true }),
            session('2026-11-28'),
            { date: '2026-11-28', from: '22:00', to: '23:00' },
            session('2026-12-05'),
          ],
        }),
      ],
      'deals/shows.json': [],
    });
    const page = pageAt(planAt(site, friday), 'guide', '/things-to-do');
    expect(page.props.selection?.picks.map(({ deal, when }) => [deal.slug, when])).toEqual([
      ['soup', 'Mon–Wed 10 AM–2 PM'],
      ['show', 'Sat, Nov 28 · 7–9 PM, 10–11 PM and 1 more date'],
      ['golf', 'Thu–Sun'],
      ['sail', 'May–Jul: Fri–Sun'],
    ]);
    const show = page.props.selection?.picks.find(({ deal }) => deal.slug === 'show');
    expect(iso(show?.whenOver?.at ?? null)).toBe('2026-11-29T07:00:00.000Z');
    expect(iso(page.valid.until)).toBe('2026-11-22T05:00:00.000Z');
  });

  it('says when an offer ends in its last two weeks, and changes when they begin', () => {
    const early = picksAt(friday);
    expect(early.ends).toContainEqual(['sale', null]);
    expect(iso(early.page.valid.until)).toBe('2026-11-26T08:00:00.000Z');
    const late = picksAt('2026-11-27T12:00:00Z');
    expect(late.ends).toContainEqual(['sale', 'Ends Thu, Dec 10']);
    expect(late.ends).toContainEqual(['soup', null]);
  });
});
