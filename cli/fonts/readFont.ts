import { brotliDecompressSync } from 'node:zlib';
import { fallbackWidths, letterShares } from './fallbackWidths.ts';
import { glyphsIn } from './glyphsIn.ts';

/** What a stand-in has to know of a font; lengths in em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The lightest and the heaviest weight that it has. */
  readonly weights: readonly [number, number];
  /** The width of its letters relative to those of the system font that stands in. */
  readonly relativeWidth: number;
}

/** From this weight on, the bold system font stands in. */
export const boldFrom = 600;

/**
 * The metrics of the WOFF2 font in `bytes`, or what is wrong with it, in words that complete `The font "x" …`.
 * Layout of the file: https://www.w3.org/TR/WOFF2/ and https://learn.microsoft.com/typography/opentype/spec/
 */
export function readFont(bytes: Uint8Array): FontMetrics | string {
  try {
    const tables = readTables(bytes);
    return typeof tables === 'string' ? tables : metricsOf(tables);
  } catch {
    return 'is damaged';
  }
}

type Tables = ReadonlyMap<string, DataView>;

function metricsOf(tables: Tables): FontMetrics {
  const table = (tag: string) => {
    const view = tables.get(tag);
    if (!view) throw new Error(`The font has no table ${tag}`);
    return view;
  };
  const [head, hhea, os2] = [table('head'), table('hhea'), table('OS/2')];
  const unitsPerEm = head.getUint16(18);
  const weight = os2.getUint16(4);
  const glyphs = glyphsIn(tables);
  const widthOf = (widths: (letter: string) => number) =>
    Object.entries(letterShares).reduce((sum, [letter, share]) => sum + share * widths(letter), 0);
  const own = widthOf((letter) => glyphs.advance(letter.codePointAt(0) ?? 0));
  const standIn = fallbackWidths[weight < boldFrom ? 'regular' : 'bold'];
  return {
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
    lineGap: hhea.getInt16(8) / unitsPerEm,
    weights: weightsIn(tables.get('fvar')) ?? [weight, weight],
    relativeWidth: own / widthOf((letter) => standIn[letter] ?? 0),
  };
}

/** The range of the axis of weight of a variable font; `null` if it has none. */
function weightsIn(fvar: DataView | undefined): readonly [number, number] | null {
  if (!fvar) return null;
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  for (let at = start; at < start + count * size; at += size) {
    if (fvar.getUint32(at) === tagNumber('wght'))
      return [fvar.getInt32(at + 4) >> 16, fvar.getInt32(at + 12) >> 16];
  }
  return null;
}

const tagNumber = (tag: string) => [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

/** The tables that WOFF2 numbers, as far as they matter here; the others have other numbers. */
const knownTables: Readonly<Record<number, string>> = {
  ...{
    0: 'cmap',
    1: 'head',
    2: 'hhea',
    3: 'hmtx',
    6: 'OS/2',
    10: 'glyf',
    11: 'loca',
    27: 'GPOS',
    47: 'fvar',
  },
};

/** Of tables that WOFF2 does not number: their tag follows. */
const ownTag = 63;

const signature = 0x774f4632;
const headerSize = 48;

/** The tables of the WOFF2 font in `bytes` by their tags, as far as they are known here; or what is wrong with it. */
export function readTables(bytes: Uint8Array): Tables | string {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerSize || file.getUint32(0) !== signature) return 'is not a WOFF2 file';
  let at = headerSize;
  const readLength = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file.getUint8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const entries = Array.from({ length: file.getUint16(12) }, () => {
    const flags = file.getUint8(at++);
    const number = flags & 0x3f;
    const own = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (number === ownTag) at += 4;
    const tag = number === ownTag ? own : (knownTables[number] ?? '');
    const version = flags >> 6;
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? version !== 3 : version !== 0;
    const length = readLength();
    return { tag, isTransformed, length: isTransformed ? readLength() : length };
  });
  const content = brotliDecompressSync(bytes.subarray(at, at + file.getUint32(20)));
  const tables = new Map<string, DataView>();
  let start = content.byteOffset;
  for (const { tag, isTransformed, length } of entries) {
    if (tag === 'hmtx' && isTransformed) return 'has its widths in a form that is not supported';
    tables.set(tag, new DataView(content.buffer, start, length));
    start += length;
  }
  return tables;
}
