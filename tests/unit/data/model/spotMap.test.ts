import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../../../../data/model/geo.ts';
import { liesWithin, overlap } from '../../../../data/model/mapBoxes.ts';
import { type MapShapes, mapProjection } from '../../../../data/model/mapProjection.ts';
import { arrowBoxes, pinBox } from '../../../../data/model/spotArrows.ts';
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

function mapOf(city: MapShapes, places: readonly Coordinates[]) {
  const spots = places.map((coordinates, index) => ({ name: `Spot ${index + 1}`, coordinates }));
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
    const line = (...points: [number, number][]) => points;
    const withAreas = {
      ...shapes,
      areas: [
        { ...far, ring: ring(-80.95, 35.05) },
        { ...far, name: 'Near Pond', ring: ring(-80.74, 35.24) },
      ],
      parks: [
        { name: 'Near Park', coordinates: { lat: 35.25, lon: -80.75 }, acres: 5 },
        { name: 'Far Park', coordinates: { lat: 35.05, lon: -80.95 }, acres: 5 },
      ],
      lines: [
        { kind: 'rail' as const, name: 'Far Line', points: ring(-80.55, 35.45) },
        // None of its points is in the view.
        { kind: 'road' as const, name: 'Long Road', points: line([-80.95, 35.25], [-80.55, 35.25]) },
      ],
    };
    const { legend, places, pins, width, height } = mapOf(withAreas, [
      { lat: 35.24, lon: -80.76 },
      { lat: 35.26, lon: -80.73 },
    ]);
    expect(legend).toEqual([
      { kind: 'road', name: 'Long Road' },
      { kind: 'water', name: 'Near Pond' },
      { kind: 'park', name: 'Near Park' },
    ]);
    expect(places.map(({ name }) => name)).toEqual(['Middle']);
    for (const { x, y } of pins) {
      expect(Math.min(x, width - x)).toBeGreaterThan(width / 10);
      expect(Math.min(y, height - y)).toBeGreaterThan(height / 10);
    }
  });

  const together = [
    { lat: 35.25, lon: -80.75 },
    { lat: 35.26, lon: -80.76 },
    { lat: 35.24, lon: -80.755 },
  ];

  it('points to a spot far from all others instead of making room for it', () => {
    const { pins, arrows, width } = mapOf(shapes, [...together, { lat: 35.25, lon: -80.95 }]);
    expect(pins.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(arrows).toMatchObject([
      { number: 4, angle: 180, words: { anchor: 'start', lines: ['Spot 4', arrows[0]?.distance] } },
    ]);
    expect(arrows[0]?.x).toBeLessThan(width / 10);
    expect(arrows[0]?.distance).toMatch(/^\d+(?:\.\d)? mi$/);
    expect(width).toBe(mapOf(shapes, together).width);
  });

  it('shows spots in two places on one map, as none of these is the usual one', () => {
    const { pins, arrows } = mapOf(shapes, [
      ...together,
      ...together.map(({ lat, lon }) => ({ lat: lat - 0.2, lon: lon - 0.2 })),
    ]);
    expect(arrows).toEqual([]);
    expect(pins).toHaveLength(6);
  });

  it('shows spots near each other on one map, however much nearer most are', () => {
    const same = Array.from({ length: 4 }, () => ({ lat: 35.25, lon: -80.75 }));
    expect(mapOf(shapes, [...same, { lat: 35.25, lon: -80.76 }]).arrows).toEqual([]);
  });

  it('has either a pin or an arrow for each spot, all on the map, and no arrow on a pin or another arrow', () => {
    const near = fc.record({
      lat: fc.double({ min: 35.22, max: 35.28, noNaN: true }),
      lon: fc.double({ min: -80.78, max: -80.72, noNaN: true }),
    });
    const anywhere = fc.record({
      lat: fc.double({ min: 34.8, max: 35.7, noNaN: true }),
      lon: fc.double({ min: -81.3, max: -80.2, noNaN: true }),
    });
    let crops = 0;
    const spots = fc.tuple(
      fc.array(near, { minLength: 1, maxLength: 12 }),
      fc.array(anywhere, { maxLength: 12 }),
    );
    fc.assert(
      fc.property(spots, ([most, others]) => {
        const all = [...most, ...others];
        const { pins, arrows, width, height } = mapOf(shapes, all);
        if (arrows.length > 0) crops += 1;
        const numbers = [...pins, ...arrows].map(({ number }) => number).sort((a, b) => a - b);
        expect(numbers).toEqual(all.map((_, index) => index + 1));
        expect(pins.length).toBeGreaterThanOrEqual(arrows.length);
        const unit = width / 100;
        const boxes = arrows.map((arrow) => arrowBoxes(arrow, unit));
        for (const [index, own] of boxes.entries()) {
          const others = [
            ...boxes.filter((_, other) => other !== index).flat(),
            ...pins.map((pin) => pinBox(pin, unit)),
          ];
          for (const box of own) {
            expect(liesWithin(box, { left: 0, right: width, top: 0, bottom: height })).toBe(true);
            expect(others.filter((other) => overlap(box, other))).toEqual([]);
          }
        }
      }),
    );
    expect(crops).toBeGreaterThan(10);
  });

  it('turns arrows to the very direction of the spot, which lies beyond the view at the distance that they tell', () => {
    const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(bearing, (turn) => {
        // East and north of the middle in degrees of latitude.
        const [east, north] = [0.4 * Math.cos(turn), 0.4 * Math.sin(turn)];
        const shrink = Math.cos((35.25 * Math.PI) / 180);
        const far = { lat: 35.25 + north, lon: -80.755 + east / shrink };
        const { arrows, width, height, x, y } = mapOf(shapes, [...together, far]);
        const [arrow] = arrows;
        if (!arrow) throw new Error('no arrow');
        const spot = mapProjection(shapes).at(far);
        const [dx, dy] = [spot.x - x - arrow.x, spot.y - y - arrow.y];
        expect(Math.cos((arrow.angle * Math.PI) / 180 - Math.atan2(dy, dx))).toBeGreaterThan(
          Math.cos(Math.PI / 180),
        );
        // From the middle of the view it seems to lie in about the same direction: the arrow is where the way there leaves the map.
        const exit = Math.atan2(arrow.y - height / 2, arrow.x - width / 2);
        expect(Math.cos(exit - Math.atan2(dy, dx))).toBeGreaterThan(0.7);
        const miles = (Math.hypot(dx, dy) / mapProjection(shapes).perDegree.lat) * 69.09;
        expect(Math.abs(Number.parseFloat(arrow.distance) - miles)).toBeLessThan(0.6);
      }),
    );
  });

  it('keeps numbers of pins apart, on the map, in the order of the spots', () => {
    const spot = fc.record({
      lat: fc.double({ min: 35.1, max: 35.4, noNaN: true }),
      lon: fc.double({ min: -80.9, max: -80.6, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 6 }), (spots) => {
        const { pins, width, height } = mapOf(shapes, spots);
        for (const [index, pin] of pins.entries()) {
          expect(pin.number).toBeGreaterThan(pins[index - 1]?.number ?? 0);
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
