import * as path from 'node:path';
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
  /**
   * When a file in it was last added, renamed or removed (epoch milliseconds); `null` if the next time might look the same.
   */
  readonly changedAt: number | null;
  /** The names of its files; absent for a large folder. */
  readonly files?: readonly string[];
}

/** The files of a folder with more are seldom asked for, and would take long to read each time. */
const mostFiles = 200;

/** How the files of an output folder are kept. Folders are absolute paths. */
export interface KeptListing {
  readonly listing: OutputListing;
  /** The files of its large folders. */
  readonly largeFolders: string;
}

/** The listing of `files`, paths relative to `out`, as the folder is at `now` (epoch milliseconds). */
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
    const changedAt = certainChange(fs.stats(path.join(out, folder))?.changedAt, now);
    return [folder, { changedAt, ...(isLarge(names) ? {} : { files: names }) }];
  });
  return {
    listing: { folders: Object.fromEntries(folders), largeFolders: digest(largeFolders) },
    largeFolders,
  };
}

/**
 * The listing if all of its files exist, as the folders are at `now` (epoch milliseconds): the same one if no large folder had to be
 * looked through. `null` if a file is missing, or nobody knows. `readLarge` returns the files of large folders.
 */
export function presentOutput(
  fs: FileSystem,
  out: string,
  listing: OutputListing,
  { readLarge, now }: { readonly readLarge: () => string; readonly now: number },
): OutputListing | null {
  const found = new Map<string, ListedFolder>();
  let large: Readonly<Record<string, readonly string[]>> | null = null;
  for (const [folder, listed] of Object.entries(listing.folders)) {
    const place = path.join(out, folder);
    const changedAt = fs.stats(place)?.changedAt;
    if (changedAt === undefined) return null;
    if (changedAt === listed.changedAt) continue;
    if (listed.files) {
      if (!listed.files.every((name) => fs.exists(path.join(place, name)))) return null;
    } else {
      large ??= parseLarge(readLarge(), listing.largeFolders);
      const present = new Set(fs.list(place));
      if (!large?.[folder]?.every((name) => present.has(name))) return null;
      found.set(folder, { changedAt: certainChange(changedAt, now) });
    }
  }
  if (found.size === 0) return listing;
  return { ...listing, folders: { ...listing.folders, ...Object.fromEntries(found) } };
}

const parseLarge = (text: string, hash: string) => (digest(text) === hash ? JSON.parse(text) : null);

/** Some file systems store times to two seconds, and no such time has a fraction of a hundredth; others are read from a clock of 10 ms. */
const coarsest = { coarse: 2_000, fine: 100 };

/** The time of a change, if a later one would certainly have another time; else `null`. */
function certainChange(changedAt: number | undefined, now: number): number | null {
  if (changedAt === undefined) return null;
  const step = changedAt % 10 === 0 ? coarsest.coarse : coarsest.fine;
  return changedAt <= now - step ? changedAt : null;
}
