import { neighborhoodsOf, type Place } from '../../../data/model/deals/place.ts';
import { directionsTo } from '../../../data/model/directions.ts';
import { viewOfPlaces } from '../../../data/model/mapProjection.ts';
import type { DealMap, DealPlace, DealPlaces } from '../../../data/model/pages/deal.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import { cityParts } from '../../content/cityParts.ts';
import type { SharedContent } from '../../content/site.ts';
import { cityMapPicture } from '../images/cityMap.ts';
import type { PlanFrame } from '../ingredients.ts';
import { neighborhoodHref } from '../neighborhoodHref.ts';

/** Places by neighborhood, both in the order of the content. */
export function planPlaces({ site }: Pick<PlanFrame, 'site'>, places: readonly Place[]): DealPlaces[] {
  return neighborhoodsOf(places).map((id) => ({
    neighborhood: {
      label: cityParts(site).find((part) => part.id === id)?.label ?? id,
      href: neighborhoodHref(site, id),
    },
    items: places
      .filter(({ neighborhood }) => neighborhood === id)
      .map((place) => placeView(place, site.config.city)),
  }));
}

/** The part of the city's map with `places`; `null` without a map, or if no place is known. */
export function planMap({ map }: Pick<SharedContent, 'map'>, places: readonly Place[]): DealMap | null {
  const known = places.flatMap(({ at }) => at ?? []);
  return map && viewOfPlaces(map, cityMapPicture(map).href, known);
}

function placeView({ name, address, at }: Place, city: SiteConfig['city']): DealPlace {
  const goal = at ?? (address && `${address}, ${city.name}, ${city.regionCode ?? city.region}`);
  return { name, address, at, directions: goal && directionsTo(goal) };
}
