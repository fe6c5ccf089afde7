import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContentTexts } from '../../../../cli/content/contentTexts.ts';
import { dealsToCheck } from '../../../../cli/content/dealsToCheck.ts';
import { draftSite, type SiteDrafts } from '../../../../cli/content/draftSite.ts';
import { loadSite } from '../../../../cli/content/loadSite.ts';
import { readSources } from '../../../../cli/content/readSources.ts';
import type { Diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import type { TextCache } from '../../../../cli/files/textCache.ts';
import { propertyRuns } from '../../../support/fullRun.ts';
import { sampleGuides, sampleLandingPage } from '../../../support/guideFixtures.ts';
import { type CityFiles, sampleDeal, smallCity } from '../../../support/smallCity.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

/** A cache in memory that keeps each text at once. */
function memoryCache(): TextCache {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, makeText) => texts.set(name, makeText()),
    store: () => {},
  };
}

/** What can be wrong with a deal, or with what it is compared with; the first one is nothing. */
const edits: readonly ((files: CityFiles) => CityFiles)[] = [
  () => ({}),
  ...[
    { category: 'drinks' },
    { title: 'Late comedy show' },
    { neighborhood: undefined, locations: [{ neighborhood: 'old-town' }, { neighborhood: 'hill' }] },
    { coordinates: { lat: 47.6, lon: 122.3 } },
    { coordinates: { lat: 41, lon: -122.3 } },
    { summary: 'See {deal:jazz}.' },
    { vendor: 'slow-pot' },
    { neighborhood: undefined },
    { familyFriendly: true, adultsOnly: true },
    { slug: 'magic' },
    { summary: '' },
  ].map((fields) => () => ({ 'deals/new.json': [sampleDeal('new', fields)] })),
  ({ 'categories.json': all }) => ({ 'categories.json': (all as unknown[]).slice(0, 1) }),
  ({ 'neighborhoods.json': all }) => ({ 'neighborhoods.json': (all as unknown[]).slice(0, 1) }),
  ({ 'neighborhoods.json': all }) => ({
    'neighborhoods.json': (all as object[]).map((one) => ({
      ...one,
      coordinates: { lat: 47.6, lon: 122.3 },
    })),
  }),
  () => ({
    'vendors.json': [{ id: 'kitchen', name: 'Sample Kitchen', locations: [{ neighborhood: 'hill' }] }],
  }),
  () => ({
    'vendors.json': [{ id: 'slow-pot', name: 'The Slow Pot', locations: [{ neighborhood: 'harbor' }] }],
  }),
  () => ({ 'landing-pages/things-to-do.json': sampleLandingPage({ description: 'Late comedy is best.' }) }),
  ({ 'site.json': site }) => {
    const { city, ...rest } = site as { city: object };
    return { 'site.json': { ...rest, city: { ...city, coordinates: { lat: 35.2, lon: -80.8 } } } };
  },
];

function diskOf(files: CityFiles) {
  const texts = Object.entries(files).map(([name, content]) => [
    `/content/${name}`,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]);
  return memoryFileSystem(Object.fromEntries(texts));
}

function reports(files: CityFiles, cache?: TextCache): readonly Diagnostic[] {
  const loaded = loadSite(diskOf(files), '/content', 'content', [], cache);
  return loaded.ok ? loaded.warnings : loaded.diagnostics;
}

function draftsOf(files: CityFiles): SiteDrafts {
  const fs = diskOf(files);
  return draftSite(readSources(fs, '/content', createContentTexts(fs, '/content')).sources, []);
}

const vendors = [{ id: 'kitchen', name: 'Sample Kitchen' }];
const city: CityFiles = {
  ...smallCity(),
  ...sampleGuides(),
  'vendors.json': vendors,
  'landing-pages/things-to-do.json': sampleLandingPage({ description: 'Late comedy is best.' }),
};

describe('cli/content/dealsToCheck', () => {
  it('is never asked about less than what is wrong, whatever was edited before', () => {
    const editedFiles = fc.subarray([...edits], { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(editedFiles, { minLength: 2, maxLength: 6 }), (steps) => {
        const cache = memoryCache();
        for (const step of steps) {
          const files = { ...city };
          for (const edit of step) Object.assign(files, edit(files));
          expect(reports(files, cache)).toEqual(reports(files));
        }
      }),
      propertyRuns(60),
    );
  });

  const tested = new Set(
    edits.flatMap((edit) => reports({ ...city, ...edit(city) }).map(({ code }) => code)),
  );

  it.each('CD302 CD303 CD304 CD313 CD314 CD319 CD321 CD325 CD405 CD408'.split(' '))(
    'is tested with content that has %s',
    (code) => {
      expect(tested).toContain(code);
    },
  );

  it('is asked about the deals of new texts only', () => {
    const cache = memoryCache();
    const checked = () => {
      const drafts = draftsOf({ ...city, 'deals/new.json': [sampleDeal('new')] });
      return dealsToCheck(drafts, cache).deals.map(({ file }) => file.path);
    };
    reports(city, cache);
    expect(checked()).toEqual(['deals/new.json']);
  });
});
