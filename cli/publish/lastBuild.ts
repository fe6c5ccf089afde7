import * as fs from 'node:fs';
import * as path from 'node:path';
import { systemErrorCode } from '../files/fileSystem.ts';
import { type ManifestHead, manifestEnd, manifestFile, parseManifestHead } from './manifestHead.ts';

/**
 * The files that a build is about to write or remove. It is there from before the first change until after the last,
 * so that the build after an interrupted one knows which files may hold anything.
 */
export const journalFile = '.city-deals-journal';

/** What the last build left behind: its account of itself, or why there is none to go by. */
export type LastBuild = { readonly head: ManifestHead } | { readonly head: null; readonly why: NoAccount };

/** `none`: nothing was built. `unreadable`: by another version, or cut off. `interrupted`: a build did not end. */
export type NoAccount = 'none' | 'unreadable' | 'interrupted';

/** More than any head needs, and far less than a manifest of many pages. */
const headBytes = 4096;

/** What the last build into the folder `out` left; reads a few bytes, however large the site is. */
export function readLastBuild(out: string): LastBuild {
  if (fs.existsSync(path.join(out, journalFile))) return { head: null, why: 'interrupted' };
  const ends = readEnds(path.join(out, manifestFile));
  if (ends === null) return { head: null, why: 'none' };
  const head = ends.end === manifestEnd ? parseManifestHead(ends.start) : null;
  return head ? { head } : { head: null, why: 'unreadable' };
}

/** The first and the last bytes of a file as text; `null` where there is no file. */
function readEnds(file: string): { start: string; end: string } | null {
  let handle: number;
  try {
    handle = fs.openSync(file, 'r');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    return { start: '', end: '' };
  }
  try {
    const { size } = fs.fstatSync(handle);
    const read = (from: number, length: number) => {
      const bytes = Buffer.alloc(length);
      return bytes.toString('utf8', 0, fs.readSync(handle, bytes, 0, length, from));
    };
    return {
      start: read(0, headBytes),
      end: read(Math.max(0, size - manifestEnd.length), manifestEnd.length),
    };
  } catch {
    return { start: '', end: '' };
  } finally {
    fs.closeSync(handle);
  }
}
