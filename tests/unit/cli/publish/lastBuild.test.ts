import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nodeFileSystem } from '../../../../cli/files/fileSystem.ts';
import { journalFile, readLastBuild } from '../../../../cli/publish/lastBuild.ts';
import { type Manifest, printManifest } from '../../../../cli/publish/manifest.ts';
import { manifestFile } from '../../../../cli/publish/manifestHead.ts';

const entry = { file: 'x.html', fingerprint: 'f', validUntil: null, lastModified: null, bytes: 1 };
const manifest: Manifest = {
  version: 1,
  engine: 'abc',
  builtAt: '2026-11-20T12:00:00.000Z',
  nextDue: null,
  pages: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/deal/${index}`, entry])),
  files: {},
};

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-last-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

describe('cli/publish/lastBuild', () => {
  it('reads the head of a manifest that is longer than the slice', () => {
    const text = printManifest(manifest);
    expect(text.length).toBeGreaterThan(10_000);
    expect(readLastBuild(nodeFileSystem(), folderWith({ [manifestFile]: text })).head).toMatchObject({
      engine: 'abc',
    });
    const short = printManifest({ ...manifest, pages: {} });
    expect(readLastBuild(nodeFileSystem(), folderWith({ [manifestFile]: short })).head).toMatchObject({
      engine: 'abc',
    });
  });

  it.each([
    ['none', {}],
    ['unreadable', { [manifestFile]: '' }],
    ['unreadable', { [manifestFile]: 'x' }],
    ['unreadable', { [manifestFile]: printManifest(manifest).slice(0, 9000) }],
    ['unreadable', { [manifestFile]: printManifest(manifest).trimEnd() }],
    ['interrupted', { [manifestFile]: printManifest(manifest), [journalFile]: 'x.html\n' }],
  ])('reports "%s"', (why, files) => {
    expect(readLastBuild(nodeFileSystem(), folderWith(files))).toEqual({ head: null, why });
  });

  it('reports a missing output folder as "none", and a folder in place of the manifest as "unreadable"', () => {
    const folder = folderWith({});
    expect(readLastBuild(nodeFileSystem(), path.join(folder, 'nowhere'))).toEqual({
      head: null,
      why: 'none',
    });
    mkdirSync(path.join(folder, manifestFile));
    expect(readLastBuild(nodeFileSystem(), folder)).toEqual({ head: null, why: 'unreadable' });
  });
});
