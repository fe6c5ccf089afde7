import { existsSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { journalFile } from '../../cli/publish/lastBuild.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { faultyFileSystem } from '../support/faultyFileSystem.ts';
import { buildParts, differenceOf, merge } from '../support/parts.ts';
import { createRig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';

const shard = (index: number, count = 2) => ({ index, count });

describe('building a part of a site', () => {
  it('puts each page into exactly one part, and what all pages refer to into all parts', async () => {
    const rig = createRig();
    await rig.build({ out: 'whole' });
    const parts = (await buildParts(rig, 3)).map((part) => Object.keys(rig.snapshot(part)));
    const pages = parts.flat().filter((file) => file.endsWith('.html'));
    const whole = Object.keys(rig.snapshot('whole'));
    expect(pages.sort()).toEqual(whole.filter((file) => file.endsWith('.html')));
    for (const file of whole.filter((name) => !name.endsWith('.html'))) {
      for (const part of parts) expect(part).toContain(file);
    }
  });

  it.each([
    ['another part', { shard: shard(1) }],
    ['a part of another number', { shard: shard(2, 3) }],
    ['a whole site', {}],
  ])('refuses a folder that has %s', async (_, before) => {
    const rig = createRig();
    await rig.build(before);
    const there = rig.snapshot();
    for (const clean of [false, true]) {
      const { code, diagnostics } = await rig.build({ shard: shard(2), clean });
      expect([code, diagnostics.map((item) => item.code)]).toEqual([1, ['CD504']]);
    }
    expect(rig.snapshot()).toEqual(there);
  });

  it('renders only what changed when the same part is built again', async () => {
    const rig = createRig();
    await buildParts(rig, 2);
    const about = String(smallCity()['pages/about.md']);
    rig.edit({ 'pages/about.md': about.replace('We like', 'We love') });
    const rendered: number[] = [];
    for (const index of [1, 2]) {
      const { summary } = await rig.build({ shard: shard(index), out: `parts-of-2/${index}` });
      rendered.push(summary.pages.rendered);
    }
    expect(rendered.sort()).toEqual([0, 1]);
    await rig.build({ out: 'whole' });
    await merge(rig, ['parts-of-2/1', 'parts-of-2/2']);
    expect(differenceOf(rig, 'whole', 'dist')).toEqual([]);
  });

  it('completes a part whose build was cut off, even the first', async () => {
    const rig = createRig();
    await rig.build({ shard: shard(1), out: 'expected' });
    const dying = { ...rig.deps, fs: faultyFileSystem(9, () => new Error('killed')) };
    await expect(rig.build({ shard: shard(1) }, dying)).rejects.toThrow('killed');
    expect(existsSync(path.join(rig.folder, 'dist', journalFile))).toBe(true);
    expect((await rig.build({ shard: shard(1) })).code).toBe(0);
    expect(differenceOf(rig, 'expected', 'dist')).toEqual([]);
  });

  it('turns a part into a whole site if a whole build is requested', async () => {
    const rig = createRig();
    await rig.build({ out: 'whole' });
    await rig.build({ shard: shard(1) });
    expect((await rig.build()).code).toBe(0);
    expect(differenceOf(rig, 'whole', 'dist')).toEqual([]);
  });

  it('is built with --force over one that has lost its manifest', async () => {
    const rig = createRig();
    await rig.build({ shard: shard(1) });
    rmSync(path.join(rig.folder, 'dist', manifestFile));
    expect((await rig.build({ shard: shard(2), force: true })).code).toBe(0);
  });
});
