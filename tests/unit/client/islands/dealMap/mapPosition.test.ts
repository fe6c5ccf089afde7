import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centeredAt,
  fitting,
  inFrame,
  isInFrame,
  limited,
  type MapPosition,
  moved,
  revealed,
  zoomed,
} from '../../../../../client/islands/dealMap/mapPosition.ts';
import { extentOf } from '../../../../../data/model/mapProjection.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const frame = { width: 350, height: 600 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(0, 600), y: number(0, 700) });
const pixel = fc.record({ x: number(0, frame.width), y: number(0, frame.height) });
const position: fc.Arbitrary<MapPosition> = fc.record({
  x: number(0, 600),
  y: number(0, 700),
  scale: number(0.2, 20),
});

describe('client/islands/dealMap/mapPosition', () => {
  it('keeps what is under a finger or the mouse there while a visitor zooms', () => {
    fc.assert(
      fc.property(position, pixel, number(0.25, 4), point, (before, at, factor, place) => {
        const after = zoomed(before, factor, at, frame);
        expect(after.scale).toBeCloseTo(before.scale * factor, 6);
        const [from, to] = [inFrame(place, before, frame), inFrame(place, after, frame)];
        expect(to.x - at.x).toBeCloseTo((from.x - at.x) * factor, 4);
        expect(to.y - at.y).toBeCloseTo((from.y - at.y) * factor, 4);
      }),
      propertyRuns(200),
    );
  });

  it('moves by as many pixels as the map was dragged', () => {
    const before = { x: 100, y: 100, scale: 2 };
    const after = inFrame({ x: 100, y: 100 }, moved(before, 30, -10), frame);
    expect(after).toEqual({ x: frame.width / 2 + 30, y: frame.height / 2 - 10 });
    expect(centeredAt({ x: 0, y: 0 })(before, frame)).toEqual({ x: 12.5, y: -50, scale: 2 });
  });

  it('shows all points that it is to fit, but no closer than asked for', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), number(0.1, 20), (points, most) => {
        const fit = fitting(extentOf(points.map(({ x, y }) => [x, y])), most, frame);
        expect(fit.scale).toBeLessThanOrEqual(most);
        for (const place of points) expect(isInFrame(inFrame(place, fit, frame), frame)).toBe(true);
      }),
      propertyRuns(200),
    );
  });

  it('keeps the middle of the frame on the map, between the smallest and the largest scale', () => {
    const limits = { extent: { west: 0, east: 600, south: 0, north: 700 }, most: 20 };
    fc.assert(
      fc.property(number(-5000, 5000), number(-5000, 5000), number(0.001, 900), (x, y, scale) => {
        const kept = limited({ x, y, scale }, limits, frame);
        expect(kept.x).toBeGreaterThanOrEqual(0);
        expect(kept.x).toBeLessThanOrEqual(600);
        expect(kept.y).toBeGreaterThanOrEqual(0);
        expect(kept.y).toBeLessThanOrEqual(700);
        expect(kept.scale).toBeLessThanOrEqual(20);
        expect(kept.scale * 600).toBeGreaterThanOrEqual(frame.width / 2 - 1);
      }),
      propertyRuns(200),
    );
  });

  it('shows a pin only where the edge of the frame cuts nothing of it', () => {
    const { width, height } = frame;
    for (const [x, y, isShown] of [
      [24, 40, true],
      [23, 90, false],
      [width - 23, 90, false],
      [90, 39, false],
      [90, height, true],
    ] as const)
      expect(isInFrame({ x, y }, frame), `${x} ${y}`).toBe(isShown);
  });

  it('brings a pin out from behind the buttons and a card, and leaves others where they are', () => {
    const at = { x: 0, y: 0, scale: 1 };
    const yOf = (y: number, front: 'nothing' | 'card' | 'list') =>
      inFrame({ x: 0, y }, revealed({ x: 0, y }, front)(at, frame), frame).y;
    expect(yOf(-290, 'nothing')).toBe(108);
    expect(yOf(290, 'nothing')).toBe(590);
    expect(yOf(290, 'card')).toBe(400);
    expect(yOf(290, 'list')).toBe(240);
    expect(yOf(-100, 'list')).toBe(200);
  });
});
