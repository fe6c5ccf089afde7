import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import * as path from 'node:path';
import packageJson from '../../../../package.json' with { type: 'json' };
import { systemErrorCode } from '../../../files/fileSystem.ts';
import { FeedError } from '../rows/feedRow.ts';
import type { FeedMemory } from './feedMemory.ts';
import { fetchError, fetchPublic, fetchTimeouts } from './fetchPublic.ts';

/** The bytes of a feed, and what its sender says about them. */
export interface FeedSource {
  /** As it may be printed. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The encoding; `null` if nobody said. */
  readonly charset: string | null;
  /** What distinguishes this version of the feed from others; `null` if nobody said. */
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Where and how a source is opened. */
export interface OpenRules {
  /** Files are relative to it. */
  readonly folder: string;
  readonly allowLocal: boolean;
  /** What is known of the feed; `null` to get it in any case. */
  readonly memory: FeedMemory | null;
}

/** A source as it may be printed: addresses without passwords and parameters, in which keys are. */
export const sourceName = (written: string): string =>
  written.replace(/^(https?:\/\/)(?:[^/?#]*@)?([^?#]*)([?#].*)?$/i, (_, scheme, place, rest = '') =>
    rest === '' ? `${scheme}${place}` : `${scheme}${place}?…`,
  );

/** Opens a source as it is written in a map or on the command line; "unchanged" if its server says so. Throws FeedError. */
export async function openSource(
  written: string,
  { folder, allowLocal, memory }: OpenRules,
): Promise<FeedSource | 'unchanged'> {
  const address = withEnvironment(written);
  const name = sourceName(written);
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(address)) {
    return { name, ...openFile(address === '-' ? '-' : path.resolve(folder, address)) };
  }
  const response = await fetchPublic(address, { allowLocal, headers: headersFor(memory), ...fetchTimeouts });
  if (response.statusCode === 304) {
    response.destroy();
    return 'unchanged';
  }
  if (response.statusCode !== 200) {
    response.destroy();
    throw new FeedError(
      `It responds with ${response.statusCode}.`,
      response.statusCode === 401 || response.statusCode === 403
        ? 'The address may need another key.'
        : 'Check the address.',
    );
  }
  const { headers } = response;
  return {
    name,
    bytes: bodyOf(response),
    charset: /charset="?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? null,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}

const headersFor = (memory: FeedMemory | null): Record<string, string> => ({
  Accept: 'text/csv, application/xml, application/json, text/calendar, */*;q=0.5',
  'Accept-Encoding': 'identity',
  'User-Agent': `city-deals/${packageJson.version}`,
  ...(memory?.etag ? { 'If-None-Match': memory.etag } : {}),
  ...(memory?.lastModified ? { 'If-Modified-Since': memory.lastModified } : {}),
});

async function* bodyOf(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response;
  } catch (error) {
    throw fetchError(error);
  } finally {
    response.destroy();
  }
}

/** A source with the variables of the environment that it names. */
function withEnvironment(written: string): string {
  return written.replace(/\{env:(\w+)\}/g, (_, name: string) => {
    const value = process.env[name];
    if (value !== undefined && value !== '') return value;
    throw new FeedError(`The environment variable ${name} is not set.`, 'The source of the map needs it.');
  });
}

const standardInput = 0;

function openFile(file: string): Omit<FeedSource, 'name'> {
  const unknown = { charset: null, etag: null, lastModified: null };
  if (file === '-')
    return { ...unknown, bytes: createReadStream('', { fd: standardInput, autoClose: false }) };
  try {
    if (statSync(file).isDirectory()) throw new FeedError('This is a folder.', 'Name a file in it.');
  } catch (error) {
    throw readError(error);
  }
  return { ...unknown, bytes: createReadStream(file) };
}

/** What an error of the system means for a feed; any other error as it is. */
export function readError(error: unknown): unknown {
  const code = systemErrorCode(error);
  if (code === null) return error;
  if (code === 'ENOENT') {
    return new FeedError(
      'There is no such file.',
      'Paths are relative to the current folder; "-" is standard input.',
    );
  }
  return new FeedError(
    `The feed cannot be read (${code}).`,
    code === 'EACCES' ? 'Check who may read the file.' : null,
  );
}
