import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCoordinates } from '../../../../cli/content/checkCoordinates.ts';
import type { Draft } from '../../../../cli/content/draft.ts';
import type { SiteDrafts } from '../../../../cli/content/draftSite.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';
import { catalogueFor } from '../../../../data/messages/catalogues.ts';
import { type Coordinates, distanceKm } from '../../../../data/model/geo.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

const lisbon = { lat: 38.7223, lon: -9.1393 };

function draft(file: string, raw: unknown): Draft<never> {
  return { file: jsonSource(file, () => JSON.stringify(raw, null, 2)), path: [], raw, value: null };
}

function check(city: unknown, deal: unknown, neighborhoods: unknown[] = []) {
  const drafts: SiteDrafts = {
    site: draft('site.json', { city: { coordinates: city } }),
    categories: [],
    hasNoNeighborhoods: false,
    neighborhoods: neighborhoods.map((raw) => draft('neighborhoods.json', raw)),
    vendors: [],
    deals: [draft('deals/a.json', deal)],
    pages: [],
    landingPages: [],
    questions: [],
    holidays: [],
    map: null,
    theme: null,
    catalogue: catalogueFor('en-US'),
    publicFiles: [],
  };
  return checkCoordinates(drafts);
}

describe('cli/content/checkCoordinates', () => {
  it.each([
    [{ lat: -9.1393, lon: 38.7223 }, 'swapped'],
    [{ lat: 38.7223, lon: 9.1393 }, 'west is negative'],
    [{ lat: -38.7223, lon: -9.1393 }, 'south is negative'],
    [{ lat: -38.7223, lon: 9.1393 }, 'Both coordinates'],
  ])(
    'says what is wrong with %o for a place in Lisbon, and the coordinates that are meant',
    (coordinates, words) => {
      const [item, ...others] = check(lisbon, { coordinates });
      expect(others).toEqual([]);
      expect(item).toMatchObject({
        code: 'CD319',
        severity: 'error',
        hint: 'Did you mean { "lat": 38.7223, "lon": -9.1393 }?',
        range: { start: { line: 2, column: 18 } },
      });
      expect(item?.problem).toContain(words);
    },
  );

  it('warns of a place far away', () => {
    expect(check(lisbon, { coordinates: { lat: 41.15, lon: -8.61 } })).toMatchObject([
      { code: 'CD405', severity: 'warning', problem: 'This place is 274 km from the city.' },
    ]);
  });

  it('looks at each of several locations', () => {
    const locations = [{ coordinates: lisbon }, { coordinates: { lat: -9.1, lon: 38.7 } }, {}, null];
    expect(check(lisbon, { locations })).toMatchObject([{ code: 'CD319', range: { start: { line: 10 } } }]);
  });

  it('blames the city if all of its neighborhoods are elsewhere in the same way', () => {
    const swapped = { lat: lisbon.lon, lon: lisbon.lat };
    const neighborhoods = [{ coordinates: lisbon }, { coordinates: { lat: 38.71, lon: -9.13 } }, {}];
    expect(check(swapped, { coordinates: lisbon }, neighborhoods)).toMatchObject([
      { code: 'CD319', file: 'site.json', hint: 'Did you mean { "lat": 38.7223, "lon": -9.1393 }?' },
    ]);
  });

  it.each([[null], [{ lat: '38' }], [{ lat: 38.7 }], ['38, -9'], [{ lat: 200, lon: 1 }], [undefined]])(
    'leaves the coordinates %o to the schema',
    (coordinates) => {
      expect(check(lisbon, { coordinates })).toEqual([]);
      expect(check(coordinates, { coordinates: lisbon })).toEqual([]);
    },
  );

  it('refuses only what is near once it is corrected, and nothing that is near as it is', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const meant = (hint: string | null): Coordinates => JSON.parse(/\{.*\}/.exec(hint ?? '')?.[0] ?? 'null');
    fc.assert(
      fc.property(point, point, fc.boolean(), (city, other, isSwapped) => {
        const place = isSwapped && Math.abs(city.lon) <= 90 ? { lat: city.lon, lon: city.lat } : other;
        const [item] = check(city, { coordinates: place });
        const isFar = distanceKm(city, place) > 150;
        expect(item !== undefined).toBe(isFar);
        if (item?.code === 'CD319') expect(distanceKm(city, meant(item.hint))).toBeLessThanOrEqual(150);
        else if (isFar && place !== other) expect(item?.code).toBe('CD319');
      }),
      propertyRuns(2000),
    );
  });
});
