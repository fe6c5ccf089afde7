import * as path from 'node:path';
import type { Picture } from '../../../data/model/pages/view.ts';
import type { Site, SitePicture } from '../../content/site.ts';
import { photoPicture } from './photo.ts';

/** A picture of the content with what it shows; `alt` stays empty where the words beside it say as much. */
export function picture(site: Site, ref: string, alt = ''): Picture {
  const found = site.pictures.get(ref);
  if (!found) throw new Error(`Picture ${ref} was not loaded with the content`);
  const { width, height } = found;
  switch (found.kind) {
    case 'remote':
      return { src: found.src, width, height, alt };
    case 'file':
      return { src: `/${publishedFile(found)}`, width, height, alt };
    case 'photo':
      return photoPicture(found, alt);
  }
}

/** The file in the output folder of a picture that is published as it is. */
export function publishedFile({ file, hash }: Extract<SitePicture, { kind: 'file' }>): string {
  const extension = path.extname(file);
  return `assets/${path.basename(file, extension)}-${hash}${extension.toLowerCase()}`;
}
