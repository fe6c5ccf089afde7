import { describe, expect, it } from 'vitest';
import { coordinatesOf, factsForBrowsers, scheduleFields } from '../../../../cli/outputs/recordFields.ts';

describe('cli/outputs/recordFields', () => {
  it('says nothing about a deal that can be used at any time', () => {
    expect(scheduleFields({})).toEqual({});
    expect(scheduleFields({ days: [5] })).toEqual({ when: { days: [5] } });
  });

  it('says from which minute of the day on a deal is for adults only', () => {
    const facts = { ages: { from: 6, adultsFrom: '19:30' } };
    expect(factsForBrowsers({ facts, offer: { kind: 'free', originalPrice: null } })).toMatchObject({
      ages: [6, null],
      adultsFrom: 1170,
    });
  });

  it('has the known coordinates of its places, and where there are several neighborhoods, in which they are', () => {
    const place = (neighborhood: string, at: { lat: number; lon: number } | null) => ({
      name: null,
      address: null,
      neighborhood,
      at,
    });
    const [harbor, mill] = [place('harbor', { lat: 1, lon: 2 }), place('old-mill', { lat: 3, lon: 4 })];
    expect(coordinatesOf([harbor])).toEqual({ at: [[1, 2]] });
    expect(coordinatesOf([place('east', null), mill, harbor])).toEqual({
      at: [
        [3, 4, 1],
        [1, 2, 2],
      ],
    });
    expect(coordinatesOf([place('east', null)])).toEqual({});
  });
});
