import type { CityFiles } from './smallCity.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** A landing page of the small city; `fields` replace its own. */
export function sampleLandingPage(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Things to do',
    description: 'A plan for the port.',
    metaTitle: 'Things to Do in Port Sample',
    metaDescription: 'Things to do in Port Sample.',
    relatedKeywords: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
    pageType: 'activities',
    isTimeSensitive: false,
    isAdultOriented: false,
    publishedDate: '2026-10-01',
    introduction: `${words(150)}.`,
    selection: { heading: 'Worth it', picks: [{ deal: 'soup', reason: 'It is warm.' }], anyOf: [{}] },
    tips: [
      { title: 'Walk', text: 'The port is small.' },
      { title: 'Book', text: 'Tables go early.' },
    ],
    questions: [1, 2, 3].map((number) => ({ question: `Question ${number}?`, answer: `Answer ${number}.` })),
    related: ['weekend', 'today'],
    ...fields,
  };
}

const holidayWords = {
  description: 'The coming one is on {date}.',
  metaTitle: 'Harbor Day {year}',
  metaDescription: 'Harbor Day in Port Sample.',
  relatedKeywords: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  introduction: 'The weekend is {weekend}.',
};
const card = { title: 'Deals', description: 'All of them.', icon: 'sun', href: '/deals' };

/** Guides for the small city: three landing pages and a holiday on the last Monday of May. */
export function sampleGuides(): CityFiles {
  const timely = (timeFrame: string) => ({ isTimeSensitive: true, timeFrame });
  return {
    'landing-pages/things-to-do.json': sampleLandingPage(),
    'landing-pages/weekend.json': sampleLandingPage({
      ...timely('weekend'),
      metaTitle: 'This Weekend ({range})',
      related: ['things-to-do', 'today'],
    }),
    'landing-pages/today.json': sampleLandingPage({
      ...timely('today'),
      metaTitle: 'Today, {range}',
      related: ['things-to-do', 'weekend'],
    }),
    'holidays/harbor-day/holiday.json': {
      ...holidayWords,
      title: 'Harbor Day',
      name: 'Harbor Day',
      date: { month: 5, weekday: 'mon', nth: -1 },
      scene: 'flags',
      publishedDate: '2025-01-01',
      cardsHeading: 'Plan it',
      cards: [card, card],
      assistantPrompt: 'Who is coming?',
    },
    'holidays/harbor-day/events.json': {
      ...holidayWords,
      title: 'Events',
      metaTitle: 'Harbor Day Events {year}',
      aliases: ['/harbor-events'],
      blocks: [
        { kind: 'prose', heading: 'Why', text: 'Because of the harbor.' },
        {
          kind: 'events',
          heading: 'Events',
          items: [
            {
              title: 'Boat parade',
              dayOffset: -1,
              time: '10:00',
              endTime: '12:30',
              location: 'The harbor',
              description: 'Boats.',
              category: 'parade',
              ticketsRequired: false,
              free: true,
            },
          ],
        },
      ],
      related: ['/harbor-day', '/things-to-do'],
    },
  };
}
