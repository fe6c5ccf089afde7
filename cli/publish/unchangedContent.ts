import * as path from 'node:path';
import type { Pictures } from '../content/site.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { contentHash } from '../files/hash.ts';

/** Thrown if a content file has changed since the content was checked. */
export class ChangedContent extends Error {
  /** Relative to the content folder. */
  readonly file: string;

  constructor(file: string, cause?: unknown) {
    super(`The content file ${file} changed during the build`, { cause });
    this.file = file;
  }
}

/**
 * Reads files of the content folder, and any others. Throws ChangedContent for a picture that has changed since it was
 * checked: its published name has the hash of that time, and browsers keep it for a year.
 */
export function unchangedContent(
  fs: FileSystem,
  folder: string,
  pictures: Pictures,
): Pick<FileSystem, 'read'> {
  const hashes = new Map<string, { readonly file: string; readonly hash: string }>();
  for (const picture of pictures.values()) {
    if (picture.kind !== 'remote') hashes.set(path.join(folder, picture.file), picture);
  }
  return {
    read(place) {
      const picture = hashes.get(place);
      if (!picture) return fs.read(place);
      try {
        const bytes = fs.read(place);
        if (contentHash(bytes) === picture.hash) return bytes;
      } catch (error) {
        if (systemErrorCode(error) === null) throw error;
        throw new ChangedContent(picture.file, error);
      }
      throw new ChangedContent(picture.file);
    },
  };
}
