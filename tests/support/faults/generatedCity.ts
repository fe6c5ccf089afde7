import { sampleGuides } from '../guideFixtures.ts';
import { photo } from '../photos.ts';
import { type CityFiles, sampleDeal, smallCity } from '../smallCity.ts';

const categories = ['food', 'shows'];
const areas = ['old-town', 'harbor'];

/** A deal of the generated city: the same for the same number and edition. */
function dealOf(number: number, edition: string): Record<string, unknown> {
  return sampleDeal(`deal-${number}`, {
    title: `Deal ${number}${number % 3 === 0 ? ` of the ${edition} edition` : ''}`,
    category: categories[number % 2],
    neighborhood: areas[number % 5 === 0 ? 1 : 0],
    featured: number % 40 === 0,
    clickCount: (number * 7919) % 1000,
    imageUrl: number % 50 === 0 ? 'images/dish.jpg' : 'images/poster.svg',
  });
}

const deals = (from: number, to: number, edition: string) =>
  Array.from({ length: to - from }, (_, index) => dealOf(from + index, edition));

/** A city of some four hundred pages, with guides, a photo and drawings. */
export async function generatedCity(): Promise<CityFiles> {
  const city = smallCity();
  return {
    ...city,
    ...sampleGuides(),
    'site.json': {
      ...city['site.json'],
      popularSearches: { heading: 'Popular', note: 'Now', links: [{ label: 'All', href: '/deals' }] },
    },
    'deals/generated.json': deals(0, 360, 'first'),
    'images/dish.jpg': await photo({ width: 64, height: 40 }),
  };
}

/** The same city on another day: a third of its deals changed, some gone, some new, and with another photo. */
export async function nextEdition(): Promise<CityFiles> {
  return {
    'deals/generated.json': deals(30, 390, 'second'),
    'images/dish.jpg': await photo({ width: 60, height: 40 }),
    'pages/team.md': '---\ntitle: Team\nmetaDescription: Who.\nlastUpdated: 2026-05-01\n---\n\nHello.\n',
  };
}
