import type { MapData } from './mapData.ts';
import type { Point } from './mapProjection.ts';

type NamedPlace = MapData['places'][number];

/** A name at a point of the map, the middle of its baseline. */
export interface MapLabel extends Point {
  readonly name: string;
  readonly size: NamedPlace['size'];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Heights of letters in pixels, as in client/styles/lazy/map.css. */
export const labelSizes = { large: 17, small: 13.5 } as const;
/** The width of a letter, as a share of its height. */
const letter = 0.58;
/** Where names may be: the shares of their width and of their height by which they are moved, the best first. */
const offsets = [
  [0, 0.4],
  [0, 1.3],
  [0, -1.2],
  [-0.9, 0.4],
  [0.9, 0.4],
  [0, 2.4],
  [0, -2.6],
  [-1.3, 0.4],
  [1.3, 0.4],
  [-0.9, 1.3],
  [0.9, 1.3],
  [-0.9, -1.2],
] as const;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Pixels. */
const widthOf = ({ name, size }: Pick<NamedPlace, 'name' | 'size'>) =>
  name.length * labelSizes[size] * letter;

/** Whether a frame of `width` pixels around `middle`, a point of the map, shows all of a name. */
export const isWhole = (label: MapLabel, middle: number, width: number, scale: number): boolean =>
  Math.abs(label.x - middle) * scale + widthOf(label) / 2 <= width / 2;

/** The names that neither cover a pin nor each other at a scale, large ones first. `pins` are points of the map, with their `room` in pixels. */
export function mapLabels(
  places: readonly NamedPlace[],
  pins: readonly Point[],
  scale: number,
  room: { readonly width: number; readonly height: number },
): readonly MapLabel[] {
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x * scale - room.width / 2,
    right: x * scale + room.width / 2,
    top: y * scale - room.height,
    bottom: y * scale,
  }));
  const bySize = [...places].sort((a, b) => Number(b.size === 'large') - Number(a.size === 'large'));
  return bySize.flatMap(({ name, size, x, y }) => {
    const line = labelSizes[size];
    const wide = widthOf({ name, size });
    const boxAt = ([across, down]: (typeof offsets)[number]): Box => ({
      left: x * scale + (across - 0.5) * wide,
      right: x * scale + (across + 0.5) * wide,
      top: y * scale + (down - 0.8) * line,
      bottom: y * scale + (down + 0.25) * line,
    });
    const free = offsets.find((offset) => !taken.some((other) => overlap(boxAt(offset), other)));
    if (!free) return [];
    taken.push(boxAt(free));
    return [{ name, size, x: x + (free[0] * wide) / scale, y: y + (free[1] * line) / scale }];
  });
}
