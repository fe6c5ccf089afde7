import * as path from 'node:path';
import { isCertainlyBefore } from '../files/changeTime.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { digest } from '../files/hash.ts';

/** The files of an output folder, by the folders that they are in, and what these are recognized by. */
export interface OutputListing {
  /** By their paths relative to the output folder, which is ''. */
  readonly folders: Readonly<Record<string, ListedFolder>>;
  /** A hash of the text with the files of large folders. */
  readonly largeFolders: string;
}

interface ListedFolder {
  /** When its files were last known to be as builds have written them (epoch milliseconds). */
  readonly seenAt: number;
  /** The names of its files; absent for a large folder. */
  readonly files?: readonly string[];
  /**
   * Of a large folder, when a file in it was last added, renamed or removed (epoch milliseconds); `null` if the next time might look
   * the same.
   */
  readonly changedAt?: number | null;
}

/** A folder with more files is looked through only when it has changed: to ask for each would take longer than all the rest. */
const mostFiles = 1_000;

/** How the files of an output folder are kept. Folders are absolute paths. */
export interface KeptListing {
  readonly listing: OutputListing;
  /** The files of its large folders. */
  readonly largeFolders: string;
}

/** The listing of `files`, paths relative to `out`, as a build has left the folder at `now` (epoch milliseconds). */
export function listOutput(fs: FileSystem, out: string, files: readonly string[], now: number): KeptListing {
  const byFolder = new Map<string, string[]>();
  for (const file of files) {
    const end = file.lastIndexOf('/');
    const folder = file.slice(0, Math.max(0, end));
    const names = byFolder.get(folder);
    if (names) names.push(file.slice(end + 1));
    else byFolder.set(folder, [file.slice(end + 1)]);
  }
  const isLarge = (names: readonly string[]) => names.length > mostFiles;
  const largeFolders = JSON.stringify(
    Object.fromEntries([...byFolder].filter(([, names]) => isLarge(names))),
  );
  const folders = Array.from(byFolder, ([folder, names]): [string, ListedFolder] => {
    if (!isLarge(names)) return [folder, { seenAt: now, files: names }];
    return [folder, { seenAt: now, changedAt: certainChange(fs, path.join(out, folder), now) }];
  });
  return {
    listing: { folders: Object.fromEntries(folders), largeFolders: digest(largeFolders) },
    largeFolders,
  };
}

/** What `presentOutput` asks for. */
interface OutputQuestions {
  /** The files of large folders. */
  readonly readLarge: () => string;
  /** Whether a file, by its path relative to the output folder, is as a build has written it. */
  readonly isIntact: (file: string) => boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The listing if all of its files exist as builds have written them, as far as times tell: the same one if no file and no large folder
 * had to be looked at. `null` if a file is missing or was changed, or nobody knows. A file that was changed in a large folder is found
 * only if another one was added, renamed or removed.
 */
export function presentOutput(
  fs: FileSystem,
  out: string,
  listing: OutputListing,
  { readLarge, isIntact, now }: OutputQuestions,
): OutputListing | null {
  const found = new Map<string, ListedFolder>();
  let large: Readonly<Record<string, readonly string[]>> | null = null;
  for (const [folder, listed] of Object.entries(listing.folders)) {
    const isLarge = listed.files === undefined;
    const place = path.join(out, folder);
    if (isLarge && fs.stats(place)?.changedAt === listed.changedAt) continue;
    if (isLarge) large ??= parseLarge(readLarge(), listing.largeFolders);
    const names = listed.files ?? large?.[folder];
    const recent = names && changedSince(fs, place, names, listed.seenAt);
    if (!recent?.every((name) => isIntact(path.posix.join(folder, name)))) return null;
    if (isLarge) found.set(folder, { seenAt: now, changedAt: certainChange(fs, place, now) });
    else if (recent.length > 0) found.set(folder, { ...listed, seenAt: now });
  }
  if (found.size === 0) return listing;
  return { ...listing, folders: { ...listing.folders, ...Object.fromEntries(found) } };
}

const parseLarge = (text: string, hash: string) => (digest(text) === hash ? JSON.parse(text) : null);

/** Those files of a folder that may have changed since `seenAt`; `null` if one is missing. */
function changedSince(
  fs: FileSystem,
  folder: string,
  names: readonly string[],
  seenAt: number,
): string[] | null {
  const changed: string[] = [];
  for (const name of names) {
    const stats = fs.stats(path.join(folder, name));
    if (!stats) return null;
    if (!isCertainlyBefore(stats.changedAt, seenAt)) changed.push(name);
  }
  return changed;
}

/** When a folder changed, if a later change would certainly have another time; else `null`. */
function certainChange(fs: FileSystem, folder: string, now: number): number | null {
  const changedAt = fs.stats(folder)?.changedAt;
  return changedAt !== undefined && isCertainlyBefore(changedAt, now) ? changedAt : null;
}

/** Since when all files of a listing are known to be as builds have written them (epoch milliseconds). */
export const seenSince = ({ folders }: OutputListing): number =>
  Math.min(...Object.values(folders).map(({ seenAt }) => seenAt));
