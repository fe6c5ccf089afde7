import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readFont } from './readFont.ts';
import { cutTables, type Subsetter } from './subsetter.ts';

/**
 * The WOFF2 font in `source` with the glyphs of `characters` only, all its axes and its kerning; `source` itself if that is no
 * smaller, or if the font cannot be cut.
 */
export async function cutFont(source: Uint8Array, characters: string): Promise<Uint8Array> {
  const { default: woff2 } = await import('wawoff2');
  // What browsers can show although it cannot be taken apart is published as it is.
  const whole = await woff2.decompress(source).catch(() => null);
  const cut = whole && cutTables(await loadSubsetter(), whole, characters);
  if (!cut) return source;
  const packed = await woff2.compress(cut);
  return packed.length < source.length && typeof readFont(packed) !== 'string' ? packed : source;
}

/** A new one for each font: it keeps the memory that the largest has taken. */
async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/hb-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  // The declared type of exports cannot say what this file has.
  return instance.exports as unknown as Subsetter;
}
