import { liesWithin, type MapBox, overlap } from './mapBoxes.ts';
import type { Point } from './mapProjection.ts';
import type { SpotArrow } from './pages/guide.ts';

/** A spot beyond a view, at its point from the corner of the view. */
export interface FarSpot extends Point {
  readonly number: number;
  readonly name: string;
}

/** All sizes are hundredths of the width of the map on phones, where pins and names are largest. */
const head = 3.8;
/** From the middle of a head to the tip. */
const tip = 6.2;
/** From the edge of the map to the middle of a head. */
const inset = 7.5;
const margin = 1;
const line = 3.2;
const letterWidth = 0.6;
/** From the middle of a head to its words, on the side that it does not point to, and on the other. */
const gaps = { away: 5, toward: 7.5 } as const;
/** How far an arrow is moved along the edge for the sake of its name, and of words on the better side. */
const costs = { unnamed: 16, toward: 4 } as const;

/** What a pin takes up; its tip is at the point. `unit` is a hundredth of the width of the map. */
export const pinBox = ({ x, y }: Point, unit: number): MapBox => ({
  left: x - head * unit,
  right: x + head * unit,
  top: y - 9.9 * unit,
  bottom: y + unit,
});

/** What an arrow takes up: its head with the tip, and its words. */
export function arrowBoxes(
  { x, y, angle, words }: Pick<SpotArrow, 'x' | 'y' | 'angle' | 'words'>,
  unit: number,
): MapBox[] {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * tip, Math.sin(turn) * tip];
  const width = Math.max(...words.lines.map(({ length }) => length)) * letterWidth * line;
  const height = words.lines.length === 1 ? 2 : 4;
  const [left, right] = words.anchor === 'start' ? [0, width] : [-width, 0];
  return [
    {
      left: x + Math.min(-head, dx) * unit,
      right: x + Math.max(head, dx) * unit,
      top: y + Math.min(-head, dy) * unit,
      bottom: y + Math.max(head, dy) * unit,
    },
    {
      left: words.x + left * unit,
      right: words.x + right * unit,
      top: y - height * unit,
      bottom: y + height * unit,
    },
  ];
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** The distance between two points of the map, in words. */
  readonly distance: (from: Point, to: Point) => string;
}

/**
 * An arrow at the edge of the map for each spot beyond it, near where the way there leaves the map. Arrows cover neither
 * pins nor each other; `null` if there is no room for one.
 */
export function placeArrows(
  spots: readonly FarSpot[],
  pins: readonly Point[],
  frame: Frame,
): SpotArrow[] | null {
  const unit = frame.width / 100;
  const edge = margin * unit;
  const map = { left: edge, right: frame.width - edge, top: edge, bottom: frame.height - edge };
  const taken = pins.map((pin) => pinBox(pin, unit));
  const isFree = (box: MapBox) => liesWithin(box, map) && !taken.some((other) => overlap(box, other));
  const arrows: SpotArrow[] = [];
  for (const spot of spots) {
    const arrow = firstOf(candidates(spot, frame), (candidate) => {
      const made = arrowAt(candidate, spot, frame);
      return arrowBoxes(made, unit).every(isFree) ? made : null;
    });
    if (!arrow) return null;
    taken.push(...arrowBoxes(arrow, unit));
    arrows.push(arrow);
  }
  return arrows;
}

function firstOf<From, To>(all: readonly From[], map: (one: From) => To | null): To | null {
  for (const one of all) {
    const found = map(one);
    if (found !== null) return found;
  }
  return null;
}

interface Candidate extends Point {
  readonly side: keyof typeof gaps;
  readonly isNamed: boolean;
  readonly cost: number;
}

/** Where the arrow to a spot can be, the best first. */
function candidates(spot: Point, { width, height }: Frame): readonly Candidate[] {
  const unit = width / 100;
  const middle = { x: width / 2, y: height / 2 };
  const half = { x: middle.x - inset * unit, y: middle.y - inset * unit };
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
  const share = Math.min(half.x / Math.abs(dx), half.y / Math.abs(dy));
  const exit = { x: middle.x + share * dx, y: middle.y + share * dy };
  const steps = (length: number) => Array.from({ length: 101 }, (_, index) => (index / 50 - 1) * length);
  const ring = [
    ...steps(half.x).flatMap((x) => [-half.y, half.y].map((y) => ({ x, y }))),
    ...steps(half.y).flatMap((y) => [-half.x, half.x].map((x) => ({ x, y }))),
    { x: exit.x - middle.x, y: exit.y - middle.y },
  ].map(({ x, y }) => ({ x: tenth(middle.x + x), y: tenth(middle.y + y) }));
  return ring
    .flatMap((at) =>
      (['away', 'toward'] as const).flatMap((side) =>
        [true, false].map((isNamed) => ({
          ...at,
          side,
          isNamed,
          cost:
            Math.hypot(at.x - exit.x, at.y - exit.y) / unit +
            (isNamed ? 0 : costs.unnamed) +
            (side === 'away' ? 0 : costs.toward),
        })),
      ),
    )
    .sort((a, b) => a.cost - b.cost);
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function arrowAt({ x, y, side, isNamed }: Candidate, spot: FarSpot, frame: Frame): SpotArrow {
  const distance = frame.distance({ x, y }, spot);
  const isRight = side === 'away' ? spot.x < x : spot.x >= x;
  return {
    number: spot.number,
    x,
    y,
    angle: (Math.round((Math.atan2(spot.y - y, spot.x - x) * 180) / Math.PI) + 360) % 360,
    distance,
    words: {
      x: tenth(x + ((isRight ? 1 : -1) * gaps[side] * frame.width) / 100),
      anchor: isRight ? 'start' : 'end',
      lines: isNamed ? [spot.name, distance] : [distance],
    },
  };
}
