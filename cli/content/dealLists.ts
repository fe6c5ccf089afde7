import * as path from 'node:path';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';

/** The files of deals that are lists, relative to the content folder; none if there is no such folder. */
export function dealLists(fs: FileSystem, folder: string): readonly string[] {
  try {
    return fs
      .list(path.join(folder, 'deals'))
      .filter(
        (file) => /^[^./][^/]*\.json$/.test(file) && isList(fs.readText(path.join(folder, 'deals', file))),
      )
      .map((file) => `deals/${file}`);
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return [];
  }
}

const isList = (text: string) => /^\uFEFF?\s*\[/.test(text);
