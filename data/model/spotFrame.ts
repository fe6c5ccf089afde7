import { type Point, type ViewLimits, viewAround } from './mapProjection.ts';

/** Far is what lies more than this many times as far from the middle as the middle one of all distances. */
const farMultiple = 2.5;
/** A closer view is worth leaving points out of it if it is at most this share of one of all points. */
const worthwhile = 0.6;

/**
 * The points that a view should be around: all, unless most lie together and few so far away that a view of all would show
 * those together as a heap. Which are left out, the view may have room for nevertheless.
 */
export function pointsToShow<Shown extends Point>(
  points: readonly Shown[],
  limits: ViewLimits,
): readonly Shown[] {
  if (points.length === 0) return points;
  const middle = { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
  const distances = points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  // Within the smallest view there is, nothing is far.
  const limit = Math.max(farMultiple * median(distances), limits.width / 2);
  const near = points.filter((_, index) => (distances[index] ?? 0) <= limit);
  return sizeAround(near, limits) <= worthwhile * sizeAround(points, limits) ? near : points;
}

function sizeAround(points: readonly Point[], limits: ViewLimits): number {
  const { west, east, south, north } = viewAround(points, limits);
  return Math.max(east - west, north - south);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
