import type { Glyphs } from '../../templates/social/typefaces.ts';

/**
 * Which characters the font with these tables has, and how wide they are.
 * Layout: https://learn.microsoft.com/typography/opentype/spec/
 */
export function glyphsIn(tables: ReadonlyMap<string, DataView>): Glyphs {
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
