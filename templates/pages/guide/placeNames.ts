import type { SpotMap } from '../../../data/model/pages/guide.ts';

/** A name on the map with the point where its middle stands on the line of writing. */
export interface PlacedName {
  readonly name: string;
  readonly size: 'large' | 'small';
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Size of the type in hundredths of the map's width: the largest that styles/parts/map.css gives to each. */
const typeSizes = { large: 4, small: 2.3 };
const letterWidth = 0.6;
/** Half the width and the height of a pin in the same hundredths, on a phone where it is larger. */
const pin = { half: 3.4, height: 9.5 };

/**
 * The names that fit between the pins, large ones first: at their place, else as near to it as is free. A name
 * without room is left out.
 */
export function placeNames({ width, height, places, pins }: SpotMap): PlacedName[] {
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
    const boxAt = ([x, y]: Point): Box => ({
      left: x - half,
      right: x + half,
      top: y - line,
      bottom: y + line * 0.3,
    });
    const spot = steps
      .map(([dx, dy]): Point => [place.x + dx * unit, place.y + dy * unit])
      .find((candidate) => fits(boxAt(candidate)));
    if (!spot) return [];
    taken.push(boxAt(spot));
    return [{ name: place.name, size: place.size, x: round(spot[0]), y: round(spot[1]) }];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Steps away from a place in hundredths of the map's width, the nearest first. */
const steps: readonly Point[] = Array.from({ length: 25 * 25 }, (_, index): Point => {
  const [column, row] = [index % 25, Math.floor(index / 25)];
  return [(column - 12) * 1.5, row - 12];
}).sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
