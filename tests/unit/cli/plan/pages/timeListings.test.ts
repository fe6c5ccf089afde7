import { describe, expect, it } from 'vitest';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const friday = '2026-11-20T20:00:00Z';
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

const site = siteOf({
  'deals/food.json': [
    sampleDeal('soup'),
    sampleDeal('bar', { hours: [{ days: ['fri', 'sat'], from: '17:00', to: '02:00' }] }),
    sampleDeal('cafe', { hours: [{ from: '07:00', to: '15:00' }] }),
  ],
  'deals/shows.json': [
    sampleDeal('late', { category: 'shows', sessions: [{ date: '2026-11-20', from: '21:00' }] }),
    sampleDeal('matinee', {
      category: 'shows',
      sessions: [
        { date: '2026-11-20', from: '14:00', to: '16:00' },
        { date: '2026-11-21', from: '14:00', to: '16:00' },
      ],
    }),
    sampleDeal('full', {
      category: 'shows',
      sessions: [{ date: '2026-11-20', from: '20:00', soldOut: true }],
    }),
  ],
});

function shownAt(instant: string, path: string) {
  const { props, valid } = pageAt(planAt(site, instant), 'listing', path);
  const deals = props.deals.map(({ slug }, index) => [slug, props.times[index]?.text]);
  return { deals, heading: `${props.heading}, ${props.range}`, until: iso(valid.until) };
}

describe('cli/plan/pages/timeListings', () => {
  it('list what takes place today, sessions first by their start, with times', () => {
    expect(shownAt(friday, '/deals/today')).toEqual({
      deals: [
        ['matinee', '2–4 PM'],
        ['late', '9 PM'],
        ['bar', 'Open 5 PM–2 AM'],
        ['cafe', 'Open 7 AM–3 PM'],
        ['soup', ''],
      ],
      heading: 'Deals today, Friday, November 20',
      until: '2026-11-21T00:00:00.000Z',
    });
  });

  it('list tonight only what certainly takes place in the evening', () => {
    expect(shownAt(friday, '/deals/tonight').deals).toEqual([
      ['late', '9 PM'],
      ['bar', 'Open 5 PM–2 AM'],
    ]);
  });

  it('name the days of the weekend that are left', () => {
    const deals = (instant: string) => shownAt(instant, '/deals/weekend').deals;
    expect(deals(friday).slice(0, 3)).toEqual([
      ['matinee', 'Fri, Sat 2–4 PM'],
      ['late', 'Fri 9 PM'],
      ['bar', 'Open Fri, Sat 5 PM–2 AM'],
    ]);
    expect(deals('2026-11-21T20:00:00Z').slice(0, 2)).toEqual([
      ['matinee', 'Sat 2–4 PM'],
      ['bar', 'Open Sat 5 PM–2 AM'],
    ]);
  });

  it('say when their times are over, and stay valid beyond that', () => {
    const overAt = (path: string) =>
      pageAt(planAt(site, friday), 'listing', path).props.times.map(({ text, over }) => [
        text,
        iso(over?.at ?? null),
        over?.words,
      ]);
    expect(overAt('/deals/today').slice(2)).toEqual([
      ['Open 5 PM–2 AM', '2026-11-21T10:00:00.000Z', 'Over for today'],
      ['Open 7 AM–3 PM', '2026-11-20T23:00:00.000Z', 'Over for today'],
      ['', null, undefined],
    ]);
    expect(overAt('/deals/weekend')[0]).toEqual([
      'Fri, Sat 2–4 PM',
      '2026-11-22T00:00:00.000Z',
      'Already over',
    ]);
  });

  it('drop a session when it is over', () => {
    expect(shownAt('2026-11-21T00:00:00Z', '/deals/today').deals[0]).toEqual(['late', '9 PM']);
  });
});
