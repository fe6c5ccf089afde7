import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../../cli/program/deps.ts';
import { journalFile } from '../../cli/publish/lastBuild.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { propertyRuns } from '../support/fullRun.ts';
import { createRig, diagnosticsOf, type Rig, testInstant } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

/** The first midnight of the city after the tests' instant, when warnings may change. */
const midnight = '2026-11-21T08:00:00.000Z';

/** The file of the only record. */
const recordOf = ({ deps }: Rig) =>
  path.join(
    deps.buildRecords,
    readdirSync(deps.buildRecords)
      .filter((name) => name.endsWith('.json'))
      .join('only one is expected'),
  );

/** `deps` on a disk that fails if content is read, long after all files were written. */
function withoutContent({ deps, folder }: Rig): Deps {
  const read = (file: string) => {
    if (file.startsWith(path.join(folder, 'content'))) throw new Error(`${file} was read`);
    return deps.fs.read(file);
  };
  return {
    ...deps,
    fs: { ...deps.fs, read, readText: (file) => String(deps.fs.readText(file)) },
    now: () => Date.now() + 60_000,
  };
}

/** The times of files are real. */
const inRealTime = ({ deps }: Rig): Deps => ({ ...deps, now: () => Date.now() });

/** Whether a build of the rig found nothing to do without planning the site. */
async function isSkipped(rig: Rig, options: Parameters<Rig['build']>[0] = {}): Promise<boolean> {
  let isPlanned = false;
  const engine = () => {
    const real = rig.deps.engine();
    // Only a build that plans asks for the files of the client.
    return {
      ...real,
      get files() {
        isPlanned = true;
        return real.files;
      },
    };
  };
  const { code } = await rig.build(options, { ...inRealTime(rig), engine });
  expect(code).toBe(0);
  return !isPlanned;
}

const aboutPage = ({ folder }: Rig) => path.join(folder, 'dist', 'about.html');
const altered = (html: string) => html.replace('We like', 'We XXXX');

/** Changes a letter of a file of the site, in place. */
function alterFile(rig: Rig, at: number): void {
  const files = Object.keys(rig.snapshot()).filter((file) => file !== manifestFile);
  const file = path.join(rig.folder, 'dist', files[at % files.length] ?? '');
  const bytes = readFileSync(file);
  if (bytes.length > 0) writeFileSync(file, bytes.fill('X', at % bytes.length, (at % bytes.length) + 1));
}

function loseFile(rig: Rig, at: number): void {
  const files = Object.keys(rig.snapshot()).filter((file) => file !== manifestFile);
  rmSync(path.join(rig.folder, 'dist', files[at % files.length] ?? ''));
}

const countClick = ({ folder }: Rig) =>
  writeFileSync(
    path.join(folder, 'clicks.json'),
    '{"version":2,"closedBefore":null,"visits":{},"clicks":{"soup":1}}',
  );

/** The files of a site. Its manifest has the instant of the last build that did something. */
const siteIn = (rig: Rig, folder: string) => ({ ...rig.snapshot(folder), [manifestFile]: '' });

