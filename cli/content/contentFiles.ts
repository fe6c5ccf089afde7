import type { FileSystem } from '../files/fileSystem.ts';

/** A content folder, and the files in it that hold no entities. */
export interface ContentFiles {
  readonly fs: FileSystem;
  readonly folder: string;
  readonly files: ReadonlySet<string>;
}

/** The folder of files that are published as they are. */
export const publicFolder = 'public/';

/**
 * Paths of the files of a content folder, relative to it, sorted. Without hidden ones, except those to publish, such as
 * `public/.well-known/security.txt`.
 */
export const contentFiles = (fs: FileSystem, folder: string): string[] =>
  fs.list(folder).filter((file) => !(file.startsWith(publicFolder) ? leftover : hidden).test(file));

const hidden = /(?:^|\/)\./;

/** What file managers, editors and Git leave in folders. */
const leftover =
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|\.git\w*|[^/]+(?:~|\.sw[op]))(?:$|\/)/;
