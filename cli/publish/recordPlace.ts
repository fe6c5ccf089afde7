import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { digest } from '../files/hash.ts';
import { type TextCache, textCache } from '../files/textCache.ts';

/** What a record is about: the same content can be built by several programs, into several folders, in several ways. */
export interface RecordKey {
  /** Of the program, of what pages are rendered with, and of what paints social images. */
  readonly engine: readonly string[];
  /** Of Node and its libraries, which know time zones and print numbers. */
  readonly versions: readonly (string | undefined)[];
  readonly contentFolder: string;
  /** The content folder as typed, which warnings name. */
  readonly content: string;
  readonly out: string;
  readonly socialImages: boolean;
  readonly drafts: boolean;
}

/** Where a build finds its record. Folders are absolute paths. */
export interface RecordPlace {
  readonly fs: FileSystem;
  /** The folder of all records. */
  readonly folder: string;
  readonly key: RecordKey;
  /** The real time in epoch milliseconds, to which the times of files are compared. */
  readonly realNow: number;
  /** The real time at any moment. */
  readonly clock: () => number;
}

/** The file of a record. */
export const recordFile = ({ folder, key }: RecordPlace): string =>
  path.join(folder, `${digest(JSON.stringify(key))}.json`);

/** The file beside it with the files of large folders. */
export const largeFoldersFile = ({ folder, key }: RecordPlace): string =>
  path.join(folder, `${digest(JSON.stringify(key))}.folders`);

/** What builds with such records remember. */
export function cacheAt({ fs, folder, key: { engine, versions, ...site } }: RecordPlace): TextCache {
  return textCache(
    fs,
    path.join(folder, digest(JSON.stringify(site))),
    digest(JSON.stringify([engine, versions])),
  );
}
