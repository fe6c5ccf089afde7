import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from '../rows/feedRow.ts';
import type { FeedLimits } from '../rows/limits.ts';

/** The first bytes of a feed, and all of them. */
export interface PeekedBytes {
  readonly first: Buffer;
  readonly all: AsyncGenerator<Buffer>;
}

/** Reads at least `length` bytes, or as many as there are, without taking them away. */
export async function peekBytes(bytes: AsyncIterable<Uint8Array>, length: number): Promise<PeekedBytes> {
  const chunks = bytes[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let size = 0;
  while (size < length) {
    const next = await chunks.next();
    if (next.done === true) break;
    read.push(Buffer.from(next.value));
    size += next.value.length;
  }
  async function* all() {
    try {
      yield* read;
      read.length = 0;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
        yield Buffer.from(next.value);
    } finally {
      await chunks.return?.();
    }
  }
  return { first: Buffer.concat(read), all: all() };
}

/**
 * The bytes of a feed, unpacked if they are gzip. Throws FeedError if they exceed a limit, or end early; `size` is how many
 * there should be on the wire, `null` if nobody said.
 */
export async function* unpackedBytes(
  bytes: AsyncIterable<Uint8Array>,
  limits: FeedLimits,
): AsyncGenerator<Buffer> {
  const { first, all } = await peekBytes(bytes, 2);
  if (first[0] !== 0x1f || first[1] !== 0x8b) {
    yield* bounded(all, limits.bytes);
    return;
  }
  const packed = { size: 0 };
  async function* counted() {
    for await (const chunk of all) {
      packed.size += chunk.length;
      yield chunk;
    }
  }
  const source = Readable.from(counted());
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    let size = 0;
    for await (const chunk of bounded(source.pipe(gunzip), limits.bytes)) {
      size += chunk.length;
      if (size > limits.freeBytes && size > packed.size * limits.ratio) {
        throw new FeedError(
          `The feed unpacks to more than ${limits.ratio} times its size.`,
          'This is no feed, but a file made to fill memory. Unpack it yourself if you trust it.',
        );
      }
      yield chunk;
    }
  } catch (error) {
    throw isZlibError(error)
      ? new FeedError('The gzip file is damaged or cut off.', 'Download it again.')
      : error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

const isZlibError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

async function* bounded(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most)
      throw new FeedError(
        `The feed is larger than ${Math.round(most / 1e6)} MB.`,
        'Ask for a smaller one, or split it.',
      );
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
}
