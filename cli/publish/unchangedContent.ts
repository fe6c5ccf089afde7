import * as path from 'node:path';
import type { Site } from '../content/site.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { contentHash, digest } from '../files/hash.ts';

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
 * Reads files of the content folder, those that were drawn because it leaves them out, and any others. Throws
 * ChangedContent for a picture, a font or a file of `public/` that has changed since the content was checked: the hash
 * of that time is in its published name or in the manifest.
 */
export function unchangedContent(
  fs: FileSystem,
  folder: string,
  {
    pictures,
    publicFiles,
    fonts,
    drawnFiles,
  }: Pick<Site, 'pictures' | 'publicFiles' | 'fonts' | 'drawnFiles'>,
): Pick<FileSystem, 'read'> {
  const checks = new Map<string, CheckedFile>();
  for (const picture of pictures.values()) {
    if (picture.kind === 'file' || picture.kind === 'photo')
      checks.set(path.join(folder, picture.file), { ...picture, hashOf: contentHash });
  }
  for (const { from, hash } of [...publicFiles, ...fonts]) {
    checks.set(path.join(folder, from), { file: from, hash, hashOf: digest });
  }
  const drawn = new Map(Array.from(drawnFiles, ([file, svg]) => [path.join(folder, file), svg]));
  return {
    read(place) {
      const svg = drawn.get(place);
      if (svg !== undefined) return Buffer.from(svg);
      const checked = checks.get(place);
      if (!checked) return fs.read(place);
      try {
        const bytes = fs.read(place);
        if (checked.hashOf(bytes) === checked.hash) return bytes;
      } catch (error) {
        if (systemErrorCode(error) === null) throw error;
        throw new ChangedContent(checked.file, error);
      }
      throw new ChangedContent(checked.file);
    },
  };
}

interface CheckedFile {
  /** Relative to the content folder. */
  readonly file: string;
  readonly hash: string;
  readonly hashOf: (bytes: Uint8Array) => string;
}
