import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { defaultRouteWords } from '../../../data/messages/routeWords.ts';
import { sampleGuides, sampleLandingPage } from '../guideFixtures.ts';
import { type CityFiles, sampleDeal, smallCity } from '../smallCity.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const card = { title: 'Deals', description: 'All of them.', icon: 'sun', href: '/deals' };
const rule = {
  categories: ['food'],
  neighborhoods: ['old-town'],
  audience: 'family',
  setting: 'indoor',
  minPrice: 1,
  maxPrice: 100,
  tags: ['warm'],
  dates: { first: '2026-11-01', last: '2026-12-31' },
};
const selection = {
  heading: 'Worth it',
  limit: 4,
  picks: [{ deal: 'soup', reason: 'It is warm.' }],
  anyOf: [rule, {}],
  sort: 'price',
};
const place = { lat: 47.6, lon: -122.3 };

/** A content folder of the small city in which every field of every schema is there at least once. */
export function fullCity(): CityFiles {
  const city = smallCity();
  return {
    ...city,
    ...sampleGuides(),
    'site.json': fullSite(city['site.json']),
    'categories.json': fullCategories(city['categories.json'] as Record<string, unknown>[]),
    'neighborhoods.json': fullNeighborhoods(city['neighborhoods.json'] as Record<string, unknown>[]),
    'deals/food.json': fullDeals(city['deals/food.json'] as Record<string, unknown>[]),
    'vendors.json': fullVendors(),
    'landing-pages/things-to-do.json': fullLandingPage(),
    'landing-pages/weekend.json': sampleLandingPage({
      isTimeSensitive: true,
      timeFrame: 'weekend',
      metaTitle: 'This Weekend ({range})',
      related: ['things-to-do', 'today'],
    }),
    'questions/jazz.json': fullQuestions(),
    ...fullHoliday(),
    'map.json': fullMap(),
    'theme.json': fullTheme(),
    'pages/about.md': fullPage(),
    'drawings/cup.svg': drawing,
    'fonts/own.woff2': readFileSync(path.join(root, 'client', 'fonts', 'bricolage-grotesque.woff2')),
  };
}

function fullTheme(): Record<string, unknown> {
  return {
    $schema: '../../schemas/theme.json',
    theme: 'harbor',
    accent: { light: '#0c5f5b', dark: '#62cdc0' },
    highlight: '#f5a81c',
    urgent: '#af3619',
    ground: '#0c5f5b',
    surfaces: { page: '#fbf6ec', card: '#fffdf8', sunk: '#f4ebdb', line: '#e6dbc7', edge: '#8f866f' },
    text: { main: '#14213a', soft: '#46516a', faint: '#5e6880' },
    footer: '#101b31',
    tones: {
      ember: {
        pale: '#ffdfcf',
        soft: '#fdc5a8',
        mid: '#f3a37a',
        strong: '#c2590f',
        deep: '#783404',
        pop: '#f5a81c',
      },
      ...{ sky: '#1387b4', violet: '#8668c0', sage: '#568c4a', rose: '#c05362', dusk: '#6078bc' },
    },
    fonts: {
      display: { family: 'Own Display', file: 'fonts/own.woff2' },
      text: { family: 'Own Text', file: 'fonts/own.woff2' },
    },
    radius: 12,
  };
}

function fullSite(site: Record<string, unknown>): Record<string, unknown> {
  return {
    $schema: '../../schemas/site.json',
    ...site,
    expiredDeals: 'show',
    brand: { ...(site.brand as object), icon: 'images/poster.svg' },
    publicHolidays: [{ name: 'Harbor Day', date: { month: 5, weekday: 'mon', nth: -1 } }],
    seasonalBanners: [
      {
        id: 'autumn',
        months: [11],
        text: 'Autumn is here.',
        link: { label: 'See food', href: '/categories/food' },
        hiddenOnPhones: true,
      },
    ],
    listings: {
      ...(site.listings as object),
      ...Object.fromEntries(
        ['today', 'tonight', 'weekend', 'comingSoon', 'lowestPrices'].map((name) => [
          name,
          { label: 'Soon', heading: 'Soon', intro: 'Not on yet.', metaDescription: 'Soon on.' },
        ]),
      ),
    },
    navigation: {
      ...(site.navigation as object),
      menu: [{ label: 'All deals', href: '/deals' }],
      guides: [{ label: 'About', href: '/about', drawing: 'cup', tone: 'sky' }],
    },
    assistant: {
      ...(site.assistant as object),
      quickReplies: [{ label: 'Food', href: '/categories/food', drawing: 'cup' }],
      emergency: 'Call 911.',
      replyDelay: { reply: 400, followUp: 0 },
      helpLines: [
        {
          ...{ for: ['crisis'], name: 'Crisis line', call: '988', text: 'HELLO to 988', note: 'free' },
          translations: { es: { name: 'Crisis', call: '988', text: 'HOLA al 988', note: 'gratis' } },
        },
      ],
      askedOnly: ['hotel'],
      elsewhere: ['Far Harbor'],
      landmarks: ['Harbor Hall'],
      themes: [{ id: 'romance', label: 'Romance', words: ['date'], tags: ['warm'] }],
      hosted: {
        provider: 'assistants',
        baseUrl: 'https://model.example/v1',
        models: { small: 'small-1', standard: 'standard-1' },
        assistantId: 'asst_1',
      },
      proxy: 'https://proxy.example/chat',
    },
    clicks: { endpoint: 'https://clicks.example/in' },
    indexNow: { key: 'a1b2c3d4e5f6' },
    routes: { saved: 'kept' },
    formerRoutes: Object.fromEntries(
      Object.entries(defaultRouteWords).map(([key, word]) => [key, [`former-${word}`]]),
    ),
    alternates: [{ language: 'es-US', origin: 'https://es.deals.example' }],
    allowedHosts: ['https://widgets.example'],
    analytics: { service: 'plausible', domain: 'deals.example', host: 'https://stats.example' },
    newsletter: {
      service: 'buttondown',
      username: 'our-city',
      heading: 'Deals by mail',
      text: 'Once a week.',
      label: 'Your email address',
      button: 'Sign up',
    },
    viewport: { allowZoom: true },
  };
}

