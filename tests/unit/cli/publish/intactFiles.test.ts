import { describe, expect, it } from 'vitest';
import type { FileSystem } from '../../../../cli/files/fileSystem.ts';
import { digest } from '../../../../cli/files/hash.ts';
import { intactFiles, isAsWritten } from '../../../../cli/publish/intactFiles.ts';
import { writtenFile } from '../../../../cli/publish/writtenFile.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

const page = { file: 'about.html', fingerprint: 'f', validUntil: null, lastModified: null };
const bytes = (text: string) => Buffer.from(text);
const manifest = {
  pages: { '/about': { ...page, ...writtenFile(bytes('About us')) } },
  files: {
    'robots.txt': { hash: digest('Allow: /'), bytes: 8 },
    'assets/a-1.css': { hash: '', ...writtenFile(bytes('a{}')) },
    'assets/old-1.css': { hash: '', bytes: 3 },
  },
};

/** Whether `file` with `text`, which was changed at `changedAt`, is taken for intact; `since` is as for `intactFiles`. */
function isIntact(file: string, text: string, changedAt = 10_001, since: number | null = null) {
  const disk = memoryFileSystem({ [`/out/${file}`]: text });
  const fs: FileSystem = { ...disk, stats: (place) => ({ size: disk.read(place).length, changedAt }) };
  return intactFiles(fs, '/out', () => manifest, since)(file);
}

describe('cli/publish/intactFiles', () => {
  it.each([
    ['about.html', 'About us', 'About XX'],
    ['robots.txt', 'Allow: /', 'Allow: *'],
    ['assets/a-1.css', 'a{}', 'b{}'],
  ])('tells %s from one of the same length', (file, written, altered) => {
    expect(isIntact(file, written)).toBe(true);
    expect(isIntact(file, altered)).toBe(false);
    expect(isIntact(file, `${written} `)).toBe(false);
  });

  it('reads no file that has not changed since it was known to be intact', () => {
    expect(isIntact('about.html', 'About XX', 10_001, 20_000)).toBe(true);
    expect(isIntact('about.html', 'About', 10_001, 20_000)).toBe(false);
    expect(isIntact('about.html', 'About XX', 20_001, 20_000)).toBe(false);
    expect(isIntact('about.html', 'About us', 20_001, 20_000)).toBe(true);
  });

  it('takes no file for intact of which only the size is known, or nothing', () => {
    expect(isIntact('assets/old-1.css', 'a{}', 10_001, 20_000)).toBe(false);
    expect(isIntact('notes.txt', '')).toBe(false);
  });

  it('blames nobody for a file of which only the size is known', () => {
    expect(isAsWritten(bytes('b{}'), manifest.files['assets/old-1.css'])).toBe(true);
    expect(isAsWritten(bytes('b{};'), manifest.files['assets/old-1.css'])).toBe(false);
  });
});
