import { chmodSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runCheck } from '../../cli/commands/check/runCheck.ts';
import { runRebuild } from '../../cli/commands/rebuild/runRebuild.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { systemError } from '../support/faultyFileSystem.ts';
import { isFullRun, sampleOf } from '../support/fullRun.ts';
import { notifyOf } from '../support/notify.ts';
import { buildParts, differenceOf, faultyDisks, merge } from '../support/parts.ts';
import { brokenReferences } from '../support/references.ts';
import { createRig, type Rig, testInstant } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const later = '2027-04-02T08:00:00Z';
const sampleContent = path.join(root, 'data', 'content');

/** Content of another day: deals come and go. */
const otherContent = { 'deals/food.json': [sampleDeal('soup', { featured: true }), sampleDeal('cake')] };

const texts = (rig: Rig, folder: string) =>
  Object.fromEntries(
    Object.entries(rig.snapshot(folder)).map(([file, content]) => [
      file,
      Buffer.from(content, 'base64').toString('utf8'),
    ]),
  );

describe('merging the parts of a site', () => {
  it.runIf(isFullRun)(
    'creates the same site from any number of parts of the sample city as one build',
    async () => {
      const rig = createRig();
      await rig.build({ content: sampleContent, out: 'whole' });
      for (const count of [3, 2, 8]) {
        const parts = await buildParts(rig, count, { content: sampleContent });
        const out = `of-${count}`;
        const { code, summary } = await merge(rig, parts, { out });
        expect(code).toBe(0);
        expect(summary).toMatchObject({ parts: count, pages: { kept: 0 }, now: '2026-11-20T12:00:00.000Z' });
        expect(differenceOf(rig, 'whole', out)).toEqual([]);
      }
    },
  );

  it('merges social images and pictures, of which each part has its own', async () => {
    const rig = createRig();
    await rig.build({ socialImages: true, out: 'whole' });
    const parts = await buildParts(rig, 3, { socialImages: true });
    expect((await merge(rig, parts)).code).toBe(0);
    expect(differenceOf(rig, 'whole', 'dist')).toEqual([]);
  });

  it('accepts parts in any order, parts without a page, and a site of one part', async () => {
    const rig = createRig();
    const { summary: whole } = await rig.build({ out: 'whole' });
    const parts = await buildParts(rig, 16);
    const empty = parts.filter((part) => rig.read(`${part}/${manifestFile}`).includes('"pages":{},'));
    expect(empty.length).toBeGreaterThan(0);
    const { summary } = await merge(rig, parts.reverse());
    expect(summary.pages.total).toBe(whole.pages.total);
    expect(summary.files.total).toBe(whole.files.total);
    expect(summary.bytes).toBe(whole.bytes);
    expect(differenceOf(rig, 'whole', 'dist')).toEqual([]);
    await merge(rig, await buildParts(rig, 1), { out: 'of-one' });
    expect(differenceOf(rig, 'whole', 'of-one')).toEqual([]);
  });

  it('creates a site that build, rebuild, check and notify treat as a whole one', async () => {
    const rig = createRig();
    await merge(rig, await buildParts(rig, 2));
    const before = rig.snapshot();
    const { summary } = await rig.build();
    expect(summary.files).toMatchObject({ written: 0, removed: 0 });
    const options = { content: 'content', out: 'dist', now: testInstant };
    rig.printed.length = 0;
    await runRebuild(rig.deps, { ...options, socialImages: false, json: true });
    expect(JSON.parse(rig.printed.join(''))).toMatchObject({ due: false });
    rig.printed.length = 0;
    await runCheck(rig.deps, { ...options, external: false, format: 'json' });
    expect(rig.printed.join('')).not.toMatch(/CD80[1-7]/);
    rig.events.length = 0;
    await notifyOf(rig);
    expect(JSON.stringify(rig.events)).not.toContain('CD601');
    expect(rig.snapshot()).toEqual(before);
  });

  it('writes only what changed, removes what is gone, and leaves other files alone', async () => {
    const rig = createRig();
    await merge(rig, await buildParts(rig, 2));
    writeFileSync(path.join(rig.folder, 'dist', 'CNAME'), 'deals.example');
    const about = String(smallCity()['pages/about.md']);
    rig.edit({ 'pages/about.md': about.replace('We like', 'We love') });
    const { summary } = await merge(rig, await buildParts(rig, 2));
    expect(summary).toMatchObject({ pages: { written: 1 }, files: { written: 1, removed: 0 } });
    rig.edit(otherContent);
    const parts = await buildParts(rig, 2);
    // The pages of two deals that are gone, and a file of details.
    expect((await merge(rig, parts)).summary.files.removed).toBe(3);
    expect(existsSync(path.join(rig.folder, 'dist/deal/bread.html'))).toBe(false);
    expect(rig.read('dist/CNAME')).toBe('deals.example');
    rmSync(path.join(rig.folder, 'dist', 'CNAME'));
    await rig.build({ out: 'whole' });
    expect(differenceOf(rig, 'whole', 'dist')).toEqual([]);
    expect((await merge(rig, parts)).summary.files).toMatchObject({ written: 0, removed: 0 });
  });

  it('does not change the parts, whatever is then built into the site', async () => {
    const rig = createRig();
    const parts = await buildParts(rig, 2);
    const before = rig.snapshot('parts-of-2');
    await merge(rig, parts);
    rig.edit(otherContent);
    await rig.build({ now: later });
    expect(rig.snapshot('parts-of-2')).toEqual(before);
  });

  it('reads parts that nobody may write to', async () => {
    const rig = createRig();
    const parts = await buildParts(rig, 2);
    for (const part of parts) chmodSync(path.join(rig.folder, part), 0o555);
    expect((await merge(rig, parts)).code).toBe(0);
    for (const part of parts) chmodSync(path.join(rig.folder, part), 0o755);
  });

  it('prints a summary', async () => {
    const rig = createRig();
    await merge(rig, await buildParts(rig, 2), { json: false });
    expect(rig.printed.join('\n')).toMatch(
      /^Merged 2 parts in 0 ms\n {2}pages {9}\d+: \d+ written, 0 kept\n {2}files {9}\d+, .+ in dist, 0 removed\n/,
    );
  });
});

