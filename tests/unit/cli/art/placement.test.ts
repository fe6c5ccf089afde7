import { describe, expect, it } from 'vitest';
import { edgePoints, fitInto, transformOf } from '../../../../cli/art/placement.ts';

const box = { x: 10, y: 20, width: 100, height: 50 };

describe('cli/art/placement', () => {
  it('makes a drawing as large as fits in both directions', () => {
    expect(fitInto(box, 400, 400, { x: 0, y: 0 }).scale).toBe(4);
    expect(fitInto(box, 400, 100, { x: 0, y: 0 }).scale).toBe(2);
  });

  it('writes the transform that moves the middle of the box', () => {
    const upright = { x: 400, y: 300, scale: 2, tilt: 0 };
    expect(transformOf(box, upright)).toBe('translate(400 300)scale(2)translate(-60 -45)');
    expect(transformOf(box, { ...upright, tilt: -7 })).toBe(
      'translate(400 300)rotate(-7)scale(2)translate(-60 -45)',
    );
  });

  it('returns points along the edge of a drawing, even if it is tilted', () => {
    const extent = (tilt: number) => {
      const points = edgePoints(box, { x: 400, y: 300, scale: 2, tilt });
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map(Math.round);
    };
    expect(extent(0)).toEqual([305, 495, 252, 348]);
    expect(extent(90)).toEqual([352, 448, 205, 395]);
    const [left = 0, right = 0, top = 0, bottom = 0] = extent(10);
    expect([left + right, top + bottom]).toEqual([800, 600]);
    expect(bottom - top).toBeGreaterThan(96);
  });
});
