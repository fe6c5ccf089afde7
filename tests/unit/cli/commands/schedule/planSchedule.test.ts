import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { planSchedule } from '../../../../../cli/commands/schedule/planSchedule.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { sampleGuides } from '../../../../support/guideFixtures.ts';
import { restlessCity } from '../../../../support/restlessCity.ts';
import { sampleDeal, smallCity } from '../../../../support/smallCity.ts';
import { transitions } from '../../../data/model/zones.ts';
import { siteOf, siteWith } from '../../support/siteOf.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-20T12:00:00Z');
const iso = (instant: number) => new Date(instant).toISOString();

function scheduleOf(site: ReturnType<typeof siteOf>, until: string, from = now) {
  return [...planSchedule(site, from, Date.parse(until))].map(({ due, ...rest }) => ({
    due: iso(due),
    ...rest,
  }));
}

/** Without what every day brings to the listings of today, tonight and the weekend. */
function besidesDays(schedule: ReturnType<typeof scheduleOf>) {
  const isDay = (reason: string) =>
    /^(?:something on )?"Deals (?:today|this weekend), .* is over$/.test(reason);
  return schedule
    .map(({ reasons, ...rest }) => ({ ...rest, reasons: reasons.filter((reason) => !isDay(reason)) }))
    .filter(({ reasons }) => reasons.length > 0);
}

