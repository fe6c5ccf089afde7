import * as path from 'node:path';
import type { IconRecipe } from '../plan/icons.ts';
import type { PhotoRecipe } from '../plan/photo.ts';
import type { Recipe } from '../plan/recipe.ts';
import type { FileSystem } from './fileSystem.ts';
import type { SocialPainter } from './paintSocialImage.ts';

/** With what pictures are made. */
export interface PictureMaterials {
  readonly fs: Pick<FileSystem, 'read'>;
  readonly contentFolder: string;
  readonly paintSocialImage: SocialPainter;
}

/** The picture of a recipe. Rejects, naming the content file, where that cannot be decoded. */
export async function makePicture(materials: PictureMaterials, recipe: Recipe): Promise<Uint8Array> {
  if (recipe.kind === 'social') return materials.paintSocialImage(recipe.card);
  const source = materials.fs.read(path.join(materials.contentFolder, recipe.from));
  try {
    return await (recipe.kind === 'photo' ? makePhoto(source, recipe) : makeIcon(source, recipe));
  } catch (cause) {
    throw new Error(`No ${recipe.kind} can be made of ${recipe.from}`, { cause });
  }
}

/** Loaded only when there is a picture to make, because it takes as long to load as a small site to build. */
const loadSharp = async () => (await import('sharp')).default;

/** Turned upright, and without what the camera noted of place and owner. */
async function makePhoto(source: Uint8Array, { width, encoding }: PhotoRecipe): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const resized = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  const { format, ...options } = encoding;
  const canBeClear = format !== 'jpeg';
  return (canBeClear ? resized : resized.flatten({ background: '#fff' }))
    .toFormat(format, options)
    .toBuffer();
}

async function makeIcon(source: Uint8Array, { size, share, ground }: IconRecipe): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const inner = Math.round(size * share);
  const margin = size - inner;
  // An SVG is drawn at its own size first; at this density even a small one is larger than the icon.
  return sharp(source, { density: 600 })
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
