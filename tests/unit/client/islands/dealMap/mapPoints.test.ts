import { describe, expect, it } from 'vitest';
import { coreExtent, mapPoints } from '../../../../../client/islands/dealMap/mapPoints.ts';
import { sampleDealData } from '../../../../support/dealData.ts';
import { chainOnMap, sampleMap, samplePoints } from '../../../../support/sampleMap.ts';

describe('client/islands/dealMap/mapPoints', () => {
  it('has each place of each deal, in the order of the list, with the part of the city that it is in', () => {
    expect(samplePoints.map(({ key, x, y, area }) => [key, x, y, area])).toEqual([
      ['soup 0', 50, 50, 'Harbor'],
      ['chain 0', 50, 50, 'Harbor'],
      ['chain 1', 90, 10, 'Old Town'],
    ]);
  });

  it('leaves out the places of a deal that are in none of the neighborhoods asked for', () => {
    const keysIn = (...neighborhoods: string[]) =>
      mapPoints([chainOnMap], neighborhoods, sampleMap, sampleDealData()).map(({ key }) => key);
    expect(keysIn('old-town')).toEqual(['chain 1']);
    expect(keysIn('old-town', 'harbor')).toEqual(['chain 0', 'chain 1']);
  });

  it('starts with most of the points, so that a few far ones do not make the others tiny', () => {
    const near = Array.from({ length: 30 }, (_, index) => ({ x: index, y: 10 }));
    const core = coreExtent([...near, { x: 900, y: 800 }]);
    expect(core.east).toBeLessThan(30);
    expect(core.north).toBe(10);
    expect(
      coreExtent([
        { x: 1, y: 2 },
        { x: 900, y: 800 },
      ]),
    ).toEqual({ west: 1, east: 900, south: 2, north: 800 });
  });
});