function fullCategories([food, shows]: Record<string, unknown>[]): unknown[] {
  return [
    {
      ...food,
      image: undefined,
      art: { drawing: 'cup', tone: 'ember' },
      errand: true,
      words: ['noodle'],
    },
    { ...shows },
  ];
}

function fullNeighborhoods([first, ...others]: Record<string, unknown>[]): unknown[] {
  return [
    { ...first, art: { drawing: 'cup', tone: 'sky' }, needsPlace: true, idioms: ['old town road'] },
    ...others,
  ];
}

function fullDeals([, ...others]: Record<string, unknown>[]): unknown[] {
  return [
    sampleDeal('soup', {
      featured: true,
      imageUrl: undefined,
      art: { drawing: 'cup', tone: 'sage' },
      feed: { name: 'partner', id: '27431905513', locked: ['title'] },
      imageAlt: 'A bowl',
      startDate: '2026-10-02',
      days: ['mon', 'tue'],
      months: [10, 11],
      irregular: true,
      updatedDate: '2026-10-05',
      priceCheckedDate: '2026-10-06',
      familyFriendly: true,
      adultsOnly: false,
      outdoor: false,
      intensity: 'low',
      goodFor: 'Two adults',
      included: ['A bowl', 'Bread'],
      goodToKnow: 'Come early.\n\nBring a friend.',
      restrictions: ['Not on Sundays'],
      tags: ['warm'],
      coordinates: place,
    }),
    fullOffer(),
    fullEvent(),
    ...others,
  ];
}

const locations = [
  { name: 'The shop', address: '12 Main Street', neighborhood: 'old-town', coordinates: place },
  { neighborhood: 'harbor' },
];
const hours = [{ days: ['fri', 'sat'], from: '18:00', to: '02:00', months: [10, 11] }];
const specialHours = [
  { date: '2026-12-24', lastDate: '2026-12-26', closed: true },
  { date: '2026-12-31', from: '12:00', to: '24:00' },
];

/** A deal with words instead of prices, in several places, with all facts. */
function fullOffer(): Record<string, unknown> {
  return sampleDeal('stew', {
    ...{ originalPrice: undefined, discountPrice: undefined, neighborhood: undefined },
    ...{ offerText: 'Two for one', discountPercent: 50, couponCode: 'STEW-2' },
    ...{ expiryDate: undefined, vendor: 'sample-kitchen', locations, hours, specialHours },
    facts: {
      priceFor: 'person',
      ages: { from: 3, to: 12, note: 'With an adult' },
      groups: { from: 2, to: 8, note: 'In the back room' },
      access: { stepFree: true, features: ['strollers'], note: 'A ramp at the side' },
      pets: { allowed: 'outside', note: 'On a leash' },
      diet: ['vegan'],
      parking: { kind: 'free', note: 'Behind the shop' },
      transit: 'Bus 7',
      booking: { required: true, hoursAhead: 24, note: 'By phone' },
      duration: { minutes: 60, to: 90 },
      weather: 'rain-or-shine',
      fulfillment: ['on-site', 'delivery'],
      languages: ['en', 'es'],
      bring: ['Closed shoes'],
    },
  });
}

/** An event with dates. */
const fullEvent = (): Record<string, unknown> =>
  sampleDeal('puppets', {
    sessions: [{ date: '2026-12-12', from: '19:30', to: '21:30', soldOut: true, note: 'Quiet performance' }],
  });

