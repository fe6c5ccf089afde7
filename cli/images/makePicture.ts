import * as path from 'node:path';
import type { Sharp } from 'sharp';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { cutFont } from '../fonts/cutFont.ts';
import type { IconRecipe, PhotoRecipe, Recipe, SocialRecipe } from '../plan/images/recipe.ts';
import { BrokenPictures, reasonOf, UnpaintablePicture } from './brokenPicture.ts';
import type { SocialPainter } from './paintSocialImage.ts';

/** What generating pictures needs. */
export interface PictureMaterials {
  readonly fs: Pick<FileSystem, 'read'>;
  readonly contentFolder: string;
  readonly paintSocialImage: SocialPainter;
  /** The content file that is published at an address; `null` if there is none. */
  readonly contentFileAt: (address: string) => string | null;
}

/** Generates the picture or the font of a recipe. Rejects with BrokenPictures if a content file cannot be decoded. */
export async function makePicture(materials: PictureMaterials, recipe: Recipe): Promise<Uint8Array> {
  if (recipe.kind === 'social') return makeSocialImage(materials, recipe);
  const source = materials.fs.read(path.join(materials.contentFolder, recipe.from));
  if (recipe.kind === 'font') return cutFont(source, recipe.characters);
  try {
    return await (recipe.kind === 'photo' ? makePhoto(source, recipe) : makeIcon(source, recipe));
  } catch (cause) {
    throw new BrokenPictures([{ file: recipe.from, why: reasonOf(cause) }], cause);
  }
}

async function makeSocialImage(
  { paintSocialImage, contentFileAt }: PictureMaterials,
  { card }: SocialRecipe,
): Promise<Uint8Array> {
  try {
    return await paintSocialImage(card);
  } catch (error) {
    if (!(error instanceof UnpaintablePicture)) throw error;
    const file = contentFileAt(error.address);
    // A system error says nothing about the picture.
    if (file === null || systemErrorCode(error.cause) !== null) throw error;
    throw new BrokenPictures([{ file, why: reasonOf(error.cause) }], error);
  }
}

/** Loaded only for a picture to generate: loading takes as long as building a small site. */
const loadSharp = async () => (await import('sharp')).default;

/** A resized photo, upright and without the camera's metadata, such as the location. */
async function makePhoto(source: Uint8Array, { width, encoding }: PhotoRecipe): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const resized = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  const { format, ...options } = encoding;
  const canBeTransparent = format !== 'jpeg';
  return (canBeTransparent ? resized : resized.flatten({ background: '#fff' }))
    .toFormat(format, options)
    .toBuffer();
}

async function makeIcon(source: Uint8Array, { size, share, ground }: IconRecipe): Promise<Uint8Array> {
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