describe('cli/commands/schedule/planSchedule', () => {
  it('lists the instants at which deals begin and end, the pages that change, and why', () => {
    const site = siteWith([
      sampleDeal('soup'),
      sampleDeal('bread', { expiryDate: '2026-11-30', category: 'shows', neighborhood: 'harbor' }),
    ]);
    const [first, ...others] = besidesDays(scheduleOf(site, '2026-12-31T12:00:00Z'));
    expect(others).toEqual([]);
    expect(first?.due).toBe('2026-12-01T08:00:00.000Z');
    expect(first?.reasons).toEqual(['"Title of bread" ends']);
    expect(first?.pages).toEqual(
      expect.arrayContaining(['/', '/categories/shows', '/deal/bread', '/search']),
    );
    expect(first?.pages).not.toContain('/about');
    expect(first?.pages).toEqual([...(first?.pages ?? [])].sort());
  });

  it('lists all pages when the year of the copyright line changes', () => {
    const [newYear] = besidesDays(scheduleOf(siteWith([sampleDeal('soup')]), '2027-01-02T00:00:00Z'));
    expect(newYear?.due).toBe('2027-01-01T08:00:00.000Z');
    expect(newYear?.pages).toEqual(expect.arrayContaining(['/about', '/404', '/deal/soup']));
    expect(newYear?.reasons).toEqual(['2027 begins']);
  });

  it('lists pages that are added and pages that are removed', () => {
    const many = Array.from({ length: 24 }, (_, index) => sampleDeal(`soup-${index}`));
    const oneMore = sampleDeal('guest', { startDate: '2026-12-01', expiryDate: '2026-12-10' });
    const [added, removed] = besidesDays(scheduleOf(siteWith([...many, oneMore]), '2026-12-31T00:00:00Z'));
    expect(added?.reasons).toEqual(['"Title of guest" begins']);
    expect(added?.pages).toContain('/deals/page/2');
    expect(removed?.reasons).toEqual(['"Title of guest" ends']);
    expect(removed?.pages).toContain('/deals/page/2');
  });

  it('explains which dates of guides are over, and which banner begins and ends', () => {
    const site = siteOf(sampleGuides());
    const reasonsFor = (instant: string) => {
      const due = Date.parse(instant);
      return scheduleOf(site, instant, due - day / 2).find((item) => item.due === iso(due))?.reasons ?? [];
    };
    expect(reasonsFor('2026-11-23T08:00:00Z')).toEqual([
      '"Today, Sunday, November 22" is over',
      '"This Weekend, Nov 20–22" is over',
      '"Deals today, Sunday, November 22" is over',
      '"Deals this weekend, Nov 20–22" is over',
    ]);
    expect(reasonsFor('2027-06-01T07:00:00Z')).toContain('"Monday, May 31, 2027" is over');
    expect(reasonsFor('2027-06-01T07:00:00Z')).toContain('the banner "spring" ends');
    expect(reasonsFor('2027-04-01T07:00:00Z')).toContain('the banner "spring" begins');
  });

  it('explains when a weekend continues without the deals of its first day', () => {
    const site = siteOf({
      ...sampleGuides(),
      'deals/food.json': [sampleDeal('soup'), sampleDeal('fish', { days: ['fri'] })],
      'deals/shows.json': [],
    });
    const saturday = scheduleOf(site, '2026-11-22T00:00:00Z')[0];
    expect(saturday?.reasons).toContain('deals for "This Weekend, Nov 20–22" have had their last day');
    expect(saturday?.pages).toContain('/weekend');
  });

  const citiesOfEdits = [1, 2, 3].map((seed) => [seed, siteOf(restlessCity(seed, 15))] as const);

  it('says that a session is over which no list of the day names', () => {
    const late = { date: '2026-11-21', from: '21:00', to: '00:30' };
    const site = siteWith([sampleDeal('disco', { sessions: [late, { ...late, date: '2026-12-12' }] })]);
    const [reasons] = scheduleOf(site, '2026-11-22T09:00:00Z')
      .filter(({ pages }) => pages.includes('/deal/disco'))
      .map((each) => each.reasons);
    expect(reasons).toEqual(['a session of "Title of disco" is over']);
  });

  it('says that an end comes near when the clocks change before it', () => {
    const site = siteOf({
      ...smallCity(),
      ...sampleGuides(),
      'deals/food.json': [sampleDeal('soup', { expiryDate: '2027-03-20' })],
    });
    const due = '2027-03-06T07:00:00.000Z';
    const [first] = scheduleOf(site, due, Date.parse(due) - 1);
    expect(first).toMatchObject({ due, reasons: ['"Title of soup" ends soon'] });
  });

  it.each(citiesOfEdits)('names edits only on the days of edits: city %i', (_, site) => {
    const days = site.deals.flatMap((deal) => [deal.publishedDate, deal.updatedDate, deal.priceCheckedDate]);
    const zone = createZone(site.config.city.timeZone);
    const ofEdits = [...planSchedule(site, Date.parse('2027-03-10'), Date.parse('2027-03-20'))]
      .filter(({ reasons }) => reasons.includes('the content has edits of this date'))
      .map(({ due }) => due)
      .filter((due) => !days.some((date) => date && zone.startOfDate(date) === due));
    expect(ofEdits).toEqual([]);
  });

  it('includes an instant at its end, but not one after it or at its beginning', () => {
    const site = siteOf(sampleGuides());
    const midnight = '2026-11-21T08:00:00.000Z';
    expect(scheduleOf(site, midnight).map(({ due }) => due)).toEqual([midnight]);
    expect(scheduleOf(site, iso(Date.parse(midnight) - 1))).toEqual([]);
    expect(scheduleOf(site, '2026-11-22T00:00:00Z', Date.parse(midnight))).toEqual([]);
  });

  it.each(['America/New_York', 'Europe/London', 'Asia/Beirut', 'Africa/Cairo', 'Australia/Lord_Howe', 'UTC'])(
    'changes a guide to the day with every day of %s, even when the clocks change',
    (timeZone) => {
      const { 'site.json': own } = smallCity();
      const city = { ...(own.city as object), timeZone };
      const site = siteOf({ ...sampleGuides(), 'site.json': { ...own, city } });
      const changes = transitions(timeZone).filter((change) => iso(change).startsWith('2027'));
      for (const change of changes.length > 0 ? changes : [Date.parse('2027-03-01')]) {
        const first = Temporal.Instant.fromEpochMilliseconds(change - 2 * day).toZonedDateTimeISO(timeZone);
        const midnights = [1, 2, 3, 4].map((days) => first.add({ days }).startOfDay().epochMilliseconds);
        const due = scheduleOf(site, iso((midnights.at(-1) ?? 0) + 1), first.epochMilliseconds)
          .filter(({ pages }) => pages.includes('/today'))
          .map((item) => item.due);
        expect(due).toEqual(midnights.map(iso));
      }
    },
  );
});
