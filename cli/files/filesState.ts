import * as path from 'node:path';
import type { FileSystem } from './fileSystem.ts';
import { digest } from './hash.ts';

/** Files of a folder, by their paths relative to it. Some may be missing. */
export interface FileSet {
  readonly fs: FileSystem;
  readonly folder: string;
  readonly files: readonly string[];
}

/** How a set of files is recognized later. */
export interface FilesState {
  /**
   * A hash of their sizes and of when they were changed; `null` if one was changed so recently that its next change
   * might have the same time.
   */
  readonly stats: string | null;
  /** A hash of their contents. */
  readonly contents: string;
}

/** Some file systems store times to two seconds; in milliseconds. */
const coarsestTime = 2_000;

/** `stats` of the state of files at `now` (epoch milliseconds). */
export function statsOf({ fs, folder, files }: FileSet, now: number): string | null {
  const stats = files.map((file) => ({ file, ...fs.stats(path.join(folder, file)) }));
  const isRecent = stats.some(({ changedAt = 0 }) => changedAt > now - coarsestTime);
  return isRecent ? null : digest(JSON.stringify(stats));
}

/** `contents` of the state of files, as `hashOf` has them by their paths, or else as they are now. */
export function contentsOf(
  { fs, folder, files }: FileSet,
  hashOf = (place: string) => hashNow(fs, place),
): string {
  const hashes = files.map((file) => hashOf(path.join(folder, file)));
  return digest(JSON.stringify([files, hashes]));
}

/** The hash of a file as it is now; `null` if there is none. */
export const hashNow = (fs: FileSystem, place: string): string | null =>
  fs.exists(place) ? digest(fs.read(place)) : null;

/** The state of files at `now` (epoch milliseconds) if they are the same as in the state `before`, else `null`. */
export function sameState(files: FileSet, before: FilesState, now: number): FilesState | null {
  const stats = statsOf(files, now);
  if (stats !== null && stats === before.stats) return before;
  return contentsOf(files) === before.contents ? { ...before, stats } : null;
}

/** `fs`, which adds the hash of each file that is read to `hashes`, by its path. */
export function hashingReads(fs: FileSystem, hashes: Map<string, string>): FileSystem {
  const read = (file: string) => {
    const bytes = fs.read(file);
    hashes.set(file, digest(bytes));
    return bytes;
  };
  return { ...fs, read };
}
