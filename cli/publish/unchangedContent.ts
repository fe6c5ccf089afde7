import * as path from 'node:path';
import type { Pictures } from '../content/site.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { contentHash } from '../files/hash.ts';

/** Thrown where a content file is no longer what it was when the content was checked. */
export class ChangedContent extends Error {
  /** Relative to the content folder. */
  readonly file: string;

  constructor(file: string, cause?: unknown) {
    super(`The content file ${file} changed during the build`, { cause });
    this.file = file;
  }
}

/**
 * Reads files of the content folder, and any other. Pictures are published under a name with a hash of what they were
 * when they were checked, and kept for ever: throws ChangedContent where they are not that any more.
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
      const known = hashes.get(place);
      if (!known) return fs.read(place);
      try {
        const bytes = fs.read(place);
        if (contentHash(bytes) === known.hash) return bytes;
      } catch (error) {
        if (systemErrorCode(error) === null) throw error;
        throw new ChangedContent(known.file, error);
      }
      throw new ChangedContent(known.file);
    },
  };
}
