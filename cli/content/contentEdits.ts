import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';

/** A content file before and after a change. */
export interface ContentEdit {
  /** Relative to the content folder. */
  readonly file: string;
  /** The text that it had when it was read; `null` if there was no file. */
  readonly before: string | null;
  /** The text that it gets; `null` to remove it. */
  readonly after: string | null;
}

/**
 * Makes all `edits` or none, each file atomically; files are removed last. Returns why it could not: a file was changed in the meantime
 * (CD704), or could not be written (CD705). `label` is the content folder as it was typed.
 */
export function writeContentEdits(
  fs: FileSystem,
  folder: string,
  label: string,
  edits: readonly ContentEdit[],
): Diagnostic | null {
  for (const { file, before } of edits) {
    if (readContentText(fs, path.join(folder, file)) !== before) return changedSinceRead(`${label}/${file}`);
  }
  const inOrder = [...edits].sort((a, b) => Number(a.after === null) - Number(b.after === null));
  for (const [index, { file, after }] of inOrder.entries()) {
    const target = fs.realPath(path.join(folder, file));
    try {
      if (after === null) fs.remove(target, fs.realPath(folder));
      else fs.write(target, after);
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === null) throw error;
      rollBack(fs, folder, inOrder.slice(0, index));
      return notWritable(`${label}/${file}`, code);
    }
  }
  return null;
}

/** Restores files as far as possible: the disk has just refused a write. */
function rollBack(fs: FileSystem, folder: string, edits: readonly ContentEdit[]): void {
  for (const { file, before } of edits) {
    const target = fs.realPath(path.join(folder, file));
    try {
      if (before === null) fs.remove(target, fs.realPath(folder));
      else fs.write(target, before);
    } catch (error) {
      if (systemErrorCode(error) === null) throw error;
    }
  }
}

const notWritable = (file: string, code: string) =>
  diagnostic({
    code: 'CD705',
    file,
    problem: `The file could not be written (${code}).`,
    hint: 'Fix the problem above and run the command again.',
  });

/** The text of a content file, including a byte order mark; `null` if there is no file. */
export function readContentText(fs: FileSystem, file: string): string | null {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.read(file));
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

const changedSinceRead = (file: string) =>
  diagnostic({
    code: 'CD704',
    file,
    problem: 'Another program changed the file in the meantime.',
    hint: 'Run the command again.',
  });

/** A read-only view of `fs` with `files` (texts by absolute path) as if they were written; those with `null` as if removed. */
export function overlayFileSystem(fs: FileSystem, files: ReadonlyMap<string, string | null>): FileSystem {
  const refuse = () => {
    throw new Error('This view of the file system is read-only');
  };
  return {
    read(file) {
      const text = files.get(file);
      return typeof text === 'string' ? Buffer.from(text) : fs.read(file);
    },
    readText: (file) => files.get(file) ?? fs.readText(file),
    readSlice: fs.readSlice,
    stats: refuse,
    exists: (file) => (files.has(file) ? files.get(file) !== null : fs.exists(file)),
    list(folder) {
      const added = [...files.keys()]
        .filter((file) => file.startsWith(folder + path.sep))
        .map((file) => path.relative(folder, file).split(path.sep).join('/'));
      const names = new Set([...fs.list(folder), ...added]);
      return [...names].filter((name) => files.get(path.join(folder, name)) !== null).sort();
    },
    realPath: fs.realPath,
    write: refuse,
    stage: refuse,
    move: refuse,
    remove: refuse,
  };
}
