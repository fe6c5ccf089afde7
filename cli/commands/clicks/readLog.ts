import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

const standardInput = 0;

/**
 * Calls `onLine` for each line of a file, or of standard input if `file` is `null`; unpacks gzip, whatever the name of the
 * file. Rejects with the error of the system, or of zlib for damaged data.
 *
 * This is the one reader besides `FileSystem`, which reads whole files: logs may be larger than the memory, and may come
 * from a pipe.
 */
export async function readLog(file: string | null, onLine: (line: string) => void): Promise<void> {
  const stream =
    file === null ? createReadStream('', { fd: standardInput, autoClose: false }) : createReadStream(file);
  const { firstBytes, bytes } = await peek(stream);
  const splitter = createLineSplitter(onLine);
  const split = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) splitter.push(chunk);
    splitter.end();
  };
  const isGzip = firstBytes[0] === 0x1f && firstBytes[1] === 0x8b;
  if (isGzip) await pipeline(Readable.from(bytes), createGunzip(), split);
  else await split(bytes);
}

/** The first two bytes of a stream, or fewer if it is shorter, and all of its bytes. */
async function peek(stream: Readable): Promise<{ firstBytes: Buffer; bytes: AsyncIterable<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < 2) {
    const next = await chunks.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* all() {
    yield start;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
  }
  return { firstBytes: start, bytes: all() };
}

/** Lines are cut off after so many characters, to bound the memory: no request is that long. */
export const maxLineLength = 65_536;

/** Receives the bytes of a text in chunks. */
export interface LineSplitter {
  push(chunk: Uint8Array): void;
  /** Ends the text: if it does not end with a line end, the rest is a line too. */
  end(): void;
}

/** Splits UTF-8 text into lines at LF or CRLF, and calls `onLine` for each. */
export function createLineSplitter(onLine: (line: string) => void): LineSplitter {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  const emit = (line: string) => onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
  const add = (text: string) => {
    const lines = text.split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = (lines.pop() ?? '').slice(0, maxLineLength);
    for (const line of lines) emit(line.length > maxLineLength ? line.slice(0, maxLineLength) : line);
  };
  return {
    push: (chunk) => add(decoder.decode(chunk, { stream: true })),
    end() {
      add(decoder.decode());
      if (rest !== '') emit(rest);
      rest = '';
    },
  };
}
