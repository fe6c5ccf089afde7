import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPoints, pinRoom } from '../../../../../client/islands/dealMap/groupPoints.ts';
import type { Point } from '../../../../../data/model/mapProjection.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const point = fc.record({
  x: fc.double({ min: -50, max: 650, noNaN: true }),
  y: fc.double({ min: 0, max: 800, noNaN: true }),
});
// Deals at one place are frequent.
const points = fc
  .tuple(fc.array(point, { maxLength: 60 }), fc.array(fc.nat(59), { maxLength: 20 }))
  .map(([places, again]): Point[] => [...places, ...again.flatMap((index) => places[index] ?? [])]);
const scale = fc.double({ min: 0.0625, max: 40, noNaN: true });

describe('client/islands/dealMap/groupPoints', () => {
  it('has every point in exactly one group, and the leader among its members', () => {
    fc.assert(
      fc.property(points, scale, (places, at) => {
        const groups = groupPoints(places)(at);
        const members = groups.flatMap((group) => group.members);
        expect(members.toSorted((a, b) => a - b)).toEqual([...places.keys()]);
        for (const group of groups) expect(group.members).toContain(group.leader);
      }),
      propertyRuns(300),
    );
  });

  it('leaves room between any two pins at the scale', () => {
    fc.assert(
      fc.property(points, scale, (places, at) => {
        const pins = groupPoints(places)(at).map(({ leader }) => places[leader] ?? { x: 0, y: 0 });
        pins.forEach((a, index) => {
          for (const b of pins.slice(index + 1)) {
            const isApart =
              Math.abs(a.x - b.x) * at >= pinRoom.width * 0.999 ||
              Math.abs(a.y - b.y) * at >= pinRoom.height * 0.999;
            expect(isApart).toBe(true);
          }
        });
      }),
      propertyRuns(300),
    );
  });

  it('keeps every pin where it is when a visitor zooms in', () => {
    fc.assert(
      fc.property(points, scale, fc.double({ min: 1, max: 8, noNaN: true }), (places, at, factor) => {
        const groups = groupPoints(places);
        const closer = new Set(groups(at * factor).map(({ leader }) => leader));
        for (const { leader } of groups(at)) expect(closer).toContain(leader);
      }),
      propertyRuns(300),
    );
  });

  it('answers the same, whatever was asked before', () => {
    fc.assert(
      fc.property(points, scale, scale, (places, at, before) => {
        const groups = groupPoints(places);
        groups(before);
        expect(groups(at)).toEqual(groupPoints(places)(at));
      }),
      propertyRuns(300),
    );
  });

  it('lists groups in the order of the deals, and parts them as the scale grows', () => {
    const places = [
      { x: 300, y: 10 },
      { x: 10, y: 10 },
      { x: 12, y: 10 },
      { x: 10, y: 10 },
    ];
    const groups = groupPoints(places);
    expect(groups(1)).toEqual([
      { leader: 0, members: [0] },
      { leader: 1, members: [1, 2, 3] },
    ]);
    expect(groups(40).map(({ members }) => members)).toEqual([[0], [1, 3], [2]]);
    expect(groups(0.1)).toEqual([{ leader: 0, members: [0, 1, 2, 3] }]);
  });
});
