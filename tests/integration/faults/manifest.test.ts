import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { journalFile } from '../../../cli/publish/lastBuild.ts';
import { manifestFile } from '../../../cli/publish/manifestHead.ts';
import { sampleOf } from '../../support/fullRun.ts';
import { createRig, type Rig } from '../../support/rig.ts';
import { sampleDeal } from '../../support/smallCity.ts';

interface ManifestJson {
  version: number;
  builtAt: string;
  pages: Record<string, { file: string; fingerprint: string; bytes: number }>;
  files: Record<string, { hash: string; bytes: number }>;
}

const zero = { fingerprint: '0', validUntil: null, lastModified: null, bytes: 1 };

/** Edits of a manifest, as people, merges or a bad disk could make them. */
const edits: Record<string, (manifest: ManifestJson) => unknown> = {
  'with wrong fingerprints only': (manifest) => {
    for (const entry of Object.values(manifest.pages)) entry.fingerprint = '0';
  },
  'with fingerprints of other pages': (manifest) => {
    const [soup, jazz] = [manifest.pages['/deal/soup'], manifest.pages['/deal/jazz']];
    if (soup && jazz) [soup.fingerprint, jazz.fingerprint] = [jazz.fingerprint, soup.fingerprint];
  },
  'with files of other pages': (manifest) => {
    const [soup, jazz] = [manifest.pages['/deal/soup'], manifest.pages['/deal/jazz']];
    if (soup && jazz) [soup.file, jazz.file] = [jazz.file, soup.file];
  },
  'with all pages in one file': (manifest) => {
    for (const entry of Object.values(manifest.pages)) entry.file = 'index.html';
  },
  'with pages that never existed': (manifest) => {
    manifest.pages['/gone'] = { ...zero, file: 'gone.html' };
    manifest.files['gone/far/away.txt'] = { hash: '0', bytes: 1 };
  },
  'without a page': (manifest) => delete manifest.pages['/deal/soup'],
  'without its pages': (manifest) => {
    manifest.pages = {};
  },
  'without its files': (manifest) => {
    manifest.files = {};
  },
  'with the key of a prototype': (manifest) => {
    manifest.pages = JSON.parse(
      `{"__proto__":{"file":"../x","fingerprint":"0"},"constructor":${JSON.stringify({ ...zero, file: 'constructor' })}}`,
    );
  },
  'of a newer version with more fields': (manifest) => ({ ...manifest, version: 2, pages: [], more: true }),
  'of a version that is not a number': (manifest) => ({ ...manifest, version: '1' }),
  'of another engine': (manifest) => ({ ...manifest, engine: 'x'.repeat(100_000) }),
  'of an invalid date': (manifest) => ({ ...manifest, builtAt: '2027-02-30T00:00:00Z' }),
  'with negative sizes': (manifest) => {
    for (const entry of Object.values(manifest.pages)) entry.bytes = -1;
  },
  'with a hundred thousand extra pages': (manifest) => {
    for (let page = 0; page < 100_000; page++)
      manifest.pages[`/p${page}`] = { ...zero, file: `p${page}.html` };
  },
  ...Object.fromEntries(
    [
      '../content/site.json',
      '/etc/hostname',
      'a/../../content/site.json',
      '..',
      '.',
      '',
      'a//b',
      'a\\..\\b',
      'a\u0000b',
      './x',
    ].map((file) => [
      `with the file ${JSON.stringify(file)}`,
      (manifest: ManifestJson) => {
        manifest.pages['/x'] = { ...zero, file };
        manifest.files[file] = { hash: '0', bytes: 1 };
      },
    ]),
  ),
};

const place = (rig: Rig, file: string) => path.join(rig.folder, 'dist', file);

const pipe = (file: string) => {
  rmSync(file, { force: true });
  execFileSync('mkfifo', [file]);
};

/** What may be in place of a file in which a build keeps its state. */
const standIns: Record<string, (file: string) => void> = {
  'a pipe': pipe,
  'a link to a device that never ends': (file) => {
    rmSync(file, { force: true });
    symlinkSync('/dev/zero', file);
  },
  'a file of three gigabytes': (file) => {
    writeFileSync(file, '');
    truncateSync(file, 3 * 1024 ** 3);
  },
  'bytes of any kind': (file) =>
    writeFileSync(file, Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))),
  'lists a hundred thousand deep': (file) => writeFileSync(file, '['.repeat(100_000)),
};

describe('the state of the last build', () => {
  it.each(sampleOf(Object.entries(edits), 5))(
    'may be wrong, and the next build still creates the right site: %s',
    async (_, change) => {
      const rig = createRig();
      await rig.build();
      const manifest = JSON.parse(rig.read(`dist/${manifestFile}`)) as ManifestJson;
      const changed = change(manifest);
      const isNew = typeof changed === 'object' && changed !== null;
      writeFileSync(place(rig, manifestFile), JSON.stringify(isNew ? changed : manifest));
      const content = rig.snapshot('content');
      rig.edit({ 'deals/more.json': [sampleDeal('cake')] });
      expect((await rig.build()).code).toBe(0);
      await rig.build({ out: 'clean' });
      expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
      expect({ ...rig.snapshot('content'), 'deals/more.json': undefined }).toEqual({
        ...content,
        'deals/more.json': undefined,
      });
    },
  );

  it.each(Object.entries(standIns))('may be replaced by %s', async (_, replace) => {
    for (const file of [manifestFile, journalFile]) {
      const rig = createRig();
      await rig.build();
      const before = rig.snapshot();
      replace(place(rig, file));
      expect((await rig.build()).code).toBe(0);
      expect(rig.snapshot()).toEqual(before);
      expect(existsSync(place(rig, journalFile))).toBe(false);
    }
  });

  it('never makes a build remove files behind a link', async () => {
    const rig = createRig();
    await rig.build();
    const outside = path.join(rig.folder, 'outside');
    mkdirSync(outside);
    writeFileSync(path.join(outside, 'keep.txt'), 'mine');
    symlinkSync('../outside', place(rig, 'link'));
    const manifest = JSON.parse(rig.read(`dist/${manifestFile}`)) as ManifestJson;
    manifest.files['link/keep.txt'] = { hash: '0', bytes: 1 };
    writeFileSync(place(rig, manifestFile), JSON.stringify(manifest));
    writeFileSync(place(rig, journalFile), 'link/keep.txt\n../outside/keep.txt\n');
    expect((await rig.build()).code).toBe(0);
    expect(readFileSync(path.join(outside, 'keep.txt'), 'utf8')).toBe('mine');
  });
});

describe('a clock that runs backwards', () => {
  it.each(['2026-11-20T12:00:00Z', '2020-02-29T00:00:00Z', '1999-12-31T23:59:59Z'])(
    'builds the site of %s, although the last build is of a later day',
    async (now) => {
      const rig = createRig();
      await rig.build({ now: '2031-07-04T12:00:00Z' });
      expect((await rig.build({ now })).code).toBe(0);
      await rig.build({ now, out: 'clean' });
      expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
    },
  );

  it('also applies to the real time', async () => {
    const rig = createRig();
    const at = (now: string) => ({ ...rig.deps, now: () => Date.parse(now) });
    await rig.build({ now: null }, at('2031-07-04T12:00:00Z'));
    await rig.build({ now: null }, at('2026-11-20T12:00:00Z'));
    await rig.build({ out: 'clean' });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });
});
