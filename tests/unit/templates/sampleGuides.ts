import type {
  GuideBlock,
  GuidePick,
  GuideProps,
  HolidayEvent,
  LinkCard,
  SpotMap,
} from '../../../data/model/pages/guide.ts';
import type { RenderablePage } from '../../../data/model/pages/page.ts';
import { sampleCard, sampleHead, samplePage, sampleSkyline } from './samplePages.ts';

/*
 * Guides of the small city: a weekend, a holiday's hub, its spots and its events, and a page for families.
 */

type BlockOf<Kind extends GuideBlock['kind']> = Extract<GuideBlock, { kind: Kind }>;

export const samplePick = (changes: Partial<GuidePick> = {}): GuidePick => ({
  deal: sampleCard(),
  reason: 'The oven is warm.',
  day: null,
  when: 'Fri, Sat',
  whenOver: null,
  ends: null,
  ...changes,
});

const cardItems = (labels: readonly string[]): LinkCard[] =>
  labels.map((label, index) => ({
    label,
    href: `/river-day/${index}`,
    description: `All about ${label}.`,
    icon: (['sparkles', 'pin', 'water', 'kid', 'festival'] as const)[index % 5] ?? 'sun',
  }));

export function sampleGuide(
  changes: Partial<GuideProps> = {},
  path = '/this-weekend',
): RenderablePage<'guide'> {
  return samplePage('guide', path, {
    head: sampleHead(path, {
      type: 'article',
      published: '2026-01-02',
      modified: '2026-11-20T00:00:00-08:00',
    }),
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'This weekend', href: path },
    ],
    layout: 'guide',
    scene: 'dusk',
    skyline: sampleSkyline,
    tone: null,
    hero: null,
    heading: 'Things to do in Springfield',
    range: 'This Weekend, Nov 20–22',
    updatedFor: 'Updated for November 20–22, 2026',
    madeFor: { days: 'November 20–22, 2026', when: 'weekend' },
    yearUntil: null,
    undatedTitle: 'This weekend',
    datedUntil: 1_795_410_000_000,
    leadIsDated: false,
    lead: 'Three days, two pies.',
    introduction: ['The river is high.', 'Take boots.'],
    cards: null,
    selection: {
      heading: 'Our picks',
      picks: [
        samplePick(),
        samplePick({
          deal: sampleCard({ slug: 'soup-noon', title: 'Soup at noon', offer: { kind: 'price', price: 9 } }),
          when: null,
        }),
      ],
    },
    blocks: [],
    tips: [{ title: 'Bring change', text: 'The ferry takes coins.' }],
    questions: [{ question: 'Does it rain?', answer: ['Often.', 'Not on Sundays.'] }],
    related: [{ label: 'For couples', href: '/for-couples', description: 'Two by two.', image: null }],
    assistantPrompt: null,
    ...changes,
  });
}

export const sampleHub: RenderablePage<'guide'> = sampleGuide(
  {
    layout: 'hub',
    scene: 'fireworks',
    range: 'Sunday, July 4, 2027',
    updatedFor: null,
    madeFor: null,
    undatedTitle: 'Kids',
    datedUntil: null,
    leadIsDated: false,
    cards: {
      heading: 'Plan the day',
      items: cardItems(['Shows', 'Spots', 'Swims', 'Kids', 'Fairs', 'Food', 'Music', 'Walks', 'Sleep']),
    },
    selection: null,
    blocks: [
      { kind: 'prose', heading: 'Why', paragraphs: ['Because.', 'It is the custom.'] },
      { kind: 'cards', heading: 'More ways', intro: null, items: cardItems(['By boat', 'On foot']) },
      { kind: 'deals', selection: { heading: 'Deals of the day', picks: [samplePick()] } },
      {
        kind: 'displays',
        heading: 'Shows',
        intro: 'Come early.',
        items: [
          { name: 'River show', location: 'Pier', time: '9:30 PM', description: 'Loud.', type: 'City show' },
        ],
      },
    ],
    related: [],
    assistantPrompt: 'Who is coming?',
  },
  '/river-day',
);

