import type { Sharp } from 'sharp';
import type { IconRecipe } from '../plan/images/recipe.ts';
import { loadSharp } from './loadSharp.ts';

/** The picture in `source` on a square, as PNG. */
export async function makeIcon(
  source: Uint8Array,
  { size, share, ground }: Pick<IconRecipe, 'size' | 'share' | 'ground'>,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const inner = Math.round(size * share);
  const margin = size - inner;
  return sharp(source, { density: await densityFor(sharp(source, { limitInputPixels: false }), inner) })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({
      top: Math.floor(margin / 2),
      left: Math.floor(margin / 2),
      bottom: Math.ceil(margin / 2),
      right: Math.ceil(margin / 2),
      background,
    })
    .flatten(ground === null ? false : { background: ground })
    .png()
    .toBuffer();
}

/** The density at which a drawing has `size` pixels, whatever its own size: a higher one only takes memory. */
async function densityFor(drawing: Sharp, size: number): Promise<number> {
  const { width = size, height = size } = await drawing.metadata();
  const dotsPerInch = 72;
  return Math.min(100_000, Math.max(1, (dotsPerInch * size) / Math.max(width, height)));
}
