import type { SpotMap } from './pages/guide.ts';

interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** The shapes of `map.json`; points are [longitude, latitude] in decimal degrees. */
interface MapShapes {
  readonly attribution: string;
  readonly outline: readonly (readonly (readonly [number, number])[])[];
  readonly areas?:
    | readonly {
        readonly kind: 'water' | 'park';
        readonly name: string;
        readonly ring: readonly (readonly [number, number])[];
      }[]
    | undefined;
  readonly lines: readonly {
    readonly kind: 'water' | 'road' | 'rail';
    readonly name: string;
    readonly points: readonly (readonly [number, number])[];
  }[];
  readonly places: readonly {
    readonly name: string;
    readonly coordinates: Coordinates;
    readonly size: 'large' | 'small';
  }[];
}

const width = 600;
const margin = 24;
/** Pins closer than this would cover each other's numbers. */
const pinDistance = 46;

/**
 * A schematic map of the part of the city around `spots`, with a numbered pin for each: an equirectangular projection scaled
 * at the map's middle latitude, which is accurate enough for a county. Pins that would cover each other are moved apart.
 */
export function drawMap(shapes: MapShapes, spots: readonly Coordinates[]): SpotMap {
  const { project, height } = projection(frameAround(spots, shapes.outline.flat()));
  const at = ({ lat, lon }: Coordinates) => project([lon, lat]);
  const isOnMap = ({ x, y }: Point) => x > 0 && x < width && y > 0 && y < height;
  // What lies beside the map is not drawn, nor named in its legend.
  const isSeen = (points: readonly Point[]) => {
    const { west, east, south, north } = extentOf(points.map(({ x, y }) => [x, y]));
    return east > 0 && west < width && north > 0 && south < height;
  };
  const places = spots.map(at);
  const pins = apart(places, height);
  const areas = (shapes.areas ?? []).map((area) => ({ ...area, shape: area.ring.map(project) }));
  const lines = shapes.lines.map((each) => ({ ...each, shape: each.points.map(project) }));
  const labels = shapes.places.map(({ name, coordinates, size }) => ({ name, size, ...at(coordinates) }));
  return {
    width,
    height,
    outline: shapes.outline.map((ring) => `${pathOf(ring.map(project))}Z`).join(''),
    areas: areas
      .filter(({ shape }) => isSeen(shape))
      .map(({ kind, name, shape }) => ({ kind, name, d: `${pathOf(shape)}Z` })),
    lines: lines
      .filter(({ shape }) => shape.some(isOnMap))
      .map(({ kind, name, shape }) => ({ kind, name, d: pathOf(shape) })),
    places: labels.filter(isOnMap),
    pins: pins.map(({ x, y }, index) => ({
      number: index + 1,
      x,
      y,
      spotX: places[index]?.x ?? x,
      spotY: places[index]?.y ?? y,
    })),
    attribution: shapes.attribution,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bounding box in degrees. */
interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The bounding box of points as [longitude, latitude]; infinite and inverted for no points. */
export function extentOf(points: readonly (readonly [number, number])[]): Extent {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [lon, lat] of points) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { west, east, south, north };
}

/** Room around the outermost spots, as a share of how far the spots lie apart. */
const room = 0.2;
/** The least width and height of a map in degrees of latitude: about 4 km. */
const leastSpan = 0.04;
/** The least and the greatest height of a map, as a share of its width. */
const heights = { least: 0.75, most: 1.25 };

/** The part of the earth that a map shows: around `spots`, or all of `outline` if there are none. */
function frameAround(spots: readonly Coordinates[], outline: readonly (readonly [number, number])[]): Extent {
  if (spots.length === 0) return extentOf(outline);
  const { west, east, south, north } = extentOf(spots.map(({ lat, lon }) => [lon, lat]));
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const wide = Math.max(leastSpan, (east - west) * shrink * (1 + 2 * room));
  const high = Math.max(leastSpan, (north - south) * (1 + 2 * room));
  const [spanX, spanY] = [Math.max(wide, high / heights.most), Math.max(high, wide * heights.least)];
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const [halfX, halfY] = [spanX / shrink / 2, spanY / 2];
  return { west: x - halfX, east: x + halfX, south: y - halfY, north: y + halfY };
}

function projection({ west, east, south, north }: Extent) {
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const scale = (width - 2 * margin) / ((east - west) * shrink);
  const height = Math.round((north - south) * scale + 2 * margin);
  const project = ([lon, lat]: readonly [number, number]): Point => ({
    x: rounded(margin + (lon - west) * shrink * scale),
    y: rounded(margin + (north - lat) * scale),
  });
  return { project, height };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

const pathOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Moves the points apart, step by step, until pins no longer overlap. */
function apart(points: readonly Point[], height: number): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 60; round++) {
    moved.forEach((a, i) => {
      moved.forEach((b, j) => {
        if (j > i) push(a, b, i);
      });
    });
  }
  const inside = (value: number, limit: number) => rounded(Math.min(Math.max(value, margin), limit - margin));
  return moved.map(({ x, y }) => ({ x: inside(x, width), y: inside(y, height) }));
}

function push(a: { x: number; y: number }, b: { x: number; y: number }, index: number): void {
  const dx = b.x - a.x || 0.1 * (index + 1);
  const dy = b.y - a.y || 0.1;
  const distance = Math.hypot(dx, dy);
  if (distance >= pinDistance) return;
  const step = (pinDistance - distance) / 4 / distance;
  a.x -= dx * step;
  a.y -= dy * step;
  b.x += dx * step;
  b.y += dy * step;
}
