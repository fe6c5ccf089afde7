import { randomBytes } from 'node:crypto';
// Not through FileSystem: these calls are asynchronous, so that encoding goes on, and their failures do not matter.
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/**
 * Pictures of earlier builds by the names of their files, which have a hash of the recipe. A cache that cannot be read or
 * written only costs time.
 */
export interface PictureCache {
  /** `null` if there is none. */
  read(file: string): Promise<Uint8Array | null>;
  write(file: string, content: Uint8Array): Promise<void>;
  /** Removes pictures that no build has used for a long time. */
  tidy(): Promise<void>;
}

/** How long a picture is kept without use: thirty days, in milliseconds. */
const keptUnused = 30 * 86_400_000;

/** The cache in `folder`, which is created with the first picture. */
export function pictureCache(folder: string): PictureCache {
  const placeOf = (file: string) => path.join(folder, path.basename(file));
  return {
    async read(file) {
      const content = await readFile(placeOf(file)).catch(() => null);
      const now = new Date();
      if (content) await utimes(placeOf(file), now, now).catch(() => undefined);
      return content;
    },
    async write(file, content) {
      const place = placeOf(file);
      // Another process may write the same picture, so each writes to its own temporary file first.
      const temporary = `${place}.${randomBytes(6).toString('hex')}`;
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(temporary, content))
        .then(() => rename(temporary, place))
        .catch(() => rm(temporary, { force: true }))
        .catch(() => undefined);
    },
    async tidy() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const { mtimeMs } = await stat(placeOf(name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        const isUnused = Date.now() - mtimeMs > keptUnused;
        if (isUnused) await rm(placeOf(name), { force: true }).catch(() => undefined);
      }
    },
  };
}