describe('a merge that is cut off', () => {
  it('leaves whole pages and valid references, and the next merge or build completes the rest', async () => {
    const rig = createRig();
    await merge(rig, await buildParts(rig, 2), { out: 'before' });
    rig.edit(otherContent);
    const parts = await buildParts(rig, 2, { now: later });
    await rig.build({ now: later, out: 'whole' });
    const expected = rig.snapshot('whole');
    const place = (name: string) => path.join(rig.folder, name);
    const counter = faultyDisks(Number.POSITIVE_INFINITY, () => new Error('never'));
    cpSync(place('before'), place('count'), { recursive: true });
    await merge(rig, parts, { out: 'count' }, counter);
    const changes = counter.changes();
    expect(changes).toBeGreaterThan(20);
    for (const cut of sampleOf([...Array(changes).keys()], 3)) {
      const out = `cut-${cut}`;
      cpSync(place('before'), place(out), { recursive: true });
      const dying = faultyDisks(cut, () => new Error('killed'));
      await expect(merge(rig, parts, { out }, dying), out).rejects.toThrow('killed');
      expect(brokenReferences(texts(rig, out)), out).toEqual([]);
      const heal = cut % 5 === 0 ? rig.build({ now: later, out }) : merge(rig, parts, { out });
      expect((await heal).code).toBe(0);
      expect(rig.snapshot(out), `healed ${out}`).toEqual(expected);
      rmSync(place(out), { recursive: true });
    }
  });

  it('leaves no references to missing pages in an empty folder', async () => {
    const rig = createRig();
    const parts = await buildParts(rig, 2);
    await rig.build({ out: 'whole' });
    for (const cut of sampleOf([3, 11, 19, 27, 35, 43, 51, 59, 67, 75, 83], 3)) {
      const dying = faultyDisks(cut, () => new Error('killed'));
      await merge(rig, parts, {}, dying).catch(() => undefined);
      expect(brokenReferences(texts(rig, 'dist')), `cut ${cut}`).toEqual([]);
      await merge(rig, parts);
      expect(differenceOf(rig, 'whole', 'dist'), `cut ${cut}`).toEqual([]);
      rmSync(path.join(rig.folder, 'dist'), { recursive: true });
    }
  });

  it.each(['ENOSPC', 'EROFS', 'EACCES'])('reports an output folder that fails with %s', async (code) => {
    const rig = createRig();
    const parts = await buildParts(rig, 2);
    const failing = faultyDisks(3, () => systemError(code));
    const { code: exit, diagnostics } = await merge(rig, parts, {}, failing);
    expect(exit).toBe(1);
    expect(diagnostics).toMatchObject([{ code: 'CD501', file: 'dist' }]);
    expect(diagnostics[0]?.problem).toContain(code);
    expect((await merge(rig, parts)).code).toBe(0);
  });
});
