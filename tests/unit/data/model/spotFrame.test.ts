import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsToShow } from '../../../../data/model/spotFrame.ts';

const limits = { width: 10, height: 0.75, most: 1.12 };
const at = (x: number, y: number) => ({ x, y });
const together = [at(0, 0), at(8, 2), at(3, 9), at(6, 6)];

describe('data/model/spotFrame', () => {
  it('leaves out what is far from all others', () => {
    expect(pointsToShow([...together, at(200, 0), at(0, -150)], limits)).toEqual(together);
  });

  it('leaves out nothing where the view would hardly be closer', () => {
    const all = [at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(9, 9)];
    expect(pointsToShow(all, limits)).toEqual(all);
  });

  it('leaves out nothing within the smallest view', () => {
    const all = [at(0, 0), at(0, 0), at(0, 0), at(4, 0)];
    expect(pointsToShow(all, limits)).toEqual(all);
  });

  it('shows all of two places far from each other, and none of none', () => {
    const all = [at(0, 0), at(300, 300)];
    expect(pointsToShow(all, limits)).toEqual(all);
    expect(pointsToShow([], limits)).toEqual([]);
  });

  it('shows at least half of all points, in their order, wherever the map begins', () => {
    const coordinate = fc.integer({ min: 0, max: 1000 });
    const point = fc.record({ x: coordinate, y: coordinate });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
        const shown = pointsToShow(points, limits);
        expect(shown.length * 2).toBeGreaterThanOrEqual(points.length);
        expect(shown).toEqual(points.filter((one) => shown.includes(one)));
        const moved = pointsToShow(
          points.map(({ x, y }) => at(x + 512, y - 64)),
          limits,
        );
        expect(moved).toHaveLength(shown.length);
      }),
    );
  });
});
