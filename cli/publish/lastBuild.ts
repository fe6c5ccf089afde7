import * as path from 'node:path';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { type ManifestHead, manifestEnd, manifestFile, parseManifestHead } from './manifestHead.ts';

/**
 * Lists the files that a build is about to write or remove. It exists from before the first change until after the last,
 * so that the build after an interrupted one knows which files it cannot trust.
 */
export const journalFile = '.city-deals-journal';

/** The head of the last build's manifest, or why there is none. */
export type LastBuild =
  | { readonly head: ManifestHead }
  | { readonly head: null; readonly why: MissingManifest };

/** `none`: nothing was built. `unreadable`: of another version, or truncated. `interrupted`: a build did not finish. */
export type MissingManifest = 'none' | 'unreadable' | 'interrupted';

/** More than any head needs, and far less than a manifest of many pages. */
const headBytes = 4096;

/** The state of the last build into the folder `out`. Reads a few bytes, however large the site is. */
export function readLastBuild(fs: FileSystem, out: string): LastBuild {
  if (fs.exists(path.join(out, journalFile))) return { head: null, why: 'interrupted' };
  const ends = readEnds(fs, path.join(out, manifestFile));
  if (ends === null) return { head: null, why: 'none' };
  const head = ends.end === manifestEnd ? parseManifestHead(ends.start) : null;
  return head ? { head } : { head: null, why: 'unreadable' };
}

/** The first and the last bytes of a file as text, empty if they cannot be read; `null` if there is no file. */
function readEnds(fs: FileSystem, file: string): { start: string; end: string } | null {
  const read = (start: number, length: number) =>
    Buffer.from(fs.readSlice(file, start, length)).toString('utf8');
  try {
    return { start: read(0, headBytes), end: read(-manifestEnd.length, manifestEnd.length) };
  } catch (error) {
    return systemErrorCode(error) === 'ENOENT' ? null : { start: '', end: '' };
  }
}
