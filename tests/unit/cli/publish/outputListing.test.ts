import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFileSystem } from '../../../../cli/files/fileSystem.ts';
import { listOutput, presentOutput, seenSince } from '../../../../cli/publish/outputListing.ts';

const many = Array.from({ length: 1_001 }, (_, index) => `deal/page-${index}.html`);
const files = ['index.html', 'deals/today.html', ...many];
const later = () => Date.now() + 60_000;

/** Until the clock of the disk has gone on. */
const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);

/** A folder with the files and its listing, which was made at `now`; `compared` are the files whose contents were asked for. */
function listedFolder(now?: number) {
  const out = mkdtempSync(path.join(tmpdir(), 'listing-'));
  const fs = nodeFileSystem();
  for (const file of files) fs.write(path.join(out, file), '');
  wait();
  const compared: string[] = [];
  const { listing, largeFolders } = listOutput(fs, out, files, now ?? Date.now());
  const present = (before = listing, text = largeFolders) =>
    presentOutput(fs, out, before, {
      readLarge: () => text,
      isIntact(file) {
        compared.push(file);
        return fs.stats(path.join(out, file))?.size === 0;
      },
      now: later(),
    });
  return { out, listing, compared, present };
}

describe('cli/publish/outputListing', () => {
  it('compares no contents if nothing has changed', () => {
    const { listing, compared, present } = listedFolder();
    expect(present()).toBe(listing);
    expect(compared).toEqual([]);
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

  it('notices a file that was changed in place', () => {
    const { out, compared, present } = listedFolder();
    appendFileSync(path.join(out, 'deals/today.html'), 'x');
    expect(present()).toBeNull();
    expect(compared).toEqual(['deals/today.html']);
  });

  it('compares a file once that has another date only', () => {
    const { out, listing, compared, present } = listedFolder();
    utimesSync(path.join(out, 'index.html'), 1, 1);
    const seen = present();
    expect(seen).not.toBe(listing);
    expect(present(seen ?? listing)).toBe(seen);
    expect(compared).toEqual(['index.html']);
  });

  it('looks through a large folder once after it has changed, whatever times its files have', () => {
    const { out, listing, compared, present } = listedFolder();
    writeFileSync(path.join(out, 'deal', 'note.txt'), '');
    utimesSync(path.join(out, 'deal'), 1, 1);
    utimesSync(path.join(out, 'deal/page-7.html'), 1, 1);
    const seen = present();
    expect(seen).not.toBeNull();
    expect(seen).not.toBe(listing);
    expect(present(seen ?? listing)).toBe(seen);
    expect(compared).toEqual(['deal/page-7.html']);
  });

  it('notices a file that was replaced in a large folder', () => {
    const { out, present } = listedFolder();
    nodeFileSystem().write(path.join(out, 'deal/page-7.html'), 'x');
    expect(present()).toBeNull();
  });

  it('trusts no time at which more could have happened', () => {
    const { listing, compared, present } = listedFolder(0);
    expect(listing.folders.deal?.changedAt).toBeNull();
    expect(present()).not.toBeNull();
    expect(compared).toHaveLength(files.length);
  });

  it('knows nothing if the files of large folders are damaged and asked for', () => {
    const { listing, present } = listedFolder(0);
    expect(present(listing, '{}')).toBeNull();
  });

  it('knows since when all files are as they were written', () => {
    const { out, listing, present } = listedFolder();
    utimesSync(path.join(out, 'index.html'), 1, 1);
    expect(seenSince(present() ?? listing)).toBe(seenSince(listing));
  });
});
