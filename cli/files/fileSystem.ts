import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';

/**
 * The disk operations that this program uses. All calls are synchronous, which is faster for many small files, and
 * throw the system's error if they fail.
 */
export interface FileSystem {
  /** The bytes of a file. */
  read(file: string): Uint8Array;
  /** A file as UTF-8 text; bytes that are not UTF-8 become U+FFFD. */
  readText(file: string): string;
  /** Up to `length` bytes of a file from `start` on, which counts from the end if negative. */
  readSlice(file: string, start: number, length: number): Uint8Array;
  /** Whether there is a file or folder. */
  exists(file: string): boolean;
  /** The size in bytes, and when a file was last changed in any way (epoch milliseconds); `null` if there is none. */
  stats(file: string): { readonly size: number; readonly changedAt: number } | null;
  /** Paths of all files below `folder`, relative to it, with forward slashes, sorted. */
  list(folder: string): string[];
  /** The path with its links resolved, as far as it exists. */
  realPath(file: string): string;
  /** Replaces a file atomically, so that nobody ever sees part of it. Creates missing folders. */
  write(file: string, content: string | Uint8Array): void;
  /** Writes a file that nobody reads before it is complete, faster than `write`. Creates missing folders. */
  stage(file: string, content: string | Uint8Array): void;
  /** Renames a file onto another, which it replaces atomically. Creates missing folders. */
  move(from: string, to: string): void;
  /** Removes a file, and then those of its parent folders below `root` that are empty. */
  remove(file: string, root: string): void;
}

/** The suffix of files that are still being written. */
export const temporarySuffix = '.city-deals-tmp';

/** The disk of this machine. */
export function nodeFileSystem(): FileSystem {
  const suffix = `.${randomBytes(4).toString('hex')}${temporarySuffix}`;
  return {
    read: readFile,
    readText: (file) => readFile(file).toString('utf8'),
    readSlice,
    exists: (file) => fs.existsSync(file),
    stats(file) {
      const stats = fs.statSync(file, { throwIfNoEntry: false });
      return stats ? { size: stats.size, changedAt: stats.ctimeMs } : null;
    },
    list: (folder) => listFiles(folder, ''),
    realPath,
    write(file, content) {
      const temporary = file + suffix;
      try {
        writeInFolder(temporary, content);
        fs.renameSync(temporary, file);
      } catch (error) {
        fs.rmSync(temporary, { force: true });
        throw error;
      }
    },
    stage: writeInFolder,
    move(from, to) {
      try {
        fs.renameSync(from, to);
      } catch (error) {
        if (systemErrorCode(error) !== 'ENOENT' || !fs.existsSync(from)) throw error;
        fs.mkdirSync(path.dirname(to), { recursive: true });
        fs.renameSync(from, to);
      }
    },
    remove(file, root) {
      fs.rmSync(file, { force: true });
      for (
        let folder = path.dirname(file);
        folder.startsWith(root + path.sep);
        folder = path.dirname(folder)
      ) {
        if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) return;
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Creates folders only after a failure: a check for each file would take longer than writing it. */
function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    fs.writeFileSync(file, content);
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** The largest file in bytes whose content is sure to fit into one JavaScript string. */
const maxSize = 512 * 1024 * 1024 - 32;

/** The bytes of a regular file: reading a pipe or a device might never end. */
export function readFile(file: string): Buffer {
  if (sizeOf(file) > maxSize) throw systemError('EFBIG', file);
  return fs.readFileSync(file);
}

/** The size of a regular file in bytes; fails for a pipe or a device before it is opened, which might never end either. */
function sizeOf(file: string): number {
  const stats = fs.statSync(file);
  if (!stats.isFile() && !stats.isDirectory()) throw systemError('EFTYPE', file);
  return stats.size;
}

function readSlice(file: string, start: number, length: number): Uint8Array {
  const size = sizeOf(file);
  const handle = fs.openSync(file, 'r');
  try {
    const from = start < 0 ? Math.max(0, size + start) : start;
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, fs.readSync(handle, bytes, 0, length, from));
  } finally {
    fs.closeSync(handle);
  }
}

const systemError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: ${path} cannot be read`), { code, path });

function realPath(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync.native(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}

/** Follows links to folders, except into a folder that contains the link. */
function listFiles(root: string, relative: string, parents: readonly string[] = []): string[] {
  const folder = path.join(root, relative);
  const real = fs.realpathSync(folder);
  if (parents.includes(real)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const name = relative === '' ? entry.name : `${relative}/${entry.name}`;
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isFolderLink(path.join(root, name)));
    return isFolder ? listFiles(root, name, [...parents, real]) : [name];
  });
}

function isFolderLink(file: string): boolean {
  try {
    return fs.statSync(file).isDirectory();
  } catch {
    // A broken or circular link counts as a file: reading it reports the problem.
    return false;
  }
}

/** The code of a system error, such as "EACCES"; `null` for any other error. */
export function systemErrorCode(error: unknown): string | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : null;
}

/** An error of the operating system, such as one with the code "EACCES". */
export interface SystemError extends Error {
  readonly code: string;
  /** The file or folder that the system refused. */
  readonly path?: string;
}

/** `error` as a system error. Throws any other error again: it is a bug. */
export function expectSystemError(error: unknown): SystemError {
  if (systemErrorCode(error) === null) throw error;
  return error as SystemError;
}
