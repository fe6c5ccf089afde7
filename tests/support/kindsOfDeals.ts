import { type CityFiles, sampleDeal, smallCity } from './smallCity.ts';

/*
 * The small city with a deal of each kind. It is in the zone of Los Angeles; the tests build it for November 20, 2026.
 */

const withoutPrices = { originalPrice: undefined, discountPrice: undefined, discountPercent: undefined };

const allFacts = {
  priceFor: 2,
  ages: { from: 3, to: 12, note: 'With an adult' },
  access: { stepFree: true, features: ['accessible-toilet', 'strollers'] },
  pets: { allowed: 'outside', note: 'Dogs on a leash' },
  diet: ['vegetarian', 'vegan'],
  parking: { kind: 'free', note: 'Behind the building' },
  transit: 'Blue Line to the harbor',
  booking: { required: true, hoursAhead: 24 },
  duration: { minutes: 60, to: 90 },
  weather: 'moves-indoors',
  fulfillment: ['on-site', 'pick-up'],
  languages: ['en', 'es'],
  bring: ['Closed shoes', 'A photo ID'],
};

/** Closed on Mondays; the Friday and Saturday nights end after midnight. */
const hours = [
  { days: ['tue', 'wed', 'thu'], from: '11:00', to: '21:00' },
  { days: ['fri', 'sat'], from: '11:00', to: '02:00' },
];

const sessions = Array.from({ length: 8 }, (_, index) => ({
  date: `2026-12-0${index + 1}`,
  from: '19:30',
  to: '21:00',
  ...(index === 1 && { soldOut: true }),
  ...(index === 2 && { note: 'Sensory-friendly performance' }),
}));

const deals = [
  sampleDeal('all-facts', { facts: allFacts, outdoor: true, goodFor: 'Two adults', vendor: 'mill' }),
  sampleDeal('code-and-hours', {
    couponCode: 'SPRING20',
    hours,
    specialHours: [
      { date: '2026-11-26', closed: true },
      { date: '2026-12-24', lastDate: '2026-12-26', from: '11:00', to: '15:00' },
    ],
  }),
  sampleDeal('dates', { sessions, vendor: 'mill', neighborhood: undefined }),
  sampleDeal('free', { ...withoutPrices, discountPrice: 0, expiryDate: undefined }),
  sampleDeal('price-alone', { ...withoutPrices, discountPrice: 12, affiliateUrl: undefined }),
  sampleDeal('words', { ...withoutPrices, offerText: 'Two for one on every plate', expiryDate: undefined }),
  sampleDeal('chain', {
    neighborhood: undefined,
    locations: [
      { neighborhood: 'old-town', address: '1 Mill Street', coordinates: { lat: 47.6, lon: -122.3 } },
      { neighborhood: 'harbor', name: 'The pier', address: '2 Pier Road' },
      { neighborhood: 'harbor' },
    ],
  }),
  sampleDeal('citywide', { neighborhood: undefined, citywide: true }),
  sampleDeal('upcoming', { startDate: '2027-03-01', expiryDate: '2027-03-31', hours }),
  sampleDeal('upcoming-dates', { startDate: '2026-12-01', expiryDate: '2026-12-31', sessions }),
  sampleDeal('withdrawn', { withdrawnDate: '2026-11-15' }),
];

/** The names of the deals, which are their slugs. */
export const kindsOfDeals = deals.map(({ slug }) => String(slug));

/** The content of the city. */
export const cityOfKinds = (): CityFiles => ({
  ...smallCity(),
  'deals/food.json': [...deals, sampleDeal('soup')],
  'vendors.json': [
    {
      id: 'mill',
      name: 'Sample Mill',
      phone: '+1 555 010 0199',
      locations: [
        { neighborhood: 'old-town', address: '12 Mill Street', coordinates: { lat: 47.6, lon: -122.3 } },
      ],
    },
  ],
});
