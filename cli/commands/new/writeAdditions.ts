import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';

/** A content file with something new in it. */
export interface Addition {
  /** Relative to the content folder. */
  readonly file: string;
  /** The text that it had when the new one was worked out; `null` where there was no file. */
  readonly before: string | null;
  readonly after: string;
}

/**
 * Writes `additions`, each file whole, and all of them or none. Returns what kept it from that: somebody else's change meanwhile
 * (CD704), or a disk that cannot be written (CD705). `label` is the content folder as the reader knows it.
 */
export function writeAdditions(
  fs: FileSystem,
  folder: string,
  label: string,
  additions: readonly Addition[],
): Diagnostic | null {
  for (const { file, before } of additions) {
    if (readContentText(fs, path.join(folder, file)) !== before) return changedMeanwhile(`${label}/${file}`);
  }
  for (const [index, { file, after }] of additions.entries()) {
    try {
      fs.write(fs.realPath(path.join(folder, file)), after);
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === null) throw error;
      rollBack(fs, folder, additions.slice(0, index));
      return notWritable(`${label}/${file}`, code);
    }
  }
  return null;
}

/** As far as a disk allows it that has just failed. */
function rollBack(fs: FileSystem, folder: string, additions: readonly Addition[]): void {
  for (const { file, before } of additions) {
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
    hint: 'Mend the cause and do the same again.',
  });

/** The text of a content file with its byte order mark, where it has one; `null` where there is no file. */
export function readContentText(fs: FileSystem, file: string): string | null {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.read(file));
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

const changedMeanwhile = (file: string) =>
  diagnostic({
    code: 'CD704',
    file,
    problem: 'The file was changed while this program was at work.',
    hint: 'Do the same again.',
  });

/** `fs` as it would be with `files`, texts by absolute path, which are not written; it refuses to change anything. */
export function overlayFileSystem(fs: FileSystem, files: ReadonlyMap<string, string>): FileSystem {
  const refuse = () => {
    throw new Error('A disk that is only imagined cannot be changed');
  };
  return {
    read(file) {
      const text = files.get(file);
      return text === undefined ? fs.read(file) : Buffer.from(text);
    },
    readText: (file) => files.get(file) ?? fs.readText(file),
    readSlice: refuse,
    exists: (file) => files.has(file) || fs.exists(file),
    list(folder) {
      const added = [...files.keys()]
        .filter((file) => file.startsWith(folder + path.sep))
        .map((file) => path.relative(folder, file).split(path.sep).join('/'));
      return [...new Set([...fs.list(folder), ...added])].sort();
    },
    realPath: fs.realPath,
    write: refuse,
    remove: refuse,
  };
}
