import type { Coordinates } from './geo.ts';
import {
  extentOf,
  type LonLat,
  type MapShapes,
  mapProjection,
  type Point,
  rounded,
  viewOfPlaces,
} from './mapProjection.ts';
import type { MapView, SpotMap } from './pages/guide.ts';

/** Spots are looked for in a wider view than a single place. */
const leastOfSpots = { width: 100, height: 0.75 };
/** Pins closer than this share of the width would cover each other's numbers. */
const pinDistance = 0.077;

/**
 * A view of the city around `spots`, with a numbered pin for each. Pins that would cover each other are moved apart. `null`
 * for no spots.
 */
export function drawMap(shapes: MapShapes, href: string, spots: readonly Coordinates[]): SpotMap | null {
  const view = viewOfPlaces(shapes, href, spots, leastOfSpots);
  if (!view) return null;
  const { at } = mapProjection(shapes);
  const inView = (place: Coordinates) => {
    const { x, y } = at(place);
    return { x: rounded(x - view.x), y: rounded(y - view.y) };
  };
  const isSeen = ({ x, y }: Point) => x > 0 && x < view.width && y > 0 && y < view.height;
  const crosses = (points: readonly LonLat[]) => {
    const { west, east, south, north } = extentOf(
      points.map(([lon, lat]) => inView({ lon, lat })).map(({ x, y }) => [x, y]),
    );
    return east > 0 && west < view.width && north > 0 && south < view.height;
  };
  const isOnLine = (points: readonly LonLat[]) => points.some(([lon, lat]) => isSeen(inView({ lon, lat })));
  const pins = apart(view.pins, view);
  return {
    ...view,
    // What lies beside the view is not in its legend.
    legend: [
      ...shapes.lines.filter(({ points }) => isOnLine(points)),
      ...(shapes.areas ?? []).filter(({ ring }) => crosses(ring)),
    ].map(({ kind, name }) => ({ kind, name })),
    places: shapes.places
      .map(({ name, coordinates, size }) => ({ name, size, ...inView(coordinates) }))
      .filter(isSeen),
    lines: shapes.lines
      .filter(({ kind }) => kind === 'road' || kind === 'rail')
      .map(({ points }) => points.map(([lon, lat]) => inView({ lon, lat }))),
    pins: pins.map(({ x, y }, index) => ({
      number: index + 1,
      x,
      y,
      spotX: view.pins[index]?.x ?? x,
      spotY: view.pins[index]?.y ?? y,
    })),
    attribution: shapes.attribution,
  };
}

/** Moves the points apart, step by step, until pins no longer overlap. */
function apart(points: readonly Point[], view: Pick<MapView, 'width' | 'height'>): Point[] {
  const least = pinDistance * view.width;
  const edge = 0.04 * view.width;
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 60; round++) {
    moved.forEach((a, i) => {
      moved.forEach((b, j) => {
        if (j > i) push(a, b, least, i);
      });
    });
  }
  const inside = (value: number, limit: number) => rounded(Math.min(Math.max(value, edge), limit - edge));
  return moved.map(({ x, y }) => ({ x: inside(x, view.width), y: inside(y, view.height) }));
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
