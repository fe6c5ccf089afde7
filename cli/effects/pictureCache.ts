import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/**
 * Pictures that were made before, by the names of their files, which have a hash of all that made them. A cache that
 * cannot be read or written only costs time.
 */
export interface PictureCache {
  /** `null` where there is none. */
  read(file: string): Promise<Uint8Array | null>;
  write(file: string, content: Uint8Array): Promise<void>;
}

/** The cache in `folder`, which is made when it is needed. */
export function pictureCache(folder: string): PictureCache {
  const placeOf = (file: string) => path.join(folder, path.basename(file));
  return {
    read: (file) => readFile(placeOf(file)).catch(() => null),
    async write(file, content) {
      const place = placeOf(file);
      // Another process may write the same file: each has a name of its own until the file is whole.
      const temporary = `${place}.${process.pid}`;
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(temporary, content))
        .then(() => rename(temporary, place))
        .catch(() => undefined);
    },
  };
}
