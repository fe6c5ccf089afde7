import { imageSize } from 'image-size';

/** A picture as it is shown; sizes in pixels. */
export interface MeasuredPicture {
  readonly width: number;
  readonly height: number;
  /** As `image-size` names it, such as "svg". */
  readonly format: string | undefined;
}

/** In pixels; programs do not draw anything larger. */
const maxSize = 1_000_000_000;

/**
 * Size and format of the picture in `bytes`, or what is wrong with it, in words that complete `The picture "x" …`.
 * Cameras record their orientation instead of turning the picture; width and height are those after turning it.
 * image-size reads the orientation of JPEG only.
 */
export function measurePicture(bytes: Uint8Array): MeasuredPicture | string {
  try {
    const { width, height, type: format, orientation } = imageSize(bytes);
    if (![width, height].every((size) => size > 0 && size <= maxSize)) return 'has no valid size';
    const isTurned =
      format === 'avif' ? isTurnedAvif(bytes) : (orientation ?? orientationOf(bytes, format)) >= 5;
    return isTurned ? { width: height, height: width, format } : { width, height, format };
  } catch {
    return 'is not in a known picture format';
  }
}

const upright = 1;

/** The orientation in the EXIF block of a PNG or WebP, 1 to 8. */
function orientationOf(bytes: Uint8Array, format: string | undefined): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png') return orientationIn(chunkOf(buffer, 8, 'eXIf', pngChunk));
  if (format === 'webp') return orientationIn(chunkOf(buffer, 12, 'EXIF', riffChunk));
  return upright;
}

/** A chunk of a container file: its name, and the offsets of its content and of the next chunk. */
interface Chunk {
  readonly name: string;
  readonly start: number;
  readonly length: number;
  readonly next: number;
}

function pngChunk(buffer: Buffer, at: number): Chunk {
  const length = buffer.readUInt32BE(at);
  return { name: buffer.toString('latin1', at + 4, at + 8), start: at + 8, length, next: at + 12 + length };
}

function riffChunk(buffer: Buffer, at: number): Chunk {
  const length = buffer.readUInt32LE(at + 4);
  return {
    name: buffer.toString('latin1', at, at + 4),
    start: at + 8,
    length,
    next: at + 8 + length + (length % 2),
  };
}

function chunkOf(
  buffer: Buffer,
  first: number,
  name: string,
  read: (buffer: Buffer, at: number) => Chunk,
): Buffer | null {
  for (let at = first; at + 8 <= buffer.length; ) {
    const chunk = read(buffer, at);
    if (chunk.name === name) return buffer.subarray(chunk.start, chunk.start + chunk.length);
    at = chunk.next;
  }
  return null;
}

const orientationTag = 0x0112;

/** The orientation in the first directory of EXIF data; some writers put "Exif" before it, as in JPEG. */
function orientationIn(exif: Buffer | null): number {
  const tiff = exif?.subarray(0, 4).equals(Buffer.from('Exif')) ? exif.subarray(6) : exif;
  if (!tiff || tiff.length < 8) return upright;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const uint16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return upright;
  for (let entry = 0; entry < uint16(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return upright;
    if (uint16(at) === orientationTag) return uint16(at + 8);
  }
  return upright;
}

/** AVIF has a property "irot" instead, in quarter turns. */
function isTurnedAvif(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = buffer.indexOf('irot', 0, 'latin1');
  return at >= 4 && buffer.readUInt32BE(at - 4) === 9 && ((buffer[at + 4] ?? 0) & 1) === 1;
}
