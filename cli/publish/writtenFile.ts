import { checksum } from '../files/hash.ts';

/** A file that this build or an earlier one has written. */
export interface WrittenFile {
  readonly bytes: number;
  /** Absent for a text, whose hash the manifest has. */
  readonly checksum?: string | undefined;
  /** Present for a page that this build has written. */
  readonly fingerprint?: string;
}

/** Written files by their names. */
export type WrittenFiles = ReadonlyMap<string, WrittenFile>;

/** A file with this content. */
export const writtenFile = (content: Uint8Array) => ({ bytes: content.length, checksum: checksum(content) });
