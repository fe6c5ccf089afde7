import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createLineSplitter } from './lineSplitter.ts';

const standardInput = 0;

/**
 * Gives each line of a file, or of standard input where `file` is `null`, to `onLine`; what is packed with gzip is
 * unpacked, whatever its name. Holds one piece of the file in memory, however long that is. Rejects with the error of
 * the system, or of zlib where the packed data are damaged.
 */
export async function readLog(file: string | null, onLine: (line: string) => void): Promise<void> {
  const stream =
    file === null ? createReadStream('', { fd: standardInput, autoClose: false }) : createReadStream(file);
  const { start, bytes } = await withStart(stream);
  const splitter = createLineSplitter(onLine);
  const split = async (pieces: AsyncIterable<Uint8Array>) => {
    for await (const piece of pieces) splitter.push(piece);
    splitter.end();
  };
  if (start[0] === 0x1f && start[1] === 0x8b) await pipeline(Readable.from(bytes), createGunzip(), split);
  else await split(bytes);
}

/** The first two bytes of a stream, fewer where it is shorter, and the whole of it. */
async function withStart(stream: Readable): Promise<{ start: Buffer; bytes: AsyncIterable<Buffer> }> {
  const pieces: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < 2) {
    const next = await pieces.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* whole() {
    yield start;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
  return { start, bytes: whole() };
}
