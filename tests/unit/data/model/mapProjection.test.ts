import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapProjection, placeAt, viewOfPlaces } from '../../../../data/model/mapProjection.ts';

const outline: [number, number][][] = [
  [
    [-81, 35],
    [-80.5, 35],
    [-80.5, 35.5],
    [-81, 35.5],
    [-81, 35],
  ],
];
const shapes = { attribution: 'Sample', outline, lines: [], places: [] };
const place = fc.record({
  lat: fc.double({ min: 35, max: 35.5, noNaN: true }),
  lon: fc.double({ min: -81, max: -80.5, noNaN: true }),
});

describe('data/model/mapProjection', () => {
  it('puts north above south and west left of east, in the shape of the ground', () => {
    const { width, height, at } = mapProjection(shapes);
    expect(height / width).toBeCloseTo(1 / Math.cos(35.25 * (Math.PI / 180)), 1);
    expect(at({ lat: 35.25, lon: -80.75 }).x).toBeCloseTo(width / 2, 0);
    expect(at({ lat: 35.25, lon: -80.75 }).y).toBeCloseTo(height / 2, 0);
    const [northWest, southEast] = [at({ lat: 35.4, lon: -80.9 }), at({ lat: 35.1, lon: -80.6 })];
    expect(northWest.x).toBeLessThan(southEast.x);
    expect(northWest.y).toBeLessThan(southEast.y);
  });

  it('shows all places of a view inside of it, with room around them', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
        const view = viewOfPlaces(shapes, '/map.svg', places);
        expect(view?.pins).toHaveLength(places.length);
        for (const { x, y } of view?.pins ?? []) {
          expect(x).toBeGreaterThan((view?.width ?? 0) / 10);
          expect(x).toBeLessThan((view?.width ?? 0) * 0.9);
          expect(y).toBeGreaterThan((view?.height ?? 0) / 10);
          expect(y).toBeLessThan((view?.height ?? 0) * 0.9);
        }
      }),
    );
  });

  it('finds the place at a point', () => {
    const projection = mapProjection(shapes);
    const found = placeAt(projection, projection.at({ lat: 35.1, lon: -80.6 }));
    expect(found.lat).toBeCloseTo(35.1, 3);
    expect(found.lon).toBeCloseTo(-80.6, 3);
  });

  it('is no view without places', () => {
    expect(viewOfPlaces(shapes, '/map.svg', [])).toBeNull();
  });
});
