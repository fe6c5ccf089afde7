import { describe, expect, it } from 'vitest';
import { cityMapPicture, dealMapAddress } from '../../../../../cli/plan/images/cityMap.ts';
import { mapColors } from '../../../../../data/model/mapColors.ts';
import { mapProjection } from '../../../../../data/model/mapProjection.ts';
import type { CityMap } from '../../../../../data/schema/map.ts';

const map: CityMap = {
  attribution: 'Drawn & given by hand',
  outline: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
  areas: [
    {
      kind: 'water',
      name: 'Pond',
      ring: [
        [0.5, 0.1],
        [0.6, 0.1],
        [0.6, 0.2],
        [0.5, 0.1],
      ],
    },
  ],
  lines: [
    {
      kind: 'rail',
      name: 'Line',
      points: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  places: [],
};

describe('cli/plan/images/cityMap', () => {
  it('draws land, water and rail in colors for light and dark pages', () => {
    const { svg } = cityMapPicture(map);
    for (const name of ['land', 'water', 'rail'] as const) expect(svg).toContain(`"${mapColors[name]}"`);
    expect(svg).toContain('<title>Drawn &amp; given by hand</title>');
  });

  it('draws a park as a circle of its area, below the water, and as a dot where that would be too small', () => {
    // A degree of latitude is 111.195 km, and a circle of a kilometer around has 776.3 acres.
    const parks = [{ name: 'Green', coordinates: { lat: 0.5, lon: 0.5 }, acres: 776.3 }];
    const { svg } = cityMapPicture({ ...map, parks });
    const { perDegree } = mapProjection(map);
    const radius = Number(/a([\d.]+) \1 0 1 0 /.exec(svg)?.[1]);
    expect(radius / perDegree.lat).toBeCloseTo(1 / 111.195, 3);
    expect(svg).toMatch(/h0" stroke="[^"]+" stroke-width="9"/);
    expect(svg.indexOf(mapColors.park)).toBeLessThan(svg.indexOf(mapColors.water));
    expect(cityMapPicture(map).svg).not.toContain(mapColors.park);
  });

  it('has a name of its own for each drawing, so that it can be kept forever', () => {
    const { file, href } = cityMapPicture(map);
    expect(href).toBe(`/${file}`);
    expect(file).toMatch(/^assets\/city-map-[0-9a-f]+\.svg$/);
    expect(cityMapPicture({ ...map, lines: [] }).file).not.toBe(file);
    expect(cityMapPicture({ ...map }).file).toBe(file);
  });

  it('says in a file of its own where places are on the picture', () => {
    const placed = {
      ...map,
      places: [{ name: 'Mill', coordinates: { lat: 0, lon: 0 }, size: 'small' as const }],
    };
    const { data, href } = cityMapPicture(placed);
    expect(JSON.parse(data.text)).toMatchObject({
      href,
      attribution: 'Drawn & given by hand',
      places: [{ name: 'Mill', size: 'small', x: 24 }],
    });
    expect(data.href).toMatch(/^\/assets\/city-map-[0-9a-f]+\.json$/);
  });

  it('has a map of deals only where a deal has coordinates', () => {
    const place = { name: null, address: null, neighborhood: 'mill', at: null };
    const at = { lat: 0.5, lon: 0.5 };
    expect(dealMapAddress(map, [{ deal: { places: [] } }, { deal: { places: [place] } }])).toBeNull();
    expect(dealMapAddress(map, [{ deal: { places: [place, { ...place, at }] } }])).toBe(
      cityMapPicture(map).data.href,
    );
    expect(dealMapAddress(null, [{ deal: { places: [{ ...place, at }] } }])).toBeNull();
  });
});
