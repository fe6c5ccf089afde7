interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The touch area of the pin at `at`, as SVG path data: a square that extends `reach` in each direction from the center of
 * its head, without the points that are nearer to another head. `head` is the distance from a pin's tip to that center.
 */
export function pinArea(at: Point, others: readonly Point[], reach: number, head: number): string {
  const middle = { x: at.x, y: at.y - head };
  const square = [
    { x: middle.x - reach, y: middle.y - reach },
    { x: middle.x + reach, y: middle.y - reach },
    { x: middle.x + reach, y: middle.y + reach },
    { x: middle.x - reach, y: middle.y + reach },
  ];
  const area = others.reduce<readonly Point[]>(
    (left, { x, y }) => clipToNearer(middle, { x, y: y - head }, left),
    square,
  );
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${area.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The part of a convex shape that is nearer to `own` than to `other`; all of it if the two are the same point. */
function clipToNearer(own: Point, other: Point, shape: readonly Point[]): readonly Point[] {
  const [dx, dy] = [other.x - own.x, other.y - own.y];
  const limit = (other.x ** 2 + other.y ** 2 - own.x ** 2 - own.y ** 2) / 2;
  const distanceBeyond = ({ x, y }: Point) => x * dx + y * dy - limit;
  return shape.flatMap((point, index) => {
    const before = shape.at(index - 1) ?? point;
    const [from, to] = [distanceBeyond(before), distanceBeyond(point)];
    const kept = to <= 0 ? [point] : [];
    if (from <= 0 === to <= 0) return kept;
    const share = from / (from - to);
    const cut = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    return [cut, ...kept];
  });
}
