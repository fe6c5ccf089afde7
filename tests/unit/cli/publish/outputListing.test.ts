import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FileSystem, nodeFileSystem } from '../../../../cli/files/fileSystem.ts';
import { listOutput, presentOutput } from '../../../../cli/publish/outputListing.ts';

const many = Array.from({ length: 300 }, (_, index) => `deal/page-${index}.html`);
const files = ['index.html', 'deals/today.html', ...many];
const later = () => Date.now() + 60_000;

/** A folder with the files, its listing at `now`, and a disk that remembers what was listed. */
function listedFolder(now = later()) {
  const out = mkdtempSync(path.join(tmpdir(), 'listing-'));
  const disk = nodeFileSystem();
  for (const file of files) disk.write(path.join(out, file), '');
  // Until the clock of the disk has gone on.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  const listed: string[] = [];
  const fs: FileSystem = {
    ...disk,
    list(folder) {
      listed.push(path.relative(out, folder));
      return disk.list(folder);
    },
  };
  const { listing, largeFolders } = listOutput(fs, out, files, now);
  const present = (before = listing, text = largeFolders) =>
    presentOutput(fs, out, before, { readLarge: () => text, now: later() });
  return { out, listing, listed, present };
}

describe('cli/publish/outputListing', () => {
  it('looks through no folder that has not changed', () => {
    const { listing, listed, present } = listedFolder();
    expect(present()).toBe(listing);
    expect(listed).toEqual([]);
  });

  it.each(['index.html', 'deals/today.html', 'deal/page-7.html'])('misses %s', (file) => {
    const { out, present } = listedFolder();
    rmSync(path.join(out, file));
    expect(present()).toBeNull();
  });

  it('misses a folder', () => {
    const { out, present } = listedFolder();
    rmSync(path.join(out, 'deals'), { recursive: true });
    expect(present()).toBeNull();
  });

  it('looks through a large folder once after it has changed, whatever times its files have', () => {
    const { out, listing, listed, present } = listedFolder();
    writeFileSync(path.join(out, 'deal', 'note.txt'), '');
    utimesSync(path.join(out, 'deal'), 1, 1);
    const seen = present();
    expect(listed).toEqual(['deal']);
    expect(seen).not.toBeNull();
    expect(seen).not.toBe(listing);
    expect(present(seen ?? listing)).toBe(seen);
    expect(listed).toEqual(['deal']);
  });

  it('trusts no time at which more could have happened', () => {
    const { listing, listed, present } = listedFolder(0);
    expect(listing.folders.deal?.changedAt).toBeNull();
    expect(present()).not.toBeNull();
    expect(listed).toEqual(['deal']);
  });

  it('knows nothing if the files of large folders are damaged and asked for', () => {
    const { listing, present } = listedFolder(0);
    expect(present(listing, '{}')).toBeNull();
  });
});
