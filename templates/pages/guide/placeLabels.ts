import type { SpotMap } from '../../../data/model/pages/guide.ts';

/** A label on the map. (x, y) is the center of its baseline. A tiny one fits only where the map is large. */
export interface PlacedLabel {
  readonly name: string;
  readonly size: 'large' | 'small' | 'tiny';
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Font sizes in hundredths of the map's width: the largest ones in styles/parts/map.css, which for all but tiny ones are those of phones. */
const typeSizes = { large: 4, small: 3.2, tiny: 2.3 };
const letterWidth = 0.6;
/** Half the width, and the height, of a pin in the same unit, on phones, where pins are largest. */
const pin = { half: 3.4, height: 9.5 };
/** What stays free between names and the map's edge, in the same unit. */
const margin = 1.5;
/** How far a name leaves its place for a line, in the same unit; for a pin or another name it goes farther. A long name next to two lines needs more. */
const reach = { large: 7, small: 16, tiny: 7 };

/**
 * The labels that fit between the pins, large ones first: at their place or at the nearest free position, clear of lines if
 * one is near. What fits nowhere on a phone is tiny, and what fits nowhere at all is left out.
 */
export function placeLabels(map: SpotMap): PlacedLabel[] {
  const unit = map.width / 100;
  const taken: Box[] = map.pins.map(({ x, y }) => ({
    left: x - pin.half * unit,
    right: x + pin.half * unit,
    top: y - pin.height * unit,
    bottom: y + unit,
  }));
  const fits = (box: Box) =>
    isInside(box, map, margin * unit) && taken.every((other) => !overlap(box, other));
  const place = (places: SpotMap['places'], size: PlacedLabel['size']) =>
    places.flatMap(({ name, x, y }): PlacedLabel[] => {
      const boxAt = (at: Point) => boxOf(name, typeSizes[size] * unit, at);
      const free = offsets
        .map(({ x: dx, y: dy }) => ({ x: x + dx * unit, y: y + dy * unit }))
        .filter((at) => fits(boxAt(at)));
      const isClear = (at: Point) =>
        Math.hypot(at.x - x, at.y - y) <= reach[size] * unit && !isCrossed(boxAt(at), map.lines);
      const spot = free.find(isClear) ?? free[0];
      if (!spot) return [];
      taken.push(boxAt(spot));
      return [{ name, size, x: round(spot.x), y: round(spot.y) }];
    });
  const large = place(
    map.places.filter(({ size }) => size === 'large'),
    'large',
  );
  const others = map.places.filter(({ size }) => size === 'small');
  const small = place(others, 'small');
  const left = others.filter(({ name }) => !small.some((label) => label.name === name));
  return [...large, ...small, ...place(left, 'tiny')];
}

function boxOf(name: string, line: number, { x, y }: Point): Box {
  const half = (name.length * letterWidth * line) / 2;
  return { left: x - half, right: x + half, top: y - line, bottom: y + line * 0.3 };
}

const round = (value: number) => Math.round(value * 10) / 10;

const isInside = ({ left, right, top, bottom }: Box, { width, height }: SpotMap, edge: number) =>
  left > edge && right < width - edge && top > edge && bottom < height - edge;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isCrossed = (box: Box, lines: SpotMap['lines']) =>
  lines.some((points) => points.some((to, index) => index > 0 && meets(points[index - 1] ?? to, to, box)));

/** Whether the line between two points has a part in the box. */
function meets(from: Point, to: Point, box: Box): boolean {
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

/** How much farther a step up or down seems than one to the side, where a name goes on being read as that of its place. */
const slope = 1.6;

/** Offsets from a place in hundredths of the map's width, the nearest first. */
const offsets: readonly Point[] = Array.from({ length: 25 * 25 }, (_, index) => {
  const [column, row] = [index % 25, Math.floor(index / 25)];
  return { x: (column - 12) * 1.5, y: row - 12 };
}).sort((a, b) => Math.hypot(a.x, slope * a.y) - Math.hypot(b.x, slope * b.y));
