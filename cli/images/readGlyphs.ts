import { inflateSync } from 'node:zlib';
import type { Glyphs } from '../../templates/social/typefaces.ts';
import { glyphsIn } from '../fonts/glyphsIn.ts';

/**
 * Which characters the WOFF font in `bytes` has, and how wide they are.
 * Layout of the file: https://www.w3.org/TR/WOFF/ and https://learn.microsoft.com/typography/opentype/spec/
 */
export function readGlyphs(bytes: Uint8Array): Glyphs {
  return glyphsIn(readTables(bytes));
}

function readTables(bytes: Uint8Array): ReadonlyMap<string, DataView> {
  const file = viewOf(bytes);
  if (file.byteLength < 44 || file.getUint32(0) !== 0x774f4646)
    throw new Error('The font is not a WOFF file');
  const tables = new Map<string, DataView>();
  for (let index = 0; index < file.getUint16(12); index++) {
    const entry = 44 + 20 * index;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const [start, packed, size] = [4, 8, 12].map((field) => file.getUint32(entry + field)) as [
      number,
      number,
      number,
    ];
    const content = bytes.subarray(start, start + packed);
    tables.set(tag, viewOf(packed < size ? inflateSync(content) : content));
  }
  return tables;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
