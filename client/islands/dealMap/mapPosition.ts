import type { Extent, Point } from '../../../data/model/mapProjection.ts';

/** What of the map is in its frame: the point in the middle, and how many pixels a unit has. */
export interface MapPosition extends Point {
  readonly scale: number;
}

/** In pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** How far a visitor can move and zoom; `south` of an extent is its lowest y, which is at the top. */
export interface MapLimits {
  readonly extent: Extent;
  readonly most: number;
}

/** Room for pins and buttons around what a position is to show, in pixels. */
const room = { x: 44, top: 108, bottom: 28 } as const;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** `position` within the limits: the middle of the frame stays on the map, which is not smaller than half the frame. */
export function limited(position: MapPosition, { extent, most }: MapLimits, frame: FrameSize): MapPosition {
  const { west, east, south, north } = extent;
  const least = Math.min(frame.width / (east - west), frame.height / (north - south)) / 2;
  return {
    x: clamp(position.x, west, east),
    y: clamp(position.y, south, north),
    scale: clamp(position.scale, Math.min(least, most), most),
  };
}

/** The position that shows all of `extent`, as large as fits, but not larger than `most`. */
export function fitting({ west, east, south, north }: Extent, most: number, frame: FrameSize): MapPosition {
  const [width, height] = [
    Math.max(frame.width - 2 * room.x, 1),
    Math.max(frame.height - room.top - room.bottom, 1),
  ];
  // An extent without a width fits at any scale.
  const scale = Math.min(width / (east - west), height / (north - south), most);
  return { x: (west + east) / 2, y: (north + south) / 2 - (room.top - room.bottom) / 2 / scale, scale };
}

/** Where a point of the map is in the frame, in pixels from its upper left corner. */
export const inFrame = (point: Point, { x, y, scale }: MapPosition, frame: FrameSize): Point => ({
  x: (point.x - x) * scale + frame.width / 2,
  y: (point.y - y) * scale + frame.height / 2,
});

/** `position` after zooming by `factor` with what is at `at` in the frame staying there. */
export function zoomed(position: MapPosition, factor: number, at: Point, frame: FrameSize): MapPosition {
  const scale = position.scale * factor;
  const [dx, dy] = [at.x - frame.width / 2, at.y - frame.height / 2];
  return {
    x: position.x + dx / position.scale - dx / scale,
    y: position.y + dy / position.scale - dy / scale,
    scale,
  };
}

/** `position` after moving the map by pixels. */
export const moved = ({ x, y, scale }: MapPosition, dx: number, dy: number): MapPosition => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** Whether a point of the frame is far enough from its edges for all of a pin, 48 pixels wide and 40 high (client/styles/lazy/map.css). */
export const isInFrame = ({ x, y }: Point, frame: FrameSize): boolean =>
  x >= 24 && y >= 40 && x <= frame.width - 24 && y <= frame.height;

/** The change that brings what is at `at` in the frame into its middle. */
export const centeredAt =
  (at: Point) =>
  (position: MapPosition, frame: FrameSize): MapPosition =>
    moved(position, frame.width / 2 - at.x, frame.height / 2 - at.y);

/** What may lie in front of the lower part of the map. */
export type Front = 'nothing' | 'card' | 'list';

/** The lowest place of a pin that is to be seen, in pixels. */
const lowest = {
  nothing: ({ height }: FrameSize) => height,
  card: ({ height }: FrameSize) => height - 200,
  list: ({ height }: FrameSize) => height * 0.4,
} as const;

/** The change that brings the pin at `point` out from behind the buttons above and what is in front below. */
export const revealed =
  (point: Point, front: Front) =>
  (position: MapPosition, frame: FrameSize): MapPosition => {
    const { y } = inFrame(point, position, frame);
    return moved(position, 0, Math.min(Math.max(y, room.top), lowest[front](frame)) - y);
  };