const fullVendors = () => [
  {
    id: 'sample-kitchen',
    name: 'Sample Kitchen',
    about: 'Soup since 1998.\n\nBread since 2004.',
    site: 'https://kitchen.example',
    phone: '+1 206 555 0100',
    ...{ locations, hours, specialHours, imageUrl: 'images/poster.svg' },
  },
];

function fullLandingPage(): Record<string, unknown> {
  return sampleLandingPage({
    $schema: '../../schemas/landing-page.json',
    updatedDate: '2026-10-02',
    isTimeSensitive: true,
    timeFrame: 'today',
    heroImage: 'images/poster.svg',
    art: { drawing: 'cup', tone: 'sky' },
    scene: 'day',
    locationSpecific: 'old-town',
    cards: { heading: 'Plan it', items: [card, card] },
    selection,
  });
}

const fullQuestions = () => [
  { asked: ['what is it', '¿qué es?'], says: ['First paragraph of jazz.'] },
  { asked: ['can I just show up'], fact: 'booking' },
];

function fullHoliday(): CityFiles {
  const guides = sampleGuides();
  const hub = guides['holidays/harbor-day/holiday.json'] as Record<string, unknown>;
  const page = guides['holidays/harbor-day/events.json'] as Record<string, unknown>;
  const words = {
    $schema: '../../../schemas/holiday.json',
    updatedDate: '2026-10-02',
    art: { drawing: 'cup' },
    tips: [{ title: 'Walk', text: 'The port is small.' }],
    questions: [{ question: 'When?', answer: 'On {date}.' }],
  };
  return {
    'holidays/harbor-day/holiday.json': { ...hub, ...words, blocks: [{ kind: 'deals', selection }] },
    'holidays/harbor-day/events.json': { ...page, ...words, blocks: everyBlock() },
  };
}

function everyBlock(): unknown[] {
  const head = { heading: 'What there is', intro: 'Some of it.' };
  const described = { time: '21:30', location: 'The harbor', description: 'Boats.' };
  const event = {
    ...described,
    title: 'Boat parade',
    dayOffset: -1,
    endTime: '22:30',
    address: '1 Pier Street, Port Sample, WA 98101',
    category: 'parade',
    familyFriendly: true,
    ticketsRequired: false,
    free: true,
  };
  const spot = {
    name: 'The pier',
    area: 'Harbor',
    description: 'Long.',
    bestFor: 'Everybody',
    tips: 'Come early.',
    parking: 'None.',
    coordinates: place,
  };
  return [
    { kind: 'prose', heading: 'Why', text: 'Because of the harbor.' },
    { kind: 'cards', ...head, items: [card, card] },
    { kind: 'displays', ...head, items: [{ ...described, name: 'Lights', type: 'Laser' }] },
    { kind: 'spots', ...head, items: [spot, { ...spot, coordinates: { lat: 47.5, lon: -122.2 } }] },
    { kind: 'events', ...head, items: [event] },
    {
      kind: 'activities',
      ...head,
      items: [{ title: 'Paint', description: 'With water.', age: '4 to 9', cost: 'Free' }],
    },
    { kind: 'celebrations', ...head, items: [{ ...described, name: 'Concert', time: 'All day' }] },
    { kind: 'deals', selection },
  ];
}

const fullMap = () => ({
  $schema: '../../schemas/map.json',
  attribution: 'Drawn by hand',
  outline: [
    [
      [-122.5, 47.4],
      [-122.1, 47.4],
      [-122.1, 47.8],
      [-122.5, 47.4],
    ],
  ],
  areas: [
    {
      kind: 'park',
      name: 'The green',
      ring: [
        [-122.4, 47.5],
        [-122.3, 47.5],
        [-122.3, 47.6],
        [-122.4, 47.5],
      ],
    },
  ],
  parks: [{ name: 'The common', coordinates: place, acres: 12.5 }],
  lines: [
    {
      kind: 'water',
      name: 'The river',
      points: [
        [-122.4, 47.4],
        [-122.2, 47.7],
      ],
    },
  ],
  places: [{ name: 'Port Sample', coordinates: place, size: 'large' }],
});

const fullPage = () =>
  markdownPage(
    {
      title: 'About',
      metaDescription: 'Who we are.',
      intro: 'We like deals.',
      lastUpdated: '2026-05-01',
      showLastUpdated: true,
      keywords: ['port'],
    },
    'We like [deals](/deals).\n',
  );

/** A page of text; JSON values are YAML too. */
export function markdownPage(frontMatter: unknown, text: string): string {
  if (frontMatter === null || typeof frontMatter !== 'object' || Array.isArray(frontMatter)) {
    return `---\n${JSON.stringify(frontMatter) ?? ''}\n---\n\n${text}`;
  }
  const keys = Object.entries(frontMatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`);
  return `---\n${keys.join('')}---\n\n${text}`;
}
