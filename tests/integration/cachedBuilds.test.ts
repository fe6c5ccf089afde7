import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { propertyRuns } from '../support/fullRun.ts';
import { sampleGuides } from '../support/guideFixtures.ts';
import { createRig, type Rig, testInstant } from '../support/rig.ts';
import { type CityFiles, sampleDeal, smallCity } from '../support/smallCity.ts';

const hourMs = 3_600_000;
const slugs = ['soup', 'bread', 'noodles', 'jazz', 'magic'];

/** Edits of a deal, each of them valid with all others. Several bring back what was there before. */
const dealEdit = fc.record({
  slug: fc.constantFrom(...slugs),
  fields: fc.constantFrom<Record<string, unknown>>(
    {},
    { title: 'Another title' },
    { summary: 'Another summary.' },
    { originalPrice: 100, discountPrice: 30, discountPercent: 70 },
    { category: 'shows' },
    { neighborhood: 'harbor' },
    { vendor: 'sample-diner' },
    { vendor: 'Sample Stage' },
    { tags: ['gelato'], facts: { access: { stepFree: true } } },
    { expiryDate: '2026-11-22' },
    { startDate: '2026-11-21' },
    { sessions: [{ date: '2026-11-21', from: '18:00', to: '20:00' }] },
    { hours: [{ from: '10:00', to: '18:00' }], days: ['fri', 'sat'] },
    { clickCount: 900, featured: true, couponCode: 'PORT' },
  ),
});

/** Edits of what many pages share. */
const frameEdit = fc.constantFrom<(city: CityFiles) => CityFiles>(
  () => ({}),
  (city) => ({ 'site.json': { ...(city['site.json'] as object), name: 'Harbor Deals' } }),
  (city) => ({ 'site.json': { ...(city['site.json'] as object), currency: 'EUR' } }),
  (city) => ({ 'site.json': { ...(city['site.json'] as object), expiredDeals: 'show' } }),
  (city) => ({
    'categories.json': (city['categories.json'] as { label: string }[]).map((one) => ({
      ...one,
      label: `${one.label} & more`,
    })),
  }),
  // Neither is in the header or footer, which all pages have.
  (city) => ({
    'neighborhoods.json': (city['neighborhoods.json'] as { id: string; label: string }[]).map((one) => ({
      ...one,
      label: one.id === 'harbor' ? 'The Harbor' : one.label,
    })),
  }),
  (city) => ({
    'site.json': { ...(city['site.json'] as object), keywords: 'a b c d e f g h'.split(' ') },
  }),
  () => ({ 'vendors.json': [{ id: 'sample-diner', name: 'Sample Diner', phone: '+1 206 555 0101' }] }),
  () => ({ 'theme.json': { accent: '#0b5fa5' } }),
  () => ({ 'messages.json': { 'deal.get': 'Get the voucher' } }),
);

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('deal' as const), edit: dealEdit }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('frame' as const), edit: frameEdit }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  },
  fc.record({ type: fc.constant('kill' as const), after: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ type: fc.constant('forget' as const) }),
  fc.record({ type: fc.constant('damage' as const), at: fc.nat() }),
  fc.record({ type: fc.constant('program' as const), hash: fc.constantFrom('one', 'two') }),
);

const vendors = [{ id: 'sample-diner', name: 'Sample Diner' }];

/** A city with these edits of deals, and of what pages share. */
function cityWith(
  edits: ReadonlyMap<string, Record<string, unknown>>,
  frame: (city: CityFiles) => CityFiles,
): CityFiles {
  const deals = slugs.map((slug) => sampleDeal(slug, edits.get(slug)));
  const { 'deals/shows.json': _, ...rest } = { ...smallCity(), ...sampleGuides() };
  const city: CityFiles = { ...rest, 'vendors.json': vendors, 'theme.json': null, 'messages.json': null };
  return { ...city, 'deals/food.json': deals, ...frame(city) };
}

/** Cuts off one of the files that builds remember. */
function damage({ deps }: Rig, at: number): void {
  const names = readdirSync(deps.buildRecords, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const file = names[at % Math.max(1, names.length)];
  if (file === undefined) return;
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)));
}

/** The files of a site; of its manifest, all but the instant of the build. */
function siteIn(rig: Rig, folder: string): Record<string, unknown> {
  const { builtAt, ...manifest } = JSON.parse(rig.read(`${folder}/${manifestFile}`));
  return { ...rig.snapshot(folder), [manifestFile]: manifest };
}

describe('a build that takes over what earlier ones found out', () => {
  it('leaves the site that a clean build makes, whatever was edited, lost, cut off or damaged before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 8 }), async (events) => {
        const rig = createRig(cityWith(new Map(), () => ({})));
        const edits = new Map<string, Record<string, unknown>>();
        let frame: (city: CityFiles) => CityFiles = () => ({});
        let now = Date.parse(testInstant);
        let { deps } = rig;
        const build = (options: Parameters<Rig['build']>[0] = {}) =>
          rig.build({ now: new Date(now).toISOString(), ...options }, deps);
        for (const each of events) {
          rig.edit(cityWith(edits, frame));
          expect((await build()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
          if (each.type === 'deal') edits.set(each.edit.slug, each.edit.fields);
          if (each.type === 'frame') frame = each.edit;
          if (each.type === 'wait') now += each.hours * hourMs;
          if (each.type === 'forget') rmSync(rig.deps.buildRecords, { recursive: true, force: true });
          if (each.type === 'damage') damage(rig, each.at);
          if (each.type === 'program') {
            const engine = () => ({ ...rig.deps.engine(), programHash: each.hash, hash: each.hash });
            deps = { ...rig.deps, engine };
          }
          if (each.type === 'kill') {
            rig.edit(cityWith(new Map([...edits, ['soup', { title: 'Cut off' }]]), frame));
            const fs = faultyFileSystem(each.after, () => systemError('ENOSPC'));
            await rig.build({ now: new Date(now).toISOString() }, { ...deps, fs });
          }
        }
        rig.edit(cityWith(edits, frame));
        expect((await build()).code).toBe(0);
        await build({ out: 'clean', clean: true });
        expect(siteIn(rig, 'dist')).toEqual(siteIn(rig, 'clean'));
      }),
      propertyRuns(80, 20),
    );
  });
});
