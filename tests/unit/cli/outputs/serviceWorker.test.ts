import { describe, expect, it } from 'vitest';
import { serviceWorker } from '../../../../cli/outputs/serviceWorker.ts';
import type { CityMap } from '../../../../data/schema/map.ts';
import { sampleAssets } from '../../../support/sampleAssets.ts';
import { siteOf } from '../support/siteOf.ts';

const site = siteOf();
const { worker } = sampleAssets;
const map: CityMap = {
  attribution: 'Drawn by hand',
  outline: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
  lines: [],
  places: [],
};

describe('cli/outputs/serviceWorker', () => {
  it('knows the pages and files that work without a network', () => {
    const code = serviceWorker(site, sampleAssets, '[]');
    expect(code).toContain('"pages":["/saved","/search","/chatbot","/404"]');
    expect(code).toContain(JSON.stringify(sampleAssets.files));
    expect(code.endsWith(`${worker.main}\n`)).toBe(true);
  });

  it('stores the map of the city, which may first be opened without a network', () => {
    const code = serviceWorker({ ...site, map }, sampleAssets, '[]');
    expect(code).toMatch(/"files":\[[^\]]*"\/assets\/city-map-\w+\.svg","\/assets\/city-map-\w+\.json"\]/);
    expect(serviceWorker({ ...site, map: null }, sampleAssets, '[]')).not.toContain('city-map');
  });

  it('is another for other deals, and the same for the same', () => {
    const code = serviceWorker(site, sampleAssets, '[]');
    expect(serviceWorker(site, sampleAssets, '[]')).toBe(code);
    expect(serviceWorker(site, sampleAssets, '[1]')).not.toBe(code);
  });

  it('removes itself from a site that wants none', () => {
    const off = { ...site, config: { ...site.config, offline: false } };
    expect(serviceWorker(off, sampleAssets, '[]')).toBe(`${worker.remove}\n`);
  });
});
