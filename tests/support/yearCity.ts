import { sampleGuides, sampleLandingPage } from './guideFixtures.ts';
import { type CityFiles, sampleDeal, smallCity } from './smallCity.ts';

/** The first and the last instant of the year of `yearCity`. */
export const yearStart = '2026-11-20T12:00:00Z';
export const yearEnd = '2027-11-20T12:00:00Z';

const show = { category: 'shows', vendor: 'Sample Stage' };

/** Sessions that end in the day, at night, when clocks change, and one without an end, which is over when it begins. */
const sessions = [
  { date: '2026-11-28', from: '14:00', to: '16:00' },
  { date: '2026-12-05', from: '20:00' },
  { date: '2026-12-31', from: '22:00', to: '02:00' },
  { date: '2027-03-13', from: '23:00', to: '03:30' },
  { date: '2027-11-06', from: '23:30', to: '01:30' },
];

/** The instants at which a session is over, which are no midnights. */
export const sessionEnds: readonly string[] = [
  '2026-11-29T00:00:00.000Z',
  '2026-12-06T04:00:00.000Z',
  '2027-01-01T10:00:00.000Z',
  '2027-03-14T10:30:00.000Z',
  '2027-11-07T08:30:00.000Z',
];

const vendors = [
  {
    id: 'sample-bar',
    name: 'Sample Bar',
    locations: [{ address: '1 Dock Street', neighborhood: 'harbor' }],
    hours: [{ from: '11:00', to: '23:00' }],
  },
];

/** Deals on difficult days: changes to and from daylight saving time, ends of months, the turn of the year. */
const deals = [
  sampleDeal('over-new-year', { startDate: '2027-01-01', expiryDate: '2027-02-28', featured: true }),
  sampleDeal('until-old-year', { expiryDate: '2026-12-31', ...show }),
  sampleDeal('until-clocks-go-on', { expiryDate: '2027-03-13', neighborhood: 'harbor' }),
  sampleDeal('on-the-short-day', { startDate: '2027-03-14', expiryDate: '2027-03-14', ...show }),
  sampleDeal('until-clocks-go-back', { expiryDate: '2027-11-06', featured: true, ...show }),
  sampleDeal('on-the-long-day', { startDate: '2027-11-07', expiryDate: '2027-11-07' }),
  sampleDeal('published-later', { publishedDate: '2027-04-30', expiryDate: '2027-08-31' }),
  sampleDeal('first-of-two', { expiryDate: '2027-05-15', vendor: 'Sample Cafe', featured: true }),
  sampleDeal('second-of-two', { startDate: '2027-05-16', vendor: 'Sample Cafe', featured: true }),
  sampleDeal('on-fridays', { days: ['fri'], clickCount: 90 }),
  sampleDeal('on-weekend-days', { days: ['sat', 'sun'], neighborhood: 'harbor', ...show }),
  sampleDeal('in-summer', { months: [6, 7, 8], expiryDate: '2027-08-15' }),
  sampleDeal('open-late', {
    hours: [{ days: ['thu', 'fri', 'sat'], from: '18:00', to: '02:00' }],
    specialHours: [{ date: '2026-12-24', lastDate: '2026-12-26', closed: true }],
    expiryDate: undefined,
    vendor: 'sample-bar',
    neighborhood: undefined,
  }),
  sampleDeal('bar-snacks', { vendor: 'sample-bar', neighborhood: undefined, expiryDate: '2027-01-31' }),
  sampleDeal('concerts', { sessions, expiryDate: '2027-12-31', ...show }),
  sampleDeal('withdrawn', { withdrawnDate: '2026-12-09', ...show }),
  sampleDeal('now-and-then', { irregular: true, expiryDate: '2027-07-10', ...show }),
];

/**
 * The small city with everything that depends on time: guides about the day, the weekend and a holiday, weekends with
 * a Monday off, banners that come and go, and deals that begin and end; `fields` replace those of its `site.json`.
 */
export function yearCity(fields: Record<string, unknown> = {}): CityFiles {
  const city = smallCity();
  const { 'site.json': site } = city;
  const link = { label: 'See food', href: '/categories/food' };
  return {
    ...city,
    ...sampleGuides(),
    'site.json': {
      ...site,
      publicHolidays: [
        { name: 'Memorial Day', date: { month: 5, weekday: 'mon', nth: -1 } },
        { name: 'Independence Day', date: { month: 7, day: 4 } },
        { name: 'Labor Day', date: { month: 9, weekday: 'mon', nth: 1 } },
      ],
      seasonalBanners: [
        { id: 'winter', months: [12, 1], text: 'It is cold.', link },
        { id: 'spring', months: [4, 5], text: 'Spring is here.', link },
      ],
      ...fields,
    },
    'vendors.json': vendors,
    'deals/year.json': deals,
    'landing-pages/few.json': sampleLandingPage({
      metaTitle: 'A Few',
      selection: { heading: 'Few', anyOf: [{ categories: ['food'] }], sort: 'expiry', limit: 3 },
    }),
  };
}
