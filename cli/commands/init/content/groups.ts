import type { Tone } from '../../../../data/model/appearance.ts';
import { slugFromText } from '../../../../data/model/slugFromText.ts';
import type { CityAnswers, NeighborhoodAnswer } from '../answers.ts';

/** A category of a new project. */
interface NewCategory {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  readonly art: { readonly drawing: string };
  readonly heading: string;
  readonly intro: string;
  readonly metaDescription: string;
  readonly scheduled?: true;
  readonly words: readonly string[];
}

/** `categories.json` and `neighborhoods.json` of a new project. */
export interface NewGroups {
  readonly categories: readonly NewCategory[];
  readonly neighborhoods: readonly Readonly<Record<string, unknown>>[];
}

/** The categories and neighborhoods of a new project. */
export const newGroups = (answers: CityAnswers): NewGroups => ({
  categories: categoriesOf(answers.city),
  neighborhoods: neighborhoodsOf(answers),
});

const categoriesOf = (city: string): readonly NewCategory[] => [
  {
    id: 'food',
    label: 'Food & Drink',
    tone: 'ember',
    art: { drawing: 'cup' },
    heading: `Food and drink deals in ${city}`,
    intro:
      'Breakfast, lunch and dinner out, coffee and tastings. Each deal says what’s included and when you can go.',
    metaDescription: `Restaurant, bakery and coffee deals in ${city}, with prices, days and hours.`,
    words: [
      'food',
      'restaurant',
      'eat',
      'dinner',
      'lunch',
      'breakfast',
      'brunch',
      'coffee',
      'cafe',
      'bakery',
      'bar',
      'drink',
    ],
  },
  {
    id: 'events',
    label: 'Events',
    tone: 'violet',
    art: { drawing: 'ticket' },
    heading: `Event and ticket deals in ${city}`,
    intro: 'Concerts, shows and tours, with their dates and times. Prices include all fees.',
    metaDescription: `Tickets for less in ${city}: concerts, theater, comedy and tours, with dates and prices.`,
    scheduled: true,
    words: [
      'event',
      'concert',
      'show',
      'music',
      'live music',
      'theater',
      'comedy',
      'festival',
      'movie',
      'ticket',
      'tour',
    ],
  },
  {
    id: 'family',
    label: 'Family Fun',
    tone: 'sky',
    art: { drawing: 'kite' },
    heading: `Family deals in ${city}`,
    intro: 'Rides, workshops and days out with kids. Check the ages on each deal.',
    metaDescription: `Deals for families in ${city}, indoors and out, with ages, prices and hours.`,
    words: [
      'family fun',
      'kids activity',
      'playground',
      'zoo',
      'museum',
      'workshop',
      'mini golf',
      'bowling',
      'theme park',
    ],
  },
];

/** The ids of neighborhoods, in their order. */
export function neighborhoodIds(neighborhoods: readonly NeighborhoodAnswer[]): readonly string[] {
  const ids: string[] = [];
  for (const [index, { name }] of neighborhoods.entries()) {
    const slug = slugFromText(name);
    ids.push(slug === '' || ids.includes(slug) ? [slug || 'area', index + 1].join('-') : slug);
  }
  return ids;
}

function neighborhoodsOf({ city, neighborhoods }: CityAnswers): NewGroups['neighborhoods'] {
  const ids = neighborhoodIds(neighborhoods);
  return neighborhoods.map(({ name, coordinates }, index) => ({
    id: ids[index],
    label: name,
    heading: `Deals in ${name}`,
    intro: `What you can eat, see and do for less in ${name}.`,
    metaDescription: `Live deals in ${name}, ${city}, with prices, savings and end dates.`,
    aliases: [],
    ...(coordinates === null ? {} : { coordinates }),
  }));
}
