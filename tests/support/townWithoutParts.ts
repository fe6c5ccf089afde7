import { type CityFiles, sampleDeal } from './smallCity.ts';

type Fields = Record<string, unknown>;

/** Deals that say where they are in all ways that need no neighborhood. */
const placedDeals: readonly Fields[] = [
  sampleDeal('pier', { coordinates: { lat: 47.61, lon: -122.31 } }),
  sampleDeal('market', {
    locations: [{ name: 'The stall', address: '7 Pier Road' }, { address: '1 Mill Street' }],
  }),
  sampleDeal('delivery', { citywide: true }),
];

/** `city` without neighborhoods: none of its deals names a part of it. */
export function withoutParts(city: CityFiles): CityFiles {
  const { 'neighborhoods.json': _, 'site.json': site, ...files } = city;
  const { navigation, ...others } = site as { readonly navigation: object };
  const unplaced = ({ neighborhood: _, ...deal }: Fields) => deal;
  const deals = Object.entries({ ...files, 'deals/placed.json': placedDeals })
    .filter(([file]) => file.startsWith('deals/'))
    .map(([file, list]) => [file, (list as readonly Fields[]).map(unplaced)]);
  return {
    ...files,
    ...Object.fromEntries(deals),
    'site.json': { ...others, navigation: { ...navigation, areas: undefined } },
  };
}
