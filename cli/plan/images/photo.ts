import type { Picture } from '../../../data/model/pages/view.ts';
import type { SitePicture } from '../../content/site.ts';
import { assetFile } from './assetFile.ts';
import { encoder } from './encoder.ts';

export type Photo = Extract<SitePicture, { kind: 'photo' }>;

/** How a photo is made smaller; widths in pixels. */
export interface PhotoRecipe {
  readonly kind: 'photo';
  /** The content file. */
  readonly from: string;
  readonly width: number;
  readonly encoding:
    | { readonly format: 'avif'; readonly quality: number; readonly effort: number }
    | { readonly format: 'webp' | 'jpeg'; readonly quality: number };
}

/** The encoder's default effort takes seconds for a large AVIF and saves little. */
const avif = { format: 'avif', quality: 52, effort: 2 } as const;
const webp = { format: 'webp', quality: 76 } as const;
const jpeg = { format: 'jpeg', quality: 80 } as const;

/** From the card on a small phone to the head of a deal on a large, sharp screen. */
const widths = [320, 640, 1024, 1600];
/** Of the file for those who cannot choose, such as feed readers. */
const fallbackWidth = 1024;

interface PhotoFile {
  readonly file: string;
  readonly recipe: PhotoRecipe;
}

/** The files that a photo becomes; none is larger than the photo itself. */
export function photoFiles(photo: Photo): PhotoFile[] {
  return [...filesOf(photo, avif), ...filesOf(photo, webp), fallbackOf(photo)];
}

/** A photo as pages show it. */
export function photoPicture(photo: Photo, alt: string): Picture {
  const { width, height } = photo;
  const sources = [avif, webp].map((encoding) => ({
    type: `image/${encoding.format}`,
    srcSet: filesOf(photo, encoding)
      .map(({ file, recipe }) => `/${file} ${recipe.width}w`)
      .join(', '),
  }));
  return { src: `/${fallbackOf(photo).file}`, sources, width, height, alt };
}

const filesOf = (photo: Photo, encoding: PhotoRecipe['encoding']): PhotoFile[] => {
  const smaller = widths.filter((width) => width < photo.width);
  const largest = Math.min(photo.width, Math.max(...widths));
  return [...new Set([...smaller, largest])].map((width) => photoFile(photo, width, encoding));
};

const fallbackOf = (photo: Photo): PhotoFile => photoFile(photo, Math.min(photo.width, fallbackWidth), jpeg);

function photoFile(photo: Photo, width: number, encoding: PhotoRecipe['encoding']): PhotoFile {
  const recipe: PhotoRecipe = { kind: 'photo', from: photo.file, width, encoding };
  return { file: assetFile(photo.file, [encoder, photo.hash, width, encoding], encoding.format), recipe };
}
