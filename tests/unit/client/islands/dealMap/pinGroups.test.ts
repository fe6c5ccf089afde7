import { describe, expect, it } from 'vitest';
import { pinGroups } from '../../../../../client/islands/dealMap/pinGroups.ts';
import { samplePoints } from '../../../../support/sampleMap.ts';

describe('client/islands/dealMap/pinGroups', () => {
  const view = { frame: { width: 200, height: 200 }, position: { x: 50, y: 50, scale: 1 } };
  const together = [{ leader: 0, members: [0, 1, 2] }];

  it('names each deal once, and says whether zooming in parts them', () => {
    const apart = [
      { leader: 0, members: [0, 1] },
      { leader: 2, members: [2] },
    ];
    const [pin] = pinGroups(together, samplePoints, apart, view);
    expect(pin?.points.map(({ deal }) => deal.slug)).toEqual(['soup', 'chain']);
    expect(pin?.canPart).toBe(true);
    expect(pinGroups(apart, samplePoints, apart, view)[0]?.canPart).toBe(false);
  });

  it('leaves out what lies beside the frame', () => {
    expect(
      pinGroups(together, samplePoints, together, { ...view, position: { x: 950, y: 50, scale: 1 } }),
    ).toEqual([]);
  });

  it('has a pin for what is in the frame, also where the leader of its group is beside it', () => {
    const edge = { ...view, position: { x: 0, y: 80, scale: 1 } };
    const [pin] = pinGroups([{ leader: 2, members: [0, 1, 2] }], samplePoints, together, edge);
    expect(pin?.leader).toBe(samplePoints[0]);
  });
});
