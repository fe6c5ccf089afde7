import type { FileSystem } from '../files/fileSystem.ts';

/** Paths of the files of a content folder, relative to it, without hidden ones; sorted. */
export const contentFiles = (fs: FileSystem, folder: string): string[] =>
  fs.list(folder).filter((file) => !/(?:^|\/)\./.test(file));
