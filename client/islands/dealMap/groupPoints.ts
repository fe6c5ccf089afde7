import type { Point } from '../../../data/model/mapProjection.ts';
import { memoize } from '../../../data/model/memoize.ts';

/** The room of a pin on the screen, in pixels: no two pins are nearer to each other in both directions. */
export const pinRoom = { width: 64, height: 46 } as const;

/** Points that are too close together for pins of their own, as indexes in the order of the points. */
export interface PointGroup {
  /** The point at which the pin is. It stays the leader of a group at every larger scale. */
  readonly leader: number;
  readonly members: readonly number[];
}

/** Groups change only from step to step: at the scales `2 ** (step / 2)`. */
const stepOf = (scale: number): number => Math.floor(2 * Math.log2(scale));

/** At smaller scales the groups are found afresh. */
const coarsest = stepOf(1 / 16);

/**
 * A function that returns the groups at a scale, in pixels per unit of the points. Each point is in exactly one group, and
 * pins do not overlap. Groups are in the order of their first members, and the first points lead.
 */
export function groupPoints(points: readonly Point[]): (scale: number) => readonly PointGroup[] {
  const leadersAt = memoize((step: number): Leaders => {
    const leaders = new Leaders(points, 2 ** (step / 2));
    if (step > coarsest) for (const leader of leadersAt(step - 1).all) leaders.add(leader);
    for (const index of points.keys()) if (leaders.nearest(index) === undefined) leaders.add(index);
    return leaders;
  });
  const groupsAt = memoize((step: number) => {
    const leaders = leadersAt(step);
    const groups = new Map<number, number[]>();
    for (const index of points.keys()) {
      const leader = leaders.nearest(index) ?? index;
      const members = groups.get(leader);
      if (members) members.push(index);
      else groups.set(leader, [index]);
    }
    return Array.from(groups, ([leader, members]) => ({ leader, members }));
  });
  return (scale) => groupsAt(stepOf(scale));
}

/** The points with pins at a scale. Cells of the size of a pin's room find those near a point. */
class Leaders {
  readonly all: number[] = [];
  readonly #cells = new Map<string, number[]>();
  readonly #points: readonly Point[];
  readonly #scale: number;

  constructor(points: readonly Point[], scale: number) {
    this.#points = points;
    this.#scale = scale;
  }

  add(index: number): void {
    const { x, y } = this.#inRooms(index);
    const key = `${Math.floor(x)} ${Math.floor(y)}`;
    const cell = this.#cells.get(key);
    if (cell) cell.push(index);
    else this.#cells.set(key, [index]);
    this.all.push(index);
  }

  /** The nearest pin that one at the point would overlap; its own if it has one. */
  nearest(index: number): number | undefined {
    const { x, y } = this.#inRooms(index);
    let [found, least]: [number | undefined, number] = [undefined, Infinity];
    for (const column of [-1, 0, 1])
      for (const row of [-1, 0, 1])
        for (const leader of this.#cells.get(`${Math.floor(x) + column} ${Math.floor(y) + row}`) ?? []) {
          const at = this.#inRooms(leader);
          const [dx, dy] = [Math.abs(at.x - x), Math.abs(at.y - y)];
          const distance = leader === index ? -1 : dx + dy;
          if (dx >= 1 || dy >= 1 || distance >= least) continue;
          [found, least] = [leader, distance];
        }
    return found;
  }

  /** The point in rooms of pins. */
  #inRooms(index: number): Point {
    const { x, y } = this.#points[index] ?? { x: 0, y: 0 };
    return { x: (x * this.#scale) / pinRoom.width, y: (y * this.#scale) / pinRoom.height };
  }
}
