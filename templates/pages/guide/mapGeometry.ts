import type { SpotMap } from '../../../data/model/pages/guide.ts';

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

/** A label on the map. (x, y) is the center of its baseline. */
export interface PlacedLabel {
  readonly name: string;
  readonly size: 'large' | 'small';
  readonly x: number;
  readonly y: number;
}

type Position = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Font sizes in hundredths of the map's width: the largest ones in styles/parts/map.css. */
const typeSizes = { large: 4, small: 2.3 };
const letterWidth = 0.6;
/** Half the width, and the height, of a pin in the same unit, on phones, where pins are largest. */
const pin = { half: 3.4, height: 9.5 };

/**
 * The labels that fit between the pins, large ones first: at their place or at the nearest free position. A label that fits
 * nowhere is left out.
 */
export function placeLabels({ width, height, places, pins }: SpotMap): PlacedLabel[] {
  const unit = width / 100;
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x - pin.half * unit,
    right: x + pin.half * unit,
    top: y - pin.height * unit,
    bottom: y + unit,
  }));
  const fits = (box: Box) =>
    box.left > 0 &&
    box.right < width &&
    box.top > 0 &&
    box.bottom < height &&
    taken.every((other) => !overlap(box, other));
  const bySize = [...places].sort((a, b) => Number(a.size === 'small') - Number(b.size === 'small'));
  return bySize.flatMap((place) => {
    const half = (place.name.length * letterWidth * typeSizes[place.size] * unit) / 2;
    const line = typeSizes[place.size] * unit;
    const boxAt = ([x, y]: Position): Box => ({
      left: x - half,
      right: x + half,
      top: y - line,
      bottom: y + line * 0.3,
    });
    const spot = offsets
      .map(([dx, dy]): Position => [place.x + dx * unit, place.y + dy * unit])
      .find((candidate) => fits(boxAt(candidate)));
    if (!spot) return [];
    taken.push(boxAt(spot));
    return [{ name: place.name, size: place.size, x: round(spot[0]), y: round(spot[1]) }];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Offsets from a place in hundredths of the map's width, the nearest first. */
const offsets: readonly Position[] = Array.from({ length: 25 * 25 }, (_, index): Position => {
  const [column, row] = [index % 25, Math.floor(index / 25)];
  return [(column - 12) * 1.5, row - 12];
}).sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
