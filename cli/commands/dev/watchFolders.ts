import * as fs from 'node:fs';
import * as path from 'node:path';

/** Folders that are watched, until `close`. */
export interface FolderWatcher {
  close(): void;
}

/** A save often comes as several steps, and many saves at once. */
const quietMs = 20;
const longestWaitMs = 150;
/** For what the system does not tell: a folder that appears where there was none, or goes with the one around it. */
const rootCheckMs = 200;

interface WatchedFolder {
  readonly watcher: fs.FSWatcher;
  readonly inode: number;
  /** What a folder or file with this name was when it was last looked at. */
  entries: ReadonlyMap<string, string>;
}

/**
 * Tells which files below `roots` were written, added or removed, as absolute paths, once it has been quiet for a
 * moment. A root may be missing; it is noticed when it comes. Names that begin with a dot or end in "~" are passed
 * over.
 *
 * Each folder is watched by itself, and what changed in it is found by looking: files that are saved by renaming
 * another onto them are lost on where a file is watched, as Node 20's recursive watching does on Linux.
 */
export function watchFolders(
  roots: readonly string[],
  onChange: (files: readonly string[]) => void,
): FolderWatcher {
  const outermost = roots.filter((root) => !roots.some((other) => other !== root && isWithin(other, root)));
  const stirred = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let longest: NodeJS.Timeout | undefined;
  const tree = createTree(stir);
  function stir(folder: string): void {
    stirred.add(folder);
    clearTimeout(quiet);
    quiet = setTimeout(settle, quietMs);
    longest ??= setTimeout(settle, longestWaitMs);
  }
  function settle(): void {
    stop();
    const folders = [...stirred].filter((folder) => tree.knows(folder) || outermost.includes(folder));
    stirred.clear();
    const changed = new Set(folders.flatMap((folder) => tree.look(folder)));
    if (changed.size > 0) onChange([...changed]);
  }
  function stop(): void {
    clearTimeout(quiet);
    clearTimeout(longest);
    longest = undefined;
  }
  for (const root of outermost) tree.look(root);
  const check = setInterval(() => {
    for (const root of outermost) if (tree.isOutdated(root)) stir(root);
  }, rootCheckMs);
  return {
    close() {
      clearInterval(check);
      stop();
      for (const root of outermost) tree.forget(root);
    },
  };
}

const isWithin = (outer: string, inner: string) => inner === outer || inner.startsWith(outer + path.sep);

function createTree(onStir: (folder: string) => void) {
  const folders = new Map<string, WatchedFolder>();

  /** The files that are other than at the last look; folders that are new to it are looked at too. */
  function look(folder: string): string[] {
    const inode = inodeOf(folder);
    const changed = folders.has(folder) && inode !== folders.get(folder)?.inode ? forget(folder) : [];
    if (inode === null) return changed;
    const watched = folders.get(folder) ?? watch(folder, inode);
    if (!watched) return changed;
    const before = watched.entries;
    watched.entries = entriesOf(folder);
    for (const name of new Set([...before.keys(), ...watched.entries.keys()])) {
      const was = before.get(name);
      const is = watched.entries.get(name);
      if (was === is) continue;
      const file = path.join(folder, name);
      changed.push(...(was?.startsWith('folder') ? forget(file) : was === undefined ? [] : [file]));
      changed.push(...(is?.startsWith('folder') ? look(file) : is === undefined ? [] : [file]));
    }
    return changed;
  }

  /** `null` where the folder has gone meanwhile. */
  function watch(folder: string, inode: number): WatchedFolder | null {
    try {
      const watcher = fs.watch(folder, () => onStir(folder));
      watcher.on('error', () => onStir(folder));
      const watched = { watcher, inode, entries: new Map() };
      folders.set(folder, watched);
      return watched;
    } catch (error) {
      if (inodeOf(folder) === null) return null;
      throw error;
    }
  }

  /** Stops watching a folder and all below; gives the files that were there. */
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
    look,
    forget,
    knows: (folder: string) => folders.has(folder),
    isOutdated: (folder: string) => inodeOf(folder) !== (folders.get(folder)?.inode ?? null),
  };
}

/** What tells a folder from another of the same name; `null` where there is no folder. */
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

/** What is another after every change of a file, or when a folder is another folder. */
function markOf(folder: string, name: string): string | null {
  const file = path.join(folder, name);
  try {
    const entry = fs.statSync(file);
    const { ino, size, mtimeMs, ctimeMs } = entry;
    if (!entry.isDirectory()) return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    // A link to a folder around it would lead round for ever.
    return isWithin(fs.realpathSync(file), fs.realpathSync(folder)) ? null : `folder ${ino}`;
  } catch {
    return null;
  }
}
