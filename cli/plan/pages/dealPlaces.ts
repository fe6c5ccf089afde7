import { neighborhoodsOf, type Place } from '../../../data/model/deals/place.ts';
import type { DealPlace, DealPlaces, DealVendor } from '../../../data/model/pages/deal.ts';
import { neighborhoodPath } from '../../../data/model/routes.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import type { SiteDeal } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import { directionsTo } from './directions.ts';

/** The places of a deal by neighborhood, both in the order of the content. */
export function planPlaces({ site }: PlanContext, { places }: SiteDeal): DealPlaces[] {
  return neighborhoodsOf(places).map((id) => ({
    neighborhood: {
      label: site.neighborhoods.find((neighborhood) => neighborhood.id === id)?.label ?? id,
      href: neighborhoodPath(id),
    },
    items: places
      .filter(({ neighborhood }) => neighborhood === id)
      .map((place) => placeView(place, site.config.city)),
  }));
}

function placeView({ name, address, at }: Place, city: SiteConfig['city']): DealPlace {
  const goal = at ?? (address && `${address}, ${city.name}, ${city.regionCode}`);
  return { name, address, at, directions: goal && directionsTo(goal) };
}

/** The vendor of a deal, with what is known about it. */
export function planVendor({ vendors }: PlanContext, { vendor: { id, name } }: SiteDeal): DealVendor {
  const vendor = id === null ? undefined : vendors.get(id);
  return { name, href: null, phone: vendor?.phone ?? null };
}
