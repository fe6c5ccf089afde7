import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinRoom } from '../../../../client/islands/dealMap/groupPoints.ts';
import { isWhole, mapLabels } from '../../../../data/model/mapLabels.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

const place = fc.record({
  name: fc.constantFrom('Old Town', 'Harbor', 'University', 'East'),
  size: fc.constantFrom('large' as const, 'small' as const),
  x: fc.integer({ min: 0, max: 600 }),
  y: fc.integer({ min: 0, max: 600 }),
});

describe('data/model/mapLabels', () => {
  it('has each name at most once, and more of them as a visitor zooms in', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 20 }), (places) => {
        const far = mapLabels(places, [], 0.2, pinRoom);
        const close = mapLabels(places, [], 200, pinRoom);
        expect(far.length).toBeLessThanOrEqual(places.length);
        expect(close.length).toBeGreaterThanOrEqual(far.length);
      }),
      propertyRuns(100),
    );
  });

  it('gives a large name room before a small one', () => {
    const at = { x: 10, y: 10 };
    const small = Array.from({ length: 9 }, (_, index) => ({
      ...at,
      name: `Part ${index}`,
      size: 'small' as const,
    }));
    const [first] = mapLabels([...small, { ...at, name: 'Middle', size: 'large' }], [], 1, pinRoom);
    expect(first?.name).toBe('Middle');
  });

  it('knows which names the edge of a frame would cut', () => {
    const label = { name: 'South End', size: 'small' as const, x: 100, y: 0 };
    expect(isWhole(label, 100, 320, 2)).toBe(true);
    expect(isWhole(label, 30, 320, 2)).toBe(false);
    expect(isWhole(label, 170, 320, 2)).toBe(false);
    expect(isWhole(label, 170, 400, 2)).toBe(true);
  });

  it('moves a name aside for a pin, and leaves it out where pins are all around', () => {
    const harbor = { name: 'Harbor', size: 'small' as const, x: 50, y: 50 };
    const [free] = mapLabels([harbor], [], 2, pinRoom);
    const [beside] = mapLabels([harbor], [{ x: 50, y: 56 }], 2, pinRoom);
    expect(beside?.y).not.toBe(free?.y);
    const around = Array.from({ length: 81 }, (_, index) => ({
      x: 10 + (index % 9) * 10,
      y: 10 + Math.floor(index / 9) * 10,
    }));
    expect(mapLabels([harbor], around, 2, pinRoom)).toEqual([]);
  });
});
