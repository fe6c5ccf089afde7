import { describe, expect, it } from 'vitest';
import { planMap } from '../../../../../cli/plan/pages/dealPlaces.ts';
import type { Place } from '../../../../../data/model/deals/place.ts';
import type { CityMap } from '../../../../../data/schema/map.ts';

const outline: CityMap['outline'] = [
  [
    [-81, 35],
    [-80.5, 35],
    [-80.5, 35.5],
    [-81, 35.5],
    [-81, 35],
  ],
];
const map: CityMap = {
  attribution: 'Sample',
  outline,
  lines: [],
  places: [
    { name: 'Harbor', coordinates: { lat: 35.1, lon: -80.9 }, size: 'small' },
    { name: 'Old Town', coordinates: { lat: 35.3, lon: -80.7 }, size: 'large' },
    { name: 'Beyond', coordinates: { lat: 35.49, lon: -80.99 }, size: 'small' },
  ],
};
const place = (lat: number, lon: number): Place => ({
  neighborhood: 'harbor',
  name: null,
  address: null,
  at: { lat, lon },
});
const harbor = place(35.1, -80.9);
const oldTown = place(35.3, -80.7);

/** Pixels on a phone, on which the map is 320 wide. */
const onPhone = (length: number, width: number) => (length / width) * 320;

describe('the map of a deal', () => {
  it('has names around several places that can be read and are under no pin', () => {
    const view = planMap({ map }, [harbor, oldTown]);
    expect(view?.names?.items.map(({ name }) => name).sort()).toEqual(['Harbor', 'Old Town']);
    const width = view?.width ?? 0;
    const height = view?.names?.height ?? 0;
    expect(onPhone(height, width)).toBeGreaterThan(10);
    for (const { x, y } of view?.names?.items ?? []) {
      for (const pin of view?.pins ?? []) {
        const isBeside = Math.abs(x - pin.x) > 0.03 * width;
        const isAbove = y < pin.y - 0.08 * width;
        expect(isBeside || isAbove || y - 0.8 * height >= pin.y - 1, `${x} ${y}`).toBe(true);
      }
    }
  });

  it('has those of the picture around a single place, and is none without a place', () => {
    expect(planMap({ map }, [harbor])?.names).toBeNull();
    expect(planMap({ map }, [{ ...harbor, at: null }])).toBeNull();
  });
});
