import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFileSystem, temporarySuffix } from '../../cli/files/fileSystem.ts';
import { journalFile } from '../../cli/publish/lastBuild.ts';
import { parseManifest } from '../../cli/publish/manifest.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { lockFile } from '../../cli/publish/outputLock.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { sampleOf } from '../support/fullRun.ts';
import { brokenReferences } from '../support/references.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const later = '2027-04-02T08:00:00Z';

/** Content of another day: deals come and go, and a picture is replaced. */
const otherContent = {
  'deals/food.json': [sampleDeal('soup', { imageUrl: 'images/new.svg' }), sampleDeal('cake')],
  'images/new.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h9"/></svg>',
};

const texts = (rig: Rig, folder = 'dist') =>
  Object.fromEntries(
    Object.entries(rig.snapshot(folder)).map(([file, content]) => [
      file,
      Buffer.from(content, 'base64').toString('utf8'),
    ]),
  );

describe('publishing', () => {
  it('leaves whole pages and valid references wherever it is cut off, and the next build completes the rest', async () => {
    const counter = faultyFileSystem(Number.POSITIVE_INFINITY, () => new Error('never'));
    const rig = createRig(smallCity(), counter);
    await rig.build();
    const first = counter.changes();
    rig.edit(otherContent);
    await rig.build({ now: later });
    const changes = counter.changes() - first;
    await rig.build({ now: later, out: 'clean' });
    const expected = rig.snapshot('clean');
    expect(changes).toBeGreaterThan(20);

    for (const cut of sampleOf([...Array(changes).keys()], 8)) {
      const broken = createRig();
      await broken.build();
      broken.edit(otherContent);
      const dying = { ...broken.deps, fs: faultyFileSystem(cut, () => new Error('killed')) };
      await expect(broken.build({ now: later }, dying), `cut ${cut}`).rejects.toThrow();
      expect(brokenReferences(texts(broken)), `after change ${cut}`).toEqual([]);
      const healed = await broken.build({ now: later });
      expect(healed.code).toBe(0);
      expect(broken.snapshot(), `healed after change ${cut}`).toEqual(expected);
    }
  });

  it('completes a first build that was cut off, even if the content has changed since', async () => {
    const rig = createRig();
    const dying = { ...rig.deps, fs: faultyFileSystem(12, () => new Error('killed')) };
    await expect(rig.build({}, dying)).rejects.toThrow('killed');
    rig.edit(otherContent);
    await rig.build();
    await rig.build({ out: 'clean' });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });

  it.each(['ENOSPC', 'EROFS', 'EACCES'])('reports an output folder that fails with %s', async (code) => {
    const rig = createRig();
    await rig.build();
    rig.edit(otherContent);
    const failing = { ...rig.deps, fs: faultyFileSystem(5, () => systemError(code)) };
    const { code: exit, diagnostics } = await rig.build({ now: later }, failing);
    expect(exit).toBe(1);
    expect(diagnostics.map((item) => item.code)).toEqual(['CD501']);
    expect(diagnostics[0]?.problem).toContain(code);
    await rig.build({ now: later });
    expect(brokenReferences(texts(rig))).toEqual([]);
  });

  it('removes its own outdated files, and nothing else', async () => {
    const rig = createRig();
    await rig.build();
    const own = path.join(rig.folder, 'dist', 'deal', 'my-notes.html');
    writeFileSync(own, 'not made by a build');
    rig.edit({ 'deals/food.json': [sampleDeal('soup')] });
    const { summary } = await rig.build();
    expect(existsSync(path.join(rig.folder, 'dist', 'deal', 'bread.html'))).toBe(false);
    expect(existsSync(own)).toBe(true);
    expect(summary.pages.removed).toBe(2);
  });

  it('removes the temporary files of a killed build', async () => {
    const rig = createRig();
    await rig.build();
    const leftover = path.join(rig.folder, 'dist', 'deal', `soup.html.ab12${temporarySuffix}`);
    writeFileSync(leftover, 'half a page');
    writeFileSync(path.join(rig.folder, 'dist', journalFile), 'deal/soup.html\n');
    await rig.build();
    expect(existsSync(leftover)).toBe(false);
  });

  it('writes a page again that somebody removed', async () => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    nodeFileSystem().remove(path.join(rig.folder, 'dist', 'deal', 'soup.html'), rig.folder);
    const { summary } = await rig.build();
    expect(summary.pages.rendered).toBe(1);
    expect(rig.snapshot()).toEqual(before);
  });

  it.each([
    ['truncated', (text: string) => text.slice(0, text.length / 2)],
    ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
    [
      'pointing outside',
      (text: string) => text.replace('"file":"index.html"', '"file":"../content/site.json"'),
    ],
    ['empty', () => ''],
  ])('rebuilds everything when the manifest is %s', async (_, damage) => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    const file = path.join(rig.folder, 'dist', manifestFile);
    writeFileSync(file, damage(rig.read(`dist/${manifestFile}`)));
    const { summary } = await rig.build();
    expect(summary.pages.kept).toBe(0);
    expect(rig.snapshot()).toEqual(before);
    expect(rig.read('content/site.json')).toContain('Port Sample');
  });

  it('reports who holds the output folder during another build, and touches nothing', async () => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    const lock = path.join(rig.folder, 'dist', lockFile);
    const holder = process.ppid;
    writeFileSync(lock, JSON.stringify({ pid: holder, host: hostname(), since: new Date().toISOString() }));
    rig.edit(otherContent);
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    expect(diagnostics.map((item) => item.code)).toEqual(['CD502']);
    expect(diagnostics[0]?.problem).toContain(String(holder));
    expect({ ...rig.snapshot(), [lockFile]: undefined }).toEqual({ ...before, [lockFile]: undefined });
  });

  it('takes over the lock of a process that has died', async () => {
    const rig = createRig();
    mkdirSync(path.join(rig.folder, 'dist'));
    const lock = path.join(rig.folder, 'dist', lockFile);
    writeFileSync(
      lock,
      JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), since: '2026-11-20T12:00:00Z' }),
    );
    const { code } = await rig.build();
    expect(code).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });

  it('refuses to write over the content', async () => {
    const rig = createRig();
    for (const out of ['content', 'content/dist', '.']) {
      const { code, diagnostics } = await rig.build({ out });
      expect([code, diagnostics[0]?.code]).toEqual([1, 'CD503']);
    }
  });

  it('lists in the manifest what is on the site and when it goes stale', async () => {
    const rig = createRig();
    const { summary } = await rig.build();
    const manifest = parseManifest(rig.read(`dist/${manifestFile}`));
    expect(manifest?.nextDue).toBe(summary.nextDue);
    // The day of the listing of today comes first, at midnight of the city's zone.
    expect(manifest?.nextDue).toBe('2026-11-21T08:00:00.000Z');
    expect(manifest?.pages['/deal/noodles']).toMatchObject({ file: 'deal/noodles.html' });
    const listed = [
      ...Object.values(manifest?.pages ?? {}).map(({ file }) => file),
      ...Object.keys(manifest?.files ?? {}),
    ];
    expect([...listed, manifestFile].sort()).toEqual(Object.keys(rig.snapshot()));
  });
});
