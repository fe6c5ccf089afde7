import type { Coordinates } from './geo.ts';
import type { MapView } from './pages/guide.ts';

export type LonLat = readonly [number, number];

/** The shapes of `map.json`; points are [longitude, latitude] in decimal degrees. */
export interface MapShapes {
  readonly attribution: string;
  readonly outline: readonly (readonly LonLat[])[];
  readonly areas?:
    | readonly { readonly kind: 'water' | 'park'; readonly name: string; readonly ring: readonly LonLat[] }[]
    | undefined;
  readonly parks?:
    | readonly { readonly name: string; readonly coordinates: Coordinates; readonly acres: number }[]
    | undefined;
  readonly lines: readonly {
    readonly kind: 'water' | 'road' | 'rail';
    readonly name: string;
    readonly points: readonly LonLat[];
  }[];
  readonly places: readonly {
    readonly name: string;
    readonly coordinates: Coordinates;
    readonly size: 'large' | 'small';
  }[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bounding box, in degrees or in units of a map. */
export interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The bounding box of points as [longitude, latitude]; infinite and inverted for no points. */
export function extentOf(points: readonly LonLat[]): Extent {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [lon, lat] of points) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { west, east, south, north };
}

/** The width of the picture of the whole city; its other lengths are in the same unit. */
const width = 600;
const margin = 24;

/** Where the ground lies on a picture of `width` and `height`: equirectangular. */
export interface PictureGround {
  readonly width: number;
  readonly height: number;
  /** The degrees of the picture's upper left corner. */
  readonly corner: Coordinates;
  /** Units of the picture. */
  readonly perDegree: Coordinates;
}

/** How the ground becomes a picture. */
export interface MapProjection extends PictureGround {
  readonly at: (place: Coordinates) => Point;
}

/** The point of a picture at which `place` is. */
export const pointOf = ({ corner, perDegree }: PictureGround, { lat, lon }: Coordinates): Point => ({
  x: rounded((lon - corner.lon) * perDegree.lon),
  y: rounded((corner.lat - lat) * perDegree.lat),
});

/** The place at a point of a picture. */
export const placeAt = ({ corner, perDegree }: PictureGround, { x, y }: Point): Coordinates => ({
  lat: corner.lat - y / perDegree.lat,
  lon: corner.lon + x / perDegree.lon,
});

/** The projection of the picture of the whole city, scaled at its middle latitude, which is accurate enough for a county. */
export function mapProjection({ outline }: Pick<MapShapes, 'outline'>): MapProjection {
  const { west, east, south, north } = extentOf(outline.flat());
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const scale = (width - 2 * margin) / ((east - west) * shrink);
  const perDegree = { lat: scale, lon: scale * shrink };
  const ground: PictureGround = {
    width,
    height: Math.round((north - south) * scale + 2 * margin),
    corner: { lat: north + margin / perDegree.lat, lon: west - margin / perDegree.lon },
    perDegree,
  };
  return { ...ground, at: (place) => pointOf(ground, place) };
}

const squareMetersInAcre = 4046.86;
const metersPerDegree = 111_195;

/** The radius of a park drawn as a circle of its true area, in units of the picture. */
export const parkRadius = ({ perDegree }: PictureGround, acres: number): number =>
  rounded((Math.sqrt((acres * squareMetersInAcre) / Math.PI) / metersPerDegree) * perDegree.lat);

/** To a twentieth of a unit: about 5 meters on the picture of a county. */
export const rounded = (value: number) => Math.round(value * 20) / 20;

/** Room around the outermost points of a view, as a share of how far they lie apart. */
const room = 0.2;
/** How large a view is at least: its width, and its height as a share of that; and how high at most, as such a share. */
export interface ViewLimits {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** Of a single place: wide enough to have names of other parts of the city on it. */
const limitsOfPlace: ViewLimits = { width: 150, height: 0.5, most: 1.25 };

/** The part of the picture around `points`, which are not empty. */
export function viewAround(points: readonly Point[], limits: ViewLimits): Extent {
  const { west, east, south, north } = extentOf(points.map(({ x, y }) => [x, y]));
  const wide = Math.max(limits.width, (east - west) * (1 + 2 * room));
  const high = (north - south) * (1 + 2 * room);
  const [halfX, halfY] = [Math.max(wide, high / limits.most) / 2, Math.max(high, wide * limits.height) / 2];
  const [x, y] = [Math.round((west + east) / 2), Math.round((south + north) / 2)];
  return { west: x - halfX, east: x + halfX, south: y - halfY, north: y + halfY };
}

/** A view of the picture at `href` around `places`, with a pin for each; `null` for no places. */
export function viewOfPlaces(
  shapes: MapShapes,
  href: string,
  places: readonly Coordinates[],
  limits: ViewLimits = limitsOfPlace,
): (MapView & { readonly pins: readonly Point[] }) | null {
  if (places.length === 0) return null;
  const points = places.map(mapProjection(shapes).at);
  const { west, east, south, north } = viewAround(points, limits);
  return {
    href,
    x: rounded(west),
    y: rounded(south),
    width: rounded(east - west),
    height: rounded(north - south),
    pins: points.map(({ x, y }) => ({ x: rounded(x - west), y: rounded(y - south) })),
  };
}