export const sampleMap: SpotMap = {
  href: '/assets/city-map-0.svg',
  x: 0,
  y: 0,
  width: 600,
  height: 480,
  legend: [
    { kind: 'water', name: 'Mill River' },
    { kind: 'rail', name: 'Green Line' },
    { kind: 'road', name: 'Route 5' },
  ],
  places: [
    { name: 'Old Mill', x: 300, y: 220, size: 'large' },
    { name: 'Harbor', x: 90, y: 400, size: 'small' },
  ],
  lines: [],
  pins: [
    { number: 1, x: 300, y: 215, spotX: 300, spotY: 215 },
    { number: 2, x: 350, y: 240, spotX: 330, spotY: 230 },
  ],
  arrows: [],
  attribution: 'Shapes: the county, public domain',
};

const spot = (number: number, name: string): BlockOf<'spots'>['items'][number] => ({
  number,
  name,
  area: 'Old Mill',
  description: 'A wide lawn.',
  bestFor: 'Families',
  tips: 'Sit left.',
  parking: 'None',
  directions: `https://maps.example/dir?to=${number}`,
});

export const sampleSpots: RenderablePage<'guide'> = sampleGuide(
  {
    scene: 'fireworks',
    range: 'Sunday, July 4, 2027',
    selection: null,
    blocks: [
      {
        kind: 'spots',
        heading: 'Where to watch',
        intro: null,
        map: sampleMap,
        items: [spot(1, 'Pier Park'), spot(2, 'Mill Hill')],
      },
    ],
    assistantPrompt: 'Who is coming?',
  },
  '/river-day/spots',
);

export const sampleEvent = (changes: Partial<HolidayEvent> = {}): HolidayEvent => ({
  title: 'Boat parade',
  date: '2027-07-04',
  dateLabel: 'Sunday, July 4',
  time: '10:00 AM – 11:00 AM',
  start: '2027-07-04T10:00:00-07:00',
  end: '2027-07-04T11:00:00-07:00',
  overAt: Date.parse('2027-07-04T11:00:00-07:00'),
  location: 'The pier',
  address: '1 Pier Road, Springfield, OR 97477',
  description: 'Boats with flags.',
  category: 'Parade',
  ticketsRequired: false,
  free: true,
  filters: ['parade', 'free'],
  ...changes,
});

export const sampleEvents: RenderablePage<'guide'> = sampleGuide(
  {
    scene: 'flags',
    range: 'Monday, May 31, 2027',
    selection: null,
    blocks: [
      {
        kind: 'events',
        heading: 'Events',
        intro: 'Six of them.',
        filters: [
          { id: 'concert', label: 'Concerts' },
          { id: 'festival', label: 'Festivals' },
          { id: 'parade', label: 'Parades' },
          { id: 'family', label: 'Family-Friendly' },
          { id: 'free', label: 'Free Events' },
        ],
        items: [
          sampleEvent(),
          sampleEvent({
            title: 'Band by the mill',
            start: '2027-07-04T20:00:00-07:00',
            end: null,
            address: null,
            category: 'Concert',
            free: false,
            ticketsRequired: true,
            filters: ['concert'],
          }),
        ],
      },
    ],
    assistantPrompt: 'Who is coming?',
  },
  '/river-day/events',
);

export const sampleKids: RenderablePage<'guide'> = sampleGuide(
  {
    range: null,
    updatedFor: null,
    madeFor: null,
    undatedTitle: 'Holiday',
    datedUntil: null,
    leadIsDated: false,
    cards: { heading: 'Kinds of days', items: cardItems(['Fun', 'Shows', 'Treats', 'Swims', 'Trips']) },
    blocks: [
      {
        kind: 'activities',
        heading: 'To do',
        intro: null,
        items: [{ title: 'Crafts', description: 'Glue.', age: '4 to 9', cost: 'Free to $5' }],
      },
      {
        kind: 'celebrations',
        heading: 'To celebrate',
        intro: null,
        items: [{ name: 'Symphony', time: 'At dusk', location: 'Lawn', description: 'Strings.' }],
      },
    ],
  },
  '/with-kids',
);
