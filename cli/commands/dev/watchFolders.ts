import * as fs from 'node:fs';
import * as path from 'node:path';

/** Folders that are watched, until `close`. */
export interface FolderWatcher {
  close(): void;
}

/** One save often causes several events, and many files may be saved at once. */
const quietMs = 20;
const longestWaitMs = 150;
/** The system sends no event when a missing root appears, or disappears with its parent. */
const rootCheckMs = 200;

interface WatchedFolder {
  readonly watcher: fs.FSWatcher;
  readonly inode: number;
  /** A mark of each file and folder by its name, as of the last scan. */
  entries: ReadonlyMap<string, string>;
}

/**
 * Calls back with the absolute paths of files below `roots` that were written, added or removed, once there was no
 * event for a moment. A root may be missing, and is watched when it appears. Names that begin with a dot or end in "~"
 * are ignored.
 *
 * Each folder is watched by itself, and scanned after an event. Node 20's recursive watching on Linux watches files, and
 * loses those that are saved by renaming another file onto them.
 */
export function watchFolders(
  roots: readonly string[],
  onChange: (files: readonly string[]) => void,
): FolderWatcher {
  const outermost = roots.filter((root) => !roots.some((other) => other !== root && isWithin(other, root)));
  const pending = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let longest: NodeJS.Timeout | undefined;
  const tree = createTree(schedule);
  function schedule(folder: string): void {
    pending.add(folder);
    clearTimeout(quiet);
    quiet = setTimeout(scanPending, quietMs);
    longest ??= setTimeout(scanPending, longestWaitMs);
  }
  function scanPending(): void {
    stopTimers();
    const folders = [...pending].filter((folder) => tree.has(folder) || outermost.includes(folder));
    pending.clear();
    const changed = new Set(folders.flatMap((folder) => tree.scan(folder)));
    if (changed.size > 0) onChange([...changed]);
  }
  function stopTimers(): void {
    clearTimeout(quiet);
    clearTimeout(longest);
    longest = undefined;
  }
  for (const root of outermost) tree.scan(root);
  const check = setInterval(() => {
    for (const root of outermost) if (tree.isOutdated(root)) schedule(root);
  }, rootCheckMs);
  return {
    close() {
      clearInterval(check);
      stopTimers();
      for (const root of outermost) tree.forget(root);
    },
  };
}

const isWithin = (outer: string, inner: string) => inner === outer || inner.startsWith(outer + path.sep);

function createTree(onEvent: (folder: string) => void) {
  const folders = new Map<string, WatchedFolder>();

  /** The files that changed since the last scan; new folders are scanned too. */
  function scan(folder: string): string[] {
    const inode = inodeOf(folder);
    const changed = folders.has(folder) && inode !== folders.get(folder)?.inode ? forget(folder) : [];
    if (inode === null) return changed;
    const watched = folders.get(folder) ?? watch(folder, inode);
    if (!watched) return changed;
    const before = watched.entries;
    watched.entries = entriesOf(folder);
    for (const name of new Set([...before.keys(), ...watched.entries.keys()])) {
      const oldMark = before.get(name);
      const newMark = watched.entries.get(name);
      if (oldMark === newMark) continue;
      const file = path.join(folder, name);
      changed.push(...(oldMark?.startsWith('folder') ? forget(file) : oldMark === undefined ? [] : [file]));
      changed.push(...(newMark?.startsWith('folder') ? scan(file) : newMark === undefined ? [] : [file]));
    }
    return changed;
  }

  /** `null` if the folder was removed in the meantime. */
  function watch(folder: string, inode: number): WatchedFolder | null {
    try {
      const watcher = fs.watch(folder, () => onEvent(folder));
      watcher.on('error', () => onEvent(folder));
      const watched = { watcher, inode, entries: new Map() };
      folders.set(folder, watched);
      return watched;
    } catch (error) {
      if (inodeOf(folder) === null) return null;
      throw error;
    }
  }

  /** Stops watching a folder and all folders below it; returns the files that were there. */
  function forget(folder: string): string[] {
    const watched = folders.get(folder);
    if (!watched) return [];
    watched.watcher.close();
    folders.delete(folder);
    return [...watched.entries].flatMap(([name, mark]) => {
      const file = path.join(folder, name);
      return mark.startsWith('folder') ? forget(file) : [file];
    });
  }

  return {
    scan,
    forget,
    has: (folder: string) => folders.has(folder),
    isOutdated: (folder: string) => inodeOf(folder) !== (folders.get(folder)?.inode ?? null),
  };
}

/** Distinguishes a folder from another one of the same name; `null` where there is no folder. */
function inodeOf(folder: string): number | null {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() ? found.ino : null;
}

function entriesOf(folder: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const name of namesIn(folder)) {
    if (name.startsWith('.') || name.endsWith('~')) continue;
    const mark = markOf(folder, name);
    if (mark !== null) entries.set(name, mark);
  }
  return entries;
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** A mark that changes with every change of a file, or when a folder is replaced; `null` where there is none. */
function markOf(folder: string, name: string): string | null {
  const file = path.join(folder, name);
  try {
    const entry = fs.statSync(file);
    const { ino, size, mtimeMs, ctimeMs } = entry;
    if (!entry.isDirectory()) return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    // A link to a folder that contains it would be an endless loop.
    return isWithin(fs.realpathSync(file), fs.realpathSync(folder)) ? null : `folder ${ino}`;
  } catch {
    return null;
  }
}
