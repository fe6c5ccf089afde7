import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';

/** The part of a disk that this program uses. All calls are synchronous: faster for many small files. */
export interface FileSystem {
  /** The bytes of a file; throws the system's error where it cannot be read. */
  read(file: string): Uint8Array;
  /** A file as UTF-8 text; bytes that are not UTF-8 become U+FFFD. Throws as `read` does. */
  readText(file: string): string;
  /** True for anything at `file`, a folder included. */
  exists(file: string): boolean;
  /** Paths of all files below `folder`, relative to it, with forward slashes, sorted; throws where it cannot be listed. */
  list(folder: string): string[];
  /** `file` without links, as far as it is there. */
  realPath(file: string): string;
  /** Makes `file` whole or leaves it as it was, at every moment; missing folders are made. */
  write(file: string, content: string | Uint8Array): void;
  /** Removes a file, and then its folder and that one's parents up to `root` as far as they are empty. */
  remove(file: string, root: string): void;
}

/** Ends of the names of files that are still being written. */
export const temporarySuffix = '.city-deals-tmp';

/** The disk of this machine. */
export function nodeFileSystem(): FileSystem {
  const suffix = `.${randomBytes(4).toString('hex')}${temporarySuffix}`;
  return {
    read: readFile,
    readText: (file) => readFile(file).toString('utf8'),
    exists: (file) => fs.existsSync(file),
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

/** Folders are made only where one is missing: asking for each file would take longer than writing it. */
function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    fs.writeFileSync(file, content);
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Larger than this no file can be held as one text. */
const largest = 512 * 1024 * 1024 - 32;

/** The bytes of a file. Whatever is none, such as a pipe or a device, could keep a reader waiting for ever. */
export function readFile(file: string): Buffer {
  const stats = fs.statSync(file);
  if (!stats.isFile() && !stats.isDirectory()) throw systemError('EFTYPE', file);
  if (stats.size > largest) throw systemError('EFBIG', file);
  return fs.readFileSync(file);
}

const systemError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: ${path} cannot be read`), { code, path });

function realPath(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}

/** Links to folders are followed, but not into a folder that the walk is in already. */
function listFiles(root: string, below: string, within: readonly string[] = []): string[] {
  const folder = path.join(root, below);
  const real = fs.realpathSync(folder);
  if (within.includes(real)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isFolderLink(path.join(root, name)));
    return isFolder ? listFiles(root, name, [...within, real]) : [name];
  });
}

function isFolderLink(file: string): boolean {
  try {
    return fs.statSync(file).isDirectory();
  } catch {
    // A link to nothing, or in a circle, counts as a file, so that reading it says what is wrong.
    return false;
  }
}

/** The system's word for a failure, such as "EACCES", or `null` for any other error. */
export function systemErrorCode(error: unknown): string | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : null;
}

/** An error of the system, such as one with the code "EACCES". */
export interface SystemError extends Error {
  readonly code: string;
  /** The file or folder that the system refused. */
  readonly path?: string;
}

/** `error` where it is one of the system's; anything else is a bug, and thrown again. */
export function expectSystemError(error: unknown): SystemError {
  if (systemErrorCode(error) === null) throw error;
  return error as SystemError;
}
