import type { Point } from './mapProjection.ts';

/** What something takes up on a map, in its units. */
export interface MapBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether two boxes share a part. */
export const overlap = (a: MapBox, b: MapBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether `inner` lies within `outer`. */
export const liesWithin = (inner: MapBox, outer: MapBox): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Whether the line between two points has a part in the box. */
function meets(from: Point, to: Point, box: MapBox): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [step, before] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (step === 0 && before < 0) return false;
    if (step < 0) start = Math.max(start, before / step);
    if (step > 0) end = Math.min(end, before / step);
  }
  return start <= end;
}

/** Whether a line through `points` has a part in the box. */
export const crosses = (points: readonly Point[], box: MapBox): boolean =>
  points.some((to, index) => index > 0 && meets(points[index - 1] ?? to, to, box));

/** Whether a line through `points` runs between two points. */
export const divides = (points: readonly Point[], a: Point, b: Point): boolean =>
  points.some((to, index) => {
    const from = points[index - 1];
    return (
      from !== undefined &&
      sideOf(from, to, a) * sideOf(from, to, b) < 0 &&
      sideOf(a, b, from) * sideOf(a, b, to) <= 0
    );
  });

/** Positive on one side of the line through `from` and `to`, negative on the other. */
const sideOf = (from: Point, to: Point, { x, y }: Point) =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
