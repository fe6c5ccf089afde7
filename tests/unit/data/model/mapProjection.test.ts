import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMap } from '../../../../data/model/mapProjection.ts';

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

describe('data/model/mapProjection', () => {
  it('puts north above south and west left of east, in the shape of the ground', () => {
    const { width, height, places, pins } = drawMap(shapes, [
      { lat: 35.4, lon: -80.9 },
      { lat: 35.1, lon: -80.6 },
    ]);
    expect(height / width).toBeCloseTo(1 / Math.cos(35.25 * (Math.PI / 180)), 1);
    expect(places[0]?.x).toBeCloseTo(width / 2, 0);
    expect(places[0]?.y).toBeCloseTo(height / 2, 0);
    expect(pins[0]?.x).toBeLessThan(pins[1]?.x ?? 0);
    expect(pins[0]?.y).toBeLessThan(pins[1]?.y ?? 0);
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
    const { areas, lines, places, pins, width, height } = drawMap(withAreas, [
      { lat: 35.24, lon: -80.76 },
      { lat: 35.26, lon: -80.73 },
    ]);
    expect(areas.map(({ name }) => name)).toEqual(['Near Pond']);
    expect(lines).toEqual([]);
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
        const { pins, width, height } = drawMap(shapes, spots);
        for (const [index, pin] of pins.entries()) {
          expect(pin.number).toBe(index + 1);
          expect(pin.x).toBeGreaterThan(0);
          expect(pin.x).toBeLessThan(width);
          expect(pin.y).toBeGreaterThan(0);
          expect(pin.y).toBeLessThan(height);
          for (const other of pins.slice(index + 1)) {
            expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(30);
          }
        }
      }),
    );
  });
});
