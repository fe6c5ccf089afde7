import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { cutFont } from '../../../../cli/fonts/cutFont.ts';
import { glyphsIn } from '../../../../cli/fonts/glyphsIn.ts';
import { readFont, readTables } from '../../../../cli/fonts/readFont.ts';

const font = (file: string) => readFileSync(path.join(root, 'client', 'fonts', file));

function tablesOf(bytes: Uint8Array) {
  const tables = readTables(bytes);
  if (typeof tables === 'string') throw new Error(tables);
  return tables;
}

const textOf = (table: DataView | undefined) =>
  table ? Buffer.from(table.buffer, table.byteOffset, table.byteLength).toString('latin1') : '';

/** All that text for measuring has: the stand-in must stay as wide. */
const letters = ' abcdefghijklmnopqrstuvwxyz';

describe('cli/fonts/cutFont', () => {
  it.each(['inter.woff2', 'bricolage-grotesque.woff2'])(
    'keeps characters, kerning and axes of %s',
    async (file) => {
      const source = font(file);
      const cut = await cutFont(source, `${letters}€`);
      expect(cut.length).toBeLessThan(source.length * 0.7);
      const tables = tablesOf(cut);
      const glyphs = glyphsIn(tables);
      expect([...`${letters}€`].filter((character) => !glyphs.has(character.codePointAt(0) ?? 0))).toEqual(
        [],
      );
      expect(glyphs.has('Q'.charCodeAt(0))).toBe(false);
      expect(textOf(tables.get('GPOS'))).toContain('kern');
      expect(tables.get('fvar')?.byteLength).toBe(tablesOf(source).get('fvar')?.byteLength);
      expect(readFont(cut)).toEqual(readFont(source));
    },
  );

  it('gives the same bytes each time', async () => {
    const source = font('inter.woff2');
    expect(await cutFont(source, letters)).toEqual(await cutFont(source, letters));
  });

  it('leaves a file as it is that cannot be cut', async () => {
    const damaged = font('inter.woff2').subarray(0, 4_000);
    expect(await cutFont(damaged, letters)).toBe(damaged);
  });
});
