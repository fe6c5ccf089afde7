import fc from 'fast-check';
import { sampleLandingPage } from './guideFixtures.ts';
import { dayOfYear, schedule, specialHours } from './restlessSchedules.ts';
import { type CityFiles, sampleDeal, smallCity } from './smallCity.ts';

/*
 * A city in which everything that depends on the time of day or on the calendar occurs, all year long.
 */

/** The days of an offer; about half of them have no end, and some are withdrawn before it. */
const run = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ startDate: dayOfYear(10, 200) }) },
  { weight: 1, arbitrary: fc.record({ expiryDate: dayOfYear(20, 364) }) },
  { weight: 1, arbitrary: fc.record({ withdrawnDate: dayOfYear(20, 364) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      publishedDate: dayOfYear(0, 150),
      startDate: dayOfYear(0, 150),
      expiryDate: dayOfYear(250, 364),
      withdrawnDate: dayOfYear(100, 250),
    }),
  },
);

const place = fc.oneof(
  fc.constant({ neighborhood: 'old-town' }),
  fc.constant({ citywide: true }),
  fc.constant({ locations: [{ address: '12 Harbor Street', neighborhood: 'harbor' }] }),
  fc.constant({
    locations: [
      { address: '1 Mill Street', neighborhood: 'harbor' },
      { address: '2 Mill Street', neighborhood: 'old-town' },
    ],
  }),
);

const offer = fc.oneof(
  fc.integer({ min: 1, max: 49 }).map((discountPrice) => ({ originalPrice: 50, discountPrice })),
  fc.constantFrom<object>({ discountPrice: 0 }, { discountPrice: 15 }, { offerText: 'Two for one' }),
  fc.constant({ originalPrice: 20, discountPrice: 10, couponCode: 'SAVE10' }),
);

/** Of the deals of the small city. */
const withoutFields = {
  neighborhood: undefined,
  originalPrice: undefined,
  discountPrice: undefined,
  discountPercent: undefined,
};

const generatedDeal = fc.record({ schedule, run, place, offer }).map(({ schedule, run, place, offer }) => {
  const dates = { publishedDate: '2026-10-01', expiryDate: undefined, ...run } as Record<string, string>;
  const { startDate = '', publishedDate = '', expiryDate = '9' } = dates;
  const first = startDate > publishedDate ? startDate : publishedDate;
  const sessions =
    'sessions' in schedule
      ? { sessions: schedule.sessions.filter(({ date }) => first <= date && date <= expiryDate) }
      : {};
  const where = 'vendor' in schedule ? {} : place;
  return { ...withoutFields, ...dates, ...where, ...offer, ...schedule, ...sessions };
});

/** Where clocks are put forward and back, and over the turn of the year. */
const hardDeals: Record<string, unknown>[] = [
  {
    sessions: [
      { date: '2027-03-14', from: '02:30', to: '03:15' },
      { date: '2027-03-13', from: '23:00', to: '02:30' },
    ],
  },
  {
    sessions: [
      { date: '2027-11-07', from: '01:30' },
      { date: '2027-11-07', from: '00:30', to: '01:30' },
    ],
  },
  { hours: [{ from: '02:00', to: '03:00' }] },
  { hours: [{ from: '00:00', to: '24:00' }], specialHours: [{ date: '2026-12-25', closed: true }] },
  { hours: [{ days: ['mon'], from: '10:00', to: '18:00' }] },
  { hours: [{ from: '18:00', to: '03:00' }], startDate: '2027-01-01' },
  { hours: [{ from: '18:00', to: '03:00' }], withdrawnDate: '2027-01-01' },
];

const picksOfGuide = 12;

/** Guides that pick every deal by name, and a limit that leaves none out. */
function guidesTo(timeFrame: 'today' | 'weekend', slugs: readonly string[]): CityFiles {
  const count = Math.ceil(slugs.length / picksOfGuide);
  const otherFrame = timeFrame === 'today' ? 'weekend' : 'today';
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const named = slugs.slice(index * picksOfGuide, (index + 1) * picksOfGuide);
      return [
        `landing-pages/${timeFrame}-${index}.json`,
        sampleLandingPage({
          isTimeSensitive: true,
          timeFrame,
          metaTitle: `Guide ${index} to ${timeFrame}, {range}`,
          selection: {
            heading: 'All of it',
            limit: picksOfGuide,
            picks: named.map((deal) => ({ deal, reason: 'It is there.' })),
          },
          related: ['0', '1'].map((number) => `${otherFrame}-${number}`),
        }),
      ];
    }),
  );
}

/** The small city with `count` deals whose times are hostile; the same for the same seed. */
export function restlessCity(seed: number, count = 60): CityFiles {
  const city = smallCity();
  const generated = fc.sample(generatedDeal, { seed, numRuns: count });
  const all = [...hardDeals, ...generated].filter(
    ({ sessions }) => sessions === undefined || (sessions as object[]).length > 0,
  );
  const deals = all.map((fields, index) => {
    const { expiryDate: _, ...deal } = sampleDeal(`deal-${index}`);
    return JSON.parse(JSON.stringify({ ...deal, ...fields }));
  });
  const [specialDays] = fc.sample(specialHours, { seed, numRuns: 1 });
  const locations = [{ address: '3 Quay', neighborhood: 'harbor' }];
  const slugs = ['soup', ...deals.map(({ slug }) => String(slug))];
  return {
    ...city,
    ...guidesTo('today', slugs),
    ...guidesTo('weekend', slugs),
    'site.json': {
      ...city['site.json'],
      expiredDeals: 'show',
      publicHolidays: [
        { name: 'New Year’s Day', date: { month: 1, day: 1 } },
        { name: 'Memorial Day', date: { month: 5, weekday: 'mon', nth: -1 } },
        { name: 'Independence Day', date: { month: 7, day: 4 } },
        { name: 'Labor Day', date: { month: 9, weekday: 'mon', nth: 1 } },
      ],
    },
    'vendors.json': [
      { id: 'early', name: 'Early', locations, hours: [{ from: '06:00', to: '15:00' }] },
      {
        id: 'late',
        name: 'Late',
        locations,
        hours: [{ days: ['thu', 'fri', 'sat'], from: '17:00', to: '02:00' }],
        specialHours: specialDays,
      },
      {
        id: 'odd',
        name: 'Odd',
        locations,
        hours: [{ days: ['sun'], from: '23:00', to: '22:00', months: [1, 2, 3, 10, 11] }],
      },
    ],
    'deals/restless.json': deals,
  };
}
