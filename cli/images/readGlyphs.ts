import { inflateSync } from 'node:zlib';
import type { Glyphs } from '../../templates/social/typefaces.ts';

/**
 * Which characters the WOFF font in `bytes` has, and how wide they are.
 * Layout of the file: https://www.w3.org/TR/WOFF/ and https://learn.microsoft.com/typography/opentype/spec/
 */
export function readGlyphs(bytes: Uint8Array): Glyphs {
  const tables = readTables(bytes);
  const table = (tag: string) => {
    const view = tables.get(tag);
    if (!view) throw new Error(`The font has no table ${tag}`);
    return view;
  };
  const unitsPerEm = table('head').getUint16(18);
  const measuredCount = table('hhea').getUint16(34);
  const widths = table('hmtx');
  const glyphOf = readCharacterMap(table('cmap'));
  return {
    has: (codePoint) => glyphOf(codePoint) !== 0,
    // Glyphs after the last measured one are as wide as it is.
    advance: (codePoint) =>
      widths.getUint16(4 * Math.min(glyphOf(codePoint), measuredCount - 1)) / unitsPerEm,
  };
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

/** The glyph number of a code point, 0 for none, from the table's list of segments (format 4). */
function readCharacterMap(cmap: DataView): (codePoint: number) => number {
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + 8 * index + 4));
  const start = tables.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4');
  const doubled = cmap.getUint16(start + 6);
  const glyphs = new Map<number, number>();
  for (let at = start + 14; at < start + 14 + doubled; at += 2) {
    const last = cmap.getUint16(at);
    const first = cmap.getUint16(at + doubled + 2);
    const delta = cmap.getUint16(at + 2 * doubled + 2);
    const rangeAt = at + 3 * doubled + 2;
    const range = cmap.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - first));
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return (codePoint) => glyphs.get(codePoint) ?? 0;
}
