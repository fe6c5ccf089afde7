import { neighborhoodsOf, type Place } from '../../../data/model/deals/place.ts';
import { directionsTo } from '../../../data/model/directions.ts';
import { isWhole, labelSizes, type MapLabel, mapLabels } from '../../../data/model/mapLabels.ts';
import { mapProjection, type Point, viewOfPlaces } from '../../../data/model/mapProjection.ts';
import type { DealMap, DealPlace, DealPlaces } from '../../../data/model/pages/deal.ts';
import type { CityMap } from '../../../data/schema/map.ts';
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
  const view = map && viewOfPlaces(map, cityMapPicture(map).href, known);
  if (!view || known.length < 2) return view && { ...view, names: null };
  // In a wide view, a whole unit is hardly more than a pixel.
  const pins = view.pins.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return { ...view, pins, names: namesIn(map, view) };
}

/** The width in pixels for which names are placed: between that on a phone and the widest. */
const shownWidth = 400;
/** The pixels by which a name may stand beside its place, and its place beside a pin. */
const farthest = 64;
/** The room of a pin as a share of the width of the map (cityMapPicture). */
const pinShare = { width: 0.06, height: 0.08 };

/** The names of a view that cover neither a pin nor each other. The picture's own are for a narrow view, and too small in a wide one. */
function namesIn(map: CityMap, { x, y, width, height, pins }: Omit<DealMap, 'names'>): DealMap['names'] {
  const { at } = mapProjection(map);
  const scale = shownWidth / width;
  // All of one height, which takes fewer bytes; the large ones find room first.
  const places = map.places
    .toSorted((a, b) => Number(b.size === 'large') - Number(a.size === 'large'))
    .map(({ name, coordinates }) => {
      const point = at(coordinates);
      return { name, size: 'small' as const, x: point.x - x, y: point.y - y };
    });
  const room = { width: pinShare.width * shownWidth, height: pinShare.height * shownWidth };
  const isClose = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) * scale < farthest;
  // A name that only had room far away would stand at another place, and one without a pin near it tells little.
  const isNear = (label: MapLabel) =>
    places.some(
      (own) => own.name === label.name && isClose(own, label) && pins.some((pin) => isClose(own, pin)),
    );
  const items = mapLabels(places, pins, scale, room)
    .filter((label) => isWhole(label, width / 2, shownWidth, scale) && label.y > 0 && label.y < height)
    .filter(isNear)
    .map((label) => ({ name: label.name, x: Math.round(label.x), y: Math.round(label.y) }));
  return { height: Math.round(labelSizes.small / scale), items };
}

function placeView({ name, address, at }: Place, city: SiteConfig['city']): DealPlace {
  const goal = at ?? (address && `${address}, ${city.name}, ${city.regionCode ?? city.region}`);
  return { name, address, at, directions: goal && directionsTo(goal) };
}
