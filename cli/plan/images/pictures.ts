import type { Picture } from '../../../data/model/pages/view.ts';
import type { SharedContent, SitePicture } from '../../content/site.ts';
import { assetFile, publishedFile } from './assetFile.ts';
import { type PhotoRecipe, pictureEncoder } from './recipe.ts';
import { sitePreview } from './sitePreview.ts';

type SitePhoto = Extract<SitePicture, { kind: 'photo' }>;

/** The picture `ref` of the content as pages show it; `alt` stays empty if the text beside it says the same. */
export function picture(site: SharedContent, ref: string, alt = ''): Picture {
  const source = site.pictures.get(ref);
  if (!source) throw new Error(`Picture ${ref} was not loaded with the content`);
  const { width, height } = source;
  switch (source.kind) {
    case 'remote':
      return { src: source.src, width, height, alt };
    case 'file':
      return { src: `/${publishedFile(source)}`, width, height, alt };
    case 'photo':
      return photoPicture(source, alt);
    case 'preview':
      return { src: `/${sitePreview(site).file}`, width, height, alt };
  }
}

/** The encoder's default effort takes seconds for a large AVIF and saves few bytes. */
const avif = { format: 'avif', quality: 52, effort: 2 } as const;
const webp = { format: 'webp', quality: 76 } as const;
const jpeg = { format: 'jpeg', quality: 80 } as const;

/** From a card on a small phone to the head of a deal on a large, sharp screen; in pixels. */
const widths = [320, 640, 1024, 1600];
/** The width of the file for programs that cannot choose, such as feed readers. */
const fallbackWidth = 1024;

interface PhotoFile {
  readonly file: string;
  readonly recipe: PhotoRecipe;
}

/** The files that a photo is published as; none is larger than the photo itself. */
export function photoFiles(photo: SitePhoto): PhotoFile[] {
  return [...filesOf(photo, avif), ...filesOf(photo, webp), fallbackOf(photo)];
}

function photoPicture(photo: SitePhoto, alt: string): Picture {
  const { width, height } = photo;
  const sources = [avif, webp].map((encoding) => ({
    type: `image/${encoding.format}`,
    srcSet: filesOf(photo, encoding)
      .map(({ file, recipe }) => `/${file} ${recipe.width}w`)
      .join(', '),
  }));
  return { src: `/${fallbackOf(photo).file}`, sources, width, height, alt };
}

const filesOf = (photo: SitePhoto, encoding: PhotoRecipe['encoding']): PhotoFile[] => {
  const smaller = widths.filter((width) => width < photo.width);
  const largest = Math.min(photo.width, Math.max(...widths));
  return [...new Set([...smaller, largest])].map((width) => photoFile(photo, width, encoding));
};

const fallbackOf = (photo: SitePhoto): PhotoFile =>
  photoFile(photo, Math.min(photo.width, fallbackWidth), jpeg);

function photoFile(photo: SitePhoto, width: number, encoding: PhotoRecipe['encoding']): PhotoFile {
  const recipe: PhotoRecipe = { kind: 'photo', from: photo.file, width, encoding };
  return {
    file: assetFile(photo.file, [pictureEncoder, photo.hash, width, encoding], encoding.format),
    recipe,
  };
}
