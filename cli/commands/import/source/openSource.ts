import { createReadStream, statSync } from 'node:fs';
import * as path from 'node:path';
import { systemErrorCode } from '../../../files/fileSystem.ts';
import { FeedError } from '../rows/feedRow.ts';

/** The bytes of a feed, and what its sender says about them. */
export interface SourceBytes {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The encoding; `null` if nobody said. */
  readonly charset: string | null;
}

const standardInput = 0;

/** The bytes of a file, or of standard input for "-". Throws FeedError if there is no such file. */
export function openFile(file: string): SourceBytes {
  if (file === '-') {
    return { bytes: createReadStream('', { fd: standardInput, autoClose: false }), charset: null };
  }
  try {
    if (statSync(file).isDirectory()) throw new FeedError('This is a folder.', 'Name a file in it.');
  } catch (error) {
    throw readError(error);
  }
  return { bytes: createReadStream(file), charset: null };
}

/** What an error of the system means for a feed; any other error as it is. */
export function readError(error: unknown): unknown {
  const code = systemErrorCode(error);
  if (code === null) return error;
  if (code === 'ENOENT')
    return new FeedError(
      'There is no such file.',
      'Paths are relative to the current folder; "-" is standard input.',
    );
  return new FeedError(`The feed cannot be read (${code}).`);
}

/** A source, and its name as it may be printed. */
export interface NamedSource extends SourceBytes {
  readonly name: string;
}

/** Opens a source as it is written in a map or on the command line; files are relative to `folder`. */
export async function openSource(
  written: string,
  { folder }: { readonly folder: string; readonly allowLocal: boolean },
): Promise<NamedSource> {
  return { ...openFile(written === '-' ? written : path.resolve(folder, written)), name: written };
}
