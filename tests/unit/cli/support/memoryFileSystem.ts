import * as path from 'node:path';
import type { FileSystem } from '../../../../cli/files/fileSystem.ts';

/** A disk that is only a record of files by their absolute paths; nothing can be written. */
export function memoryFileSystem(files: Readonly<Record<string, string | Uint8Array>>): FileSystem {
  const systemError = (code: string) => Object.assign(new Error(code), { code });
  const never = () => {
    throw new Error('This disk can only be read');
  };
  const read = (file: string) => {
    const content = files[file];
    if (content === undefined) throw systemError('ENOENT');
    return Buffer.from(content);
  };
  return {
    read,
    readText: (file) => read(file).toString('utf8'),
    readSlice: (file, start, length) => read(file).subarray(start).subarray(0, length),
    stats: (file) => (file in files ? { size: read(file).length, changedAt: 0 } : null),
    exists: (file) => file in files,
    list(folder) {
      const names = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
      if (names.length === 0) throw systemError('ENOENT');
      return names.map((file) => path.posix.relative(folder, file)).sort();
    },
    realPath: (file) => file,
    write: never,
    stage: never,
    move: never,
    remove: never,
  };
}