describe('a build after which nothing has changed', () => {
  it('reads no content, and says the same as a build that does', async () => {
    const rig = createRig({
      ...smallCity(),
      'deals/old.json': [sampleDeal('old', { expiryDate: '2026-11-01' })],
    });
    const first = await rig.build();
    await rig.build({}, { ...rig.deps, now: () => Date.now() + 60_000 });
    const second = await rig.build({}, withoutContent(rig));
    expect(diagnosticsOf(rig.events).map(({ code }) => code)).toContain('CD401');
    expect(second.diagnostics).toEqual(first.diagnostics);
    const { pages, files } = first.summary;
    expect(second.summary).toEqual({
      ...first.summary,
      pages: { ...pages, rendered: 0, kept: pages.total },
      files: { ...files, written: 0 },
    });
  });

  it('is skipped though files have other dates, as after a checkout', async () => {
    const rig = createRig();
    await rig.build();
    utimesSync(path.join(rig.folder, 'content', 'site.json'), 1, 1);
    expect(await isSkipped(rig)).toBe(true);
  });

  it.each<[string, (rig: Rig) => unknown]>([
    [
      'a deal was edited',
      (rig) => rig.edit({ 'deals/food.json': [sampleDeal('soup', { title: 'Title of Soup' })] }),
    ],
    ['a deal was added', (rig) => rig.edit({ 'deals/more.json': [sampleDeal('cake')] })],
    ['clicks were counted', countClick],
    [
      'a page was altered at the same length',
      (rig) => writeFileSync(aboutPage(rig), altered(readFileSync(aboutPage(rig), 'utf8'))),
    ],
    ['a page was removed', (rig) => rmSync(path.join(rig.folder, 'dist', 'about.html'))],
    [
      'the manifest was changed',
      (rig) =>
        writeFileSync(
          path.join(rig.folder, 'dist', manifestFile),
          rig.read(`dist/${manifestFile}`).replace('"about', '"abuot'),
        ),
    ],
    ['an import was interrupted', (rig) => rig.edit({ '.import/journal.json': { files: [] } })],
    [
      'a build was interrupted',
      (rig) => writeFileSync(path.join(rig.folder, 'dist', journalFile), 'index.html\n'),
    ],
    ['the record is damaged', (rig) => writeFileSync(recordOf(rig), `${readFileSync(recordOf(rig))} `)],
    ['the record is lost', (rig) => rmSync(recordOf(rig))],
  ])('is not skipped if %s', async (_what, change) => {
    const rig = createRig();
    await rig.build({}, inRealTime(rig));
    expect(await isSkipped(rig)).toBe(true);
    change(rig);
    expect(await isSkipped(rig)).toBe(false);
    expect(readFileSync(aboutPage(rig), 'utf8')).toContain('We like');
    expect(await isSkipped(rig)).toBe(true);
  });

  it('is not skipped if the first clicks were counted during the last one', async () => {
    const rig = createRig();
    const write: Deps['fs']['write'] = (...file) => {
      countClick(rig);
      return rig.deps.fs.write(...file);
    };
    await rig.build({}, { ...rig.deps, fs: { ...rig.deps.fs, write } });
    expect(await isSkipped(rig)).toBe(false);
    expect(await isSkipped(rig)).toBe(true);
  });

  it('is not skipped once something is due, for an earlier instant, with --clean, and with other options', async () => {
    const rig = createRig();
    await rig.build();
    expect(await isSkipped(rig, { clean: true })).toBe(false);
    expect(await isSkipped(rig, { socialImages: true })).toBe(false);
    expect(await isSkipped(rig, { now: '2026-11-20T00:00:00Z' })).toBe(false);
    expect(await isSkipped(rig, { now: testInstant })).toBe(false);
    expect(await isSkipped(rig, { now: testInstant })).toBe(true);
    expect(await isSkipped(rig, { now: midnight })).toBe(false);
  });

  it('leaves the site that a clean build makes, whatever happened before it', async () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('edit' as const), title: fc.constantFrom('Soup', 'Cake', 'Tart') }),
      fc.record({ type: fc.constant('save' as const) }),
      fc.record({ type: fc.constant('lose' as const), at: fc.nat() }),
      fc.record({ type: fc.constant('alter' as const), at: fc.nat() }),
      fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ type: fc.constant('forget' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (events) => {
        const rig = createRig();
        let title = 'Soup';
        let now = Date.parse(testInstant);
        const build = (out = 'dist') => rig.build({ now: new Date(now).toISOString(), out }, inRealTime(rig));
        for (const each of events) {
          await build();
          if (each.type === 'edit') title = each.title;
          if (each.type === 'edit' || each.type === 'save') {
            rig.edit({ 'deals/food.json': [sampleDeal('soup', { title })] });
          }
          if (each.type === 'lose') loseFile(rig, each.at);
          if (each.type === 'alter') alterFile(rig, each.at);
          if (each.type === 'wait') now += each.hours * 3_600_000;
          if (each.type === 'forget') rmSync(rig.deps.buildRecords, { recursive: true, force: true });
        }
        await build();
        await build('clean');
        expect(siteIn(rig, 'dist')).toEqual(siteIn(rig, 'clean'));
      }),
      propertyRuns(50, 20),
    );
  });

  it('takes place without a folder for records', async () => {
    const rig = createRig();
    const deps = { ...rig.deps, buildRecords: path.join(rig.folder, 'content', 'site.json') };
    expect((await rig.build({}, deps)).code).toBe(0);
    expect((await rig.build({}, deps)).summary.pages.rendered).toBe(0);
  });
});
