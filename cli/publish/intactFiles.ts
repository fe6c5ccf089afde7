import * as path from 'node:path';
import { isCertainlyBefore } from '../files/changeTime.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { checksum, digest } from '../files/hash.ts';
import type { Manifest } from './manifest.ts';

/** A file as a manifest describes it. */
export interface ManifestFile {
  readonly bytes: number;
  /** Of the content; empty or absent where only the checksum is known. */
  readonly hash?: string;
  readonly checksum?: string | undefined;
}

/** Whether `content` is what a build wrote. Of files that older versions wrote, only the size may be known. */
export function isAsWritten(content: Uint8Array, { bytes, hash, checksum: expected }: ManifestFile): boolean {
  if (content.length !== bytes) return false;
  if (hash) return digest(content) === hash;
  return expected === undefined || checksum(content) === expected;
}

/** The files of a manifest by their names. */
export function manifestFiles({
  pages,
  files,
}: Pick<Manifest, 'pages' | 'files'>): Map<string, ManifestFile> {
  const all = new Map<string, ManifestFile>(Object.entries(files));
  for (const page of Object.values(pages)) all.set(page.file, page);
  return all;
}

/**
 * Tells whether a file of a manifest in the folder `out` is as a build has written it. It is not read if it has not changed since the
 * instant `since` (epoch milliseconds), at which it was. `readManifest` is called when the first file is asked for.
 */
export function intactFiles(
  fs: FileSystem,
  out: string,
  readManifest: () => Pick<Manifest, 'pages' | 'files'> | null,
  since: number | null,
): (file: string) => boolean {
  let files: ReadonlyMap<string, ManifestFile> | null = null;
  return (file) => {
    files ??= manifestFiles(readManifest() ?? { pages: {}, files: {} });
    const expected = files.get(file);
    const place = path.join(out, file);
    const stats = fs.stats(place);
    if (!expected || stats?.size !== expected.bytes) return false;
    // An older version wrote it: once it is written again, everybody can tell.
    if (!expected.hash && expected.checksum === undefined) return false;
    if (since !== null && isCertainlyBefore(stats.changedAt, since)) return true;
    return isAsWritten(fs.read(place), expected);
  };
}
