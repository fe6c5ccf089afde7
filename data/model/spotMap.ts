import { distanceLabel } from './distanceLabel.ts';
import { type Coordinates, distanceKm } from './geo.ts';
import { crosses, type MapBox, overlap } from './mapBoxes.ts';
import {
  extentOf,
  type LonLat,
  type MapProjection,
  type MapShapes,
  mapProjection,
  type Point,
  parkRadius,
  placeAt,
  rounded,
  viewOfPlaces,
} from './mapProjection.ts';
import type { MapView, SpotMap } from './pages/guide.ts';
import { type FarSpot, placeArrows } from './spotArrows.ts';
import { pointsToShow } from './spotFrame.ts';

/** What a map of spots has to know about one. */
export interface MapSpot {
  readonly name: string;
  readonly coordinates: Coordinates;
}

/** Spots are looked for in a view that the style sheet gives all of the width (styles/parts/map.css). */
const limitsOfSpots = { width: 100, height: 0.75, most: 1.12 };
/** Pins closer than this share of the width would cover each other's numbers. */
const pinDistance = 0.077;

/**
 * A view of the city around `spots`, with a numbered pin for each. Pins that would cover each other are moved apart. A few
 * spots far from all others are not in the view: arrows at its edge point to them. `null` for no spots.
 */
export function drawMap(shapes: MapShapes, href: string, spots: readonly MapSpot[]): SpotMap | null {
  const ground = mapProjection(shapes);
  const placed = spots.map(({ name, coordinates }, index) => ({
    number: index + 1,
    name,
    coordinates,
    ...ground.at(coordinates),
  }));
  const viewOf = (some: readonly MapSpot[]) => {
    const places = some.map(({ coordinates }) => coordinates);
    const view = viewOfPlaces(shapes, href, places, limitsOfSpots);
    return view && drawView(shapes, sightOf(ground, view), placed);
  };
  return viewOf(pointsToShow(placed, limitsOfSpots)) ?? viewOf(spots);
}

/** A view of the picture, and how its points and those of the ground belong together. */
interface Sight extends MapView {
  readonly at: (place: Coordinates) => Point;
  readonly placeAt: (point: Point) => Coordinates;
  readonly radius: (acres: number) => number;
  readonly box: MapBox;
}

const sightOf = (ground: MapProjection, { href, x, y, width, height }: MapView): Sight => ({
  ...{ href, x, y, width, height },
  at: (place) => moved(ground.at(place), { x: -x, y: -y }),
  placeAt: (point) => placeAt(ground, moved(point, { x, y })),
  radius: (acres) => parkRadius(ground, acres),
  box: { left: 0, right: width, top: 0, bottom: height },
});

const moved = (point: Point, by: Point): Point => ({
  x: rounded(point.x + by.x),
  y: rounded(point.y + by.y),
});

const isInside = ({ x, y }: Point, { left, right, top, bottom }: MapBox) =>
  x > left && x < right && y > top && y < bottom;

/** `null` if the arrows to spots beyond the view have no room. */
function drawView(shapes: MapShapes, sight: Sight, spots: readonly (MapSpot & FarSpot)[]): SpotMap | null {
  const { href, x, y, width, height } = sight;
  const inView = spots.map(({ number, name, coordinates }) => ({ number, name, ...sight.at(coordinates) }));
  const seen = inView.filter((spot) => isInside(spot, sight.box));
  const pins = apart(seen, sight);
  const arrows = placeArrows(
    inView.filter((spot) => !seen.includes(spot)),
    pins,
    {
      width,
      height,
      distance: (from, to) => distanceLabel(distanceKm(sight.placeAt(from), sight.placeAt(to))),
    },
  );
  if (!arrows) return null;
  return {
    ...{ href, x, y, width, height },
    legend: legendOf(shapes, sight),
    places: shapes.places
      .map(({ name, coordinates, size }) => ({ name, size, ...sight.at(coordinates) }))
      .filter((place) => isInside(place, sight.box)),
    lines: shapes.lines
      .filter(({ kind }) => kind === 'road' || kind === 'rail')
      .map(({ points }) => courseIn(sight, points)),
    pins: seen.map((spot, index) => ({
      number: spot.number,
      ...(pins[index] ?? spot),
      spotX: spot.x,
      spotY: spot.y,
    })),
    arrows,
    attribution: shapes.attribution,
  };
}

const courseIn = (sight: Sight, points: readonly LonLat[]) =>
  points.map(([lon, lat]) => sight.at({ lon, lat }));

/** What a view shows; what lies beside it is not in its legend. */
function legendOf({ lines, areas = [], parks = [] }: MapShapes, sight: Sight): SpotMap['legend'] {
  const isSeen = (points: readonly LonLat[]) => overlap(boxAround(courseIn(sight, points)), sight.box);
  const isSeenPark = ({ coordinates, acres }: (typeof parks)[number]) => {
    const [{ x, y }, radius] = [sight.at(coordinates), sight.radius(acres)];
    return overlap({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }, sight.box);
  };
  return [
    ...lines.filter(({ points }) => crosses(courseIn(sight, points), sight.box)),
    ...areas.filter(({ ring }) => isSeen(ring)),
    ...parks.filter(isSeenPark).map(({ name }) => ({ kind: 'park' as const, name })),
  ].map(({ kind, name }) => ({ kind, name }));
}

function boxAround(points: readonly Point[]): MapBox {
  const { west, east, south, north } = extentOf(points.map(({ x, y }) => [x, y]));
  return { left: west, right: east, top: south, bottom: north };
}

/** Moves the points apart, step by step, until pins no longer overlap. */
function apart(points: readonly Point[], view: Pick<MapView, 'width' | 'height'>): Point[] {
  const least = pinDistance * view.width;
  const edge = 0.04 * view.width;
  const pins = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 60; round++) {
    pins.forEach((a, i) => {
      pins.forEach((b, j) => {
        if (j > i) push(a, b, least, i);
      });
    });
  }
  const inside = (value: number, limit: number) => rounded(Math.min(Math.max(value, edge), limit - edge));
  return pins.map(({ x, y }) => ({ x: inside(x, view.width), y: inside(y, view.height) }));
}

function push(a: { x: number; y: number }, b: { x: number; y: number }, least: number, index: number): void {
  const dx = b.x - a.x || (least / 460) * (index + 1);
  const dy = b.y - a.y || least / 460;
  const distance = Math.hypot(dx, dy);
  if (distance >= least) return;
  const step = (least - distance) / 4 / distance;
  a.x -= dx * step;
  a.y -= dy * step;
  b.x += dx * step;
  b.y += dy * step;
}
