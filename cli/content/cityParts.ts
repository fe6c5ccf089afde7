import { slugFromText } from '../../data/model/slugFromText.ts';
import type { Neighborhood } from '../../data/schema/dealGroups.ts';
import type { SiteConfig } from '../../data/schema/site.ts';
import type { Site } from './site.ts';

/** A part of the city, in which places are. */
export type CityPart = Pick<Neighborhood, 'id' | 'label' | 'aliases' | 'coordinates'>;

/** A city as its only part. */
export function cityItself({ name, coordinates }: SiteConfig['city']): CityPart {
  return { id: slugFromText(name) || 'city', label: name, aliases: [], coordinates };
}

/** The neighborhoods of a city; the city itself, as its only part, if it has none. */
export const cityParts = ({
  config: { city },
  neighborhoods,
}: Pick<Site, 'config' | 'neighborhoods'>): readonly CityPart[] =>
  neighborhoods.length > 0 ? neighborhoods : [cityItself(city)];

/** The id of the part that a place is in which names none; `null` in a city with several. */
export function onlyPart(site: Pick<Site, 'config' | 'neighborhoods'>): string | null {
  const [first, second] = cityParts(site);
  return first && !second ? first.id : null;
}

/** The neighborhoods that visitors can choose from; empty if there are less than two, because then there is no choice. */
export const areaChoices = ({ neighborhoods }: Pick<Site, 'neighborhoods'>): Site['neighborhoods'] =>
  neighborhoods.length > 1 ? neighborhoods : [];
