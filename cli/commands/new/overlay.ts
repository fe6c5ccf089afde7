import * as path from 'node:path';
import type { FileSystem } from '../../files/fileSystem.ts';

/** `fs` as it would be with `files`, texts by absolute path, which are not written; it refuses to change anything. */
export function overlay(fs: FileSystem, files: ReadonlyMap<string, string>): FileSystem {
  const refuse = () => {
    throw new Error('A disk that is only imagined cannot be changed');
  };
  return {
    read(file) {
      const text = files.get(file);
      return text === undefined ? fs.read(file) : Buffer.from(text);
    },
    readText: (file) => files.get(file) ?? fs.readText(file),
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
