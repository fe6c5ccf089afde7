import { crosses, divides, liesWithin, type MapBox, overlap } from '../../../data/model/mapBoxes.ts';
import type { Point } from '../../../data/model/mapProjection.ts';
import type { SpotMap } from '../../../data/model/pages/guide.ts';
import { arrowBoxes, pinBox } from '../../../data/model/spotArrows.ts';

/** A label on the map. (x, y) is the center of its baseline. A tiny one fits only where the map is large. */
export interface PlacedLabel {
  readonly name: string;
  readonly size: 'large' | 'small' | 'tiny';
  readonly x: number;
  readonly y: number;
}

/** Font sizes in hundredths of the map's width: the largest ones in styles/parts/map.css, which for all but tiny ones are those of phones. */
const typeSizes = { large: 4, small: 3.2, tiny: 2.3 };
const letterWidth = 0.6;
/** What stays free between names and the map's edge, in the same unit. */
const margin = 1.5;
/** How far a name leaves its place for a line, in the same unit; for a pin or another name it goes farther. A long name next to two lines needs more. */
const reach = { large: 7, small: 16, tiny: 7 };

/** A line this near to a place is its own; beyond any other, its name would seem to be that of another place. */
const ownLine = 2.5;

/**
 * The labels that fit between the pins, large ones first: at their place or at the nearest free position, clear of lines if
 * one is near. What fits nowhere on a phone is tiny, and what fits nowhere at all is left out.
 */
export function placeLabels(map: SpotMap): PlacedLabel[] {
  const unit = map.width / 100;
  const taken: MapBox[] = [
    ...map.pins.map((pin) => pinBox(pin, unit)),
    ...map.arrows.flatMap((arrow) => arrowBoxes(arrow, unit)),
  ];
  const edge = margin * unit;
  const frame = { left: edge, right: map.width - edge, top: edge, bottom: map.height - edge };
  const fits = (box: MapBox) => liesWithin(box, frame) && taken.every((other) => !overlap(box, other));
  const place = (places: SpotMap['places'], size: PlacedLabel['size']) =>
    places.flatMap(({ name, x, y }): PlacedLabel[] => {
      const boxAt = (at: Point) => boxOf(name, typeSizes[size] * unit, at);
      const free = offsets
        .map(({ x: dx, y: dy }) => ({ x: x + dx * unit, y: y + dy * unit }))
        .filter((at) => fits(boxAt(at)));
      const beside = free.filter((at) => isBeside({ x, y }, boxAt(at), map.lines, ownLine * unit));
      const isClear = (at: Point) =>
        Math.hypot(at.x - x, at.y - y) <= reach[size] * unit &&
        !map.lines.some((line) => crosses(line, boxAt(at)));
      const spot = beside.find(isClear) ?? beside[0];
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

function boxOf(name: string, line: number, { x, y }: Point): MapBox {
  const half = (name.length * letterWidth * line) / 2;
  return { left: x - half, right: x + half, top: y - line, bottom: y + line * 0.3 };
}

/** Whether no line but the place's own runs between a place and its name. */
function isBeside(place: Point, name: MapBox, lines: SpotMap['lines'], own: number): boolean {
  const nearest = {
    x: Math.min(Math.max(place.x, name.left), name.right),
    y: Math.min(Math.max(place.y, name.top), name.bottom),
  };
  const distance = Math.hypot(nearest.x - place.x, nearest.y - place.y);
  if (distance <= own) return true;
  const start = {
    x: place.x + ((nearest.x - place.x) * own) / distance,
    y: place.y + ((nearest.y - place.y) * own) / distance,
  };
  return !lines.some((line) => divides(line, start, nearest));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How much farther a step up or down seems than one to the side, where a name goes on being read as that of its place. */
const slope = 1.6;

/** Offsets from a place in hundredths of the map's width, the nearest first. */
const offsets: readonly Point[] = Array.from({ length: 25 * 25 }, (_, index) => {
  const [column, row] = [index % 25, Math.floor(index / 25)];
  return { x: (column - 12) * 1.5, y: row - 12 };
}).sort((a, b) => Math.hypot(a.x, slope * a.y) - Math.hypot(b.x, slope * b.y));
