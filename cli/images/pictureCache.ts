import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/**
 * Pictures that were made before, by the names of their files, which have a hash of all that made them. A cache that
 * cannot be read or written only costs time.
 */
export interface PictureCache {
  /** `null` where there is none. */
  read(file: string): Promise<Uint8Array | null>;
  write(file: string, content: Uint8Array): Promise<void>;
  /** Drops what nobody has asked for in a long time. */
  tidy(): Promise<void>;
}

/** Milliseconds for which a picture is kept that no build asks for: thirty days. */
const keptUnused = 30 * 86_400_000;

/** The cache in `folder`, which is made when it is needed. */
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
      // Another process may write the same file: each has a name of its own until the file is whole.
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
        const isForgotten = Date.now() - mtimeMs > keptUnused;
        if (isForgotten) await rm(placeOf(name), { force: true }).catch(() => undefined);
      }
    },
  };
}
