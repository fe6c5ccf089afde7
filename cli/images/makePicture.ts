import * as path from 'node:path';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { cutFont } from '../fonts/cutFont.ts';
import type { PhotoRecipe, PreviewRecipe, Recipe, SocialRecipe } from '../plan/images/recipe.ts';
import { BrokenPictures, reasonOf, UnpaintablePicture } from './brokenPicture.ts';
import { loadSharp } from './loadSharp.ts';
import { makeIcon } from './makeIcon.ts';
import { composePreview, previewCity, previewLogo } from './makePreview.ts';
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
  switch (recipe.kind) {
    case 'font':
      return cutFont(source, recipe.characters);
    case 'photo':
      return orBroken(recipe.from, makePhoto(source, recipe));
    case 'icon':
      return orBroken(recipe.from, makeIcon(source, recipe));
    case 'preview':
      return makePreview(source, recipe);
  }
}

async function makePreview(mark: Uint8Array, { from, city, ground }: PreviewRecipe): Promise<Uint8Array> {
  return composePreview({
    logo: await orBroken(from, previewLogo(mark)),
    city: await orBroken(city.from, previewCity(city.svg)),
    ground,
  });
}

/** What `making` of a content file resolves to. Rejects with BrokenPictures if it rejects. */
async function orBroken<Picture>(file: string, making: Promise<Picture>): Promise<Picture> {
  try {
    return await making;
  } catch (cause) {
    throw new BrokenPictures([{ file, why: reasonOf(cause) }], cause);
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
