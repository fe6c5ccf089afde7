import * as path from 'node:path';
import type { FileSystem } from '../../../cli/files/fileSystem.ts';
import { systemError } from '../faultyFileSystem.ts';

/** A disk in memory that records the path of every change. */
export interface MemoryDisk extends FileSystem {
  /** All files by their absolute paths. */
  readonly files: Map<string, Uint8Array>;
  /** Paths that were written or removed, in order. */
  readonly touched: string[];
}

/** A disk with `files`, by absolute paths. */
export function memoryDisk(files: ReadonlyMap<string, Uint8Array>): MemoryDisk {
  const all = new Map(files);
  const touched: string[] = [];
  const read = (file: string) => {
    const content = all.get(file);
    if (!content) throw systemError('ENOENT');
    return content;
  };
  return {
    files: all,
    touched,
    read,
    readText: (file) => Buffer.from(read(file)).toString('utf8'),
    readSlice: (file, start, length) => read(file).subarray(start).subarray(0, length),
    stats: (file) =>
      all.has(file) ? { size: read(file).length, changedAt: touched.lastIndexOf(file) } : null,
    exists: (file) => all.has(file) || [...all.keys()].some((other) => other.startsWith(`${file}/`)),
    list(folder) {
      const names = [...all.keys()].filter((file) => file.startsWith(`${folder}/`));
      return names.map((file) => path.posix.relative(folder, file)).sort();
    },
    realPath: (file) => file,
    write(file, content) {
      touched.push(file);
      all.set(file, Buffer.from(content));
    },
    stage(file, content) {
      touched.push(file);
      all.set(file, Buffer.from(content));
    },
    move(from, to) {
      touched.push(to);
      all.set(to, all.get(from) ?? Buffer.alloc(0));
      all.delete(from);
    },
    remove(file) {
      touched.push(file);
      all.delete(file);
    },
  };
}
