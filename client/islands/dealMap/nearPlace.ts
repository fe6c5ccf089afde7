import { t } from '../../../data/messages/t.ts';
import { distanceLabel } from '../../../data/model/distanceLabel.ts';
import { type Coordinates, distanceKm } from '../../../data/model/geo.ts';
import { extentOf, type Point } from '../../../data/model/mapProjection.ts';
import type { MapPoint } from './mapPoints.ts';
import { type FrameSize, fitting, type MapLimits, type MapPosition } from './mapPosition.ts';

/** How many deals are to be seen around the visitor. */
const seen = 3;

const nearest = (points: readonly MapPoint[], place: Coordinates) =>
  points
    .map((point) => ({ point, distance: distanceKm(point.at, place) }))
    .sort((a, b) => a.distance - b.distance);

/** The position with the visitor's place, `here` on the map, and the deals around it; `null` for a place off the map. */
export function positionNear(
  here: Point,
  place: Coordinates,
  points: readonly MapPoint[],
  { extent, most }: MapLimits,
  frame: FrameSize,
): MapPosition | null {
  const isOnMap =
    here.x >= extent.west && here.x <= extent.east && here.y >= extent.south && here.y <= extent.north;
  if (!isOnMap) return null;
  const around = nearest(points, place).slice(0, seen);
  return fitting(
    extentOf([here, ...around.map(({ point }) => point)].map(({ x, y }) => [x, y])),
    most / 4,
    frame,
  );
}

/** How far the nearest of `points` is from the visitor, as a sentence; empty without any. */
export function nearestSentence(points: readonly MapPoint[], place: Coordinates): string {
  const [first] = nearest(points, place);
  return first ? ` ${t('map.nearest', { distance: distanceLabel(first.distance) })}` : '';
}
