import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nodePartDisk } from '../../../../../cli/commands/merge/partDisk.ts';

function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'city-deals-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function folderWith(files: Record<string, string>): string {
  const folder = newFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

/** A folder on another disk than the temporary files, where this machine has one. */
const memory = '/dev/shm';
const hasMemory = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

describe('cli/commands/merge/partDisk', () => {
  it('places a new file, and creates its folders', () => {
    const folder = folderWith({ 'a.html': 'page' });
    const to = path.join(folder, 'out/deal/soup.html');
    nodePartDisk().place(path.join(folder, 'a.html'), to);
    expect(readFileSync(to, 'utf8')).toBe('page');
    expect(statSync(to).ino).toBe(statSync(path.join(folder, 'a.html')).ino);
  });

  it('replaces a file, even by itself, without leftovers', () => {
    const folder = folderWith({ 'a.html': 'new', 'b.html': 'old' });
    const [from, to] = [path.join(folder, 'a.html'), path.join(folder, 'b.html')];
    const disk = nodePartDisk();
    disk.place(from, to);
    disk.place(from, to);
    expect(readFileSync(to, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a.html', 'b.html']);
  });

  it.runIf(hasMemory)('copies files from another disk', () => {
    const folder = folderWith({ 'a.html': 'page', 'b.html': 'other' });
    const other = newFolder(memory);
    const disk = nodePartDisk();
    for (const name of ['a.html', 'b.html'])
      disk.place(path.join(folder, name), path.join(other, 'deal', name));
    expect(readFileSync(path.join(other, 'deal', 'b.html'), 'utf8')).toBe('other');
    expect(readdirSync(path.join(other, 'deal'))).toEqual(['a.html', 'b.html']);
  });

  it('keeps the old file, without leftovers, if there is none to place or a folder is in the way', () => {
    const folder = folderWith({ 'b.html': 'old' });
    const disk = nodePartDisk();
    expect(() => disk.place(path.join(folder, 'gone.html'), path.join(folder, 'b.html'))).toThrow('ENOENT');
    mkdirSync(path.join(folder, 'c.html'));
    expect(() => disk.place(path.join(folder, 'b.html'), path.join(folder, 'c.html'))).toThrow('EISDIR');
    expect(readFileSync(path.join(folder, 'b.html'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['b.html', 'c.html']);
  });

  it('returns the sizes of files, and null for folders and links', () => {
    const folder = folderWith({ 'a.html': 'page' });
    symlinkSync('a.html', path.join(folder, 'link.html'));
    const sizeOf = (name: string) => nodePartDisk().sizeOf(path.join(folder, name));
    expect(['a.html', 'link.html', 'gone.html', '.'].map(sizeOf)).toEqual([4, null, null, null]);
  });
});
