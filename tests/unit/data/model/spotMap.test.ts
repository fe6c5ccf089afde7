import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapShapes } from '../../../../data/model/mapProjection.ts';
import { drawMap } from '../../../../data/model/spotMap.ts';

const shapes = {
  attribution: 'Sample',
  outline: [
    [
      [-81, 35],
      [-80.5, 35],
      [-80.5, 35.5],
      [-81, 35.5],
      [-81, 35],
    ],
  ] as [number, number][][],
  lines: [],
  places: [{ name: 'Middle', coordinates: { lat: 35.25, lon: -80.75 }, size: 'large' as const }],
};

function mapOf(city: MapShapes, spots: Parameters<typeof drawMap>[2]) {
  const map = drawMap(city, '/assets/city-map.svg', spots);
  if (!map) throw new Error('no map');
  return map;
}

describe('data/model/spotMap', () => {
  it('is no map without spots', () => {
    expect(drawMap(shapes, '/assets/city-map.svg', [])).toBeNull();
  });

  it('shows the part of the city around the spots, and names nothing that lies beside it', () => {
    const far = { name: 'Far Lake', kind: 'water' as const };
    const ring = (lon: number, lat: number): [number, number][] => [
      [lon, lat],
      [lon + 0.01, lat],
      [lon, lat + 0.01],
      [lon, lat],
    ];
    const withAreas = {
      ...shapes,
      areas: [
        { ...far, ring: ring(-80.95, 35.05) },
        { ...far, name: 'Near Pond', ring: ring(-80.74, 35.24) },
      ],
      lines: [{ kind: 'rail' as const, name: 'Far Line', points: ring(-80.55, 35.45) }],
    };
    const { legend, places, pins, width, height } = mapOf(withAreas, [
      { lat: 35.24, lon: -80.76 },
      { lat: 35.26, lon: -80.73 },
    ]);
    expect(legend).toEqual([{ kind: 'water', name: 'Near Pond' }]);
    expect(places.map(({ name }) => name)).toEqual(['Middle']);
    for (const { x, y } of pins) {
      expect(Math.min(x, width - x)).toBeGreaterThan(width / 10);
      expect(Math.min(y, height - y)).toBeGreaterThan(height / 10);
    }
  });

  it('keeps numbers of pins apart, on the map, and says where the spot itself is', () => {
    const spot = fc.record({
      lat: fc.double({ min: 35.1, max: 35.4, noNaN: true }),
      lon: fc.double({ min: -80.9, max: -80.6, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 6 }), (spots) => {
        const { pins, width, height } = mapOf(shapes, spots);
        for (const [index, pin] of pins.entries()) {
          expect(pin.number).toBe(index + 1);
          expect(pin.x).toBeGreaterThan(0);
          expect(pin.x).toBeLessThan(width);
          expect(pin.y).toBeGreaterThan(0);
          expect(pin.y).toBeLessThan(height);
          for (const other of pins.slice(index + 1)) {
            expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(0.05 * width);
          }
        }
      }),
    );
  });
});
