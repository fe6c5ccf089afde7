import type { Picture } from '../../data/model/view.ts';
import type { Site } from '../content/site.ts';

/** A picture of the content with what it shows; `alt` stays empty where the words beside it say as much. */
export function picture(site: Site, ref: string, alt = ''): Picture {
  const found = site.pictures.get(ref);
  if (!found) throw new Error(`Picture ${ref} was not loaded with the content`);
  const { src, width, height } = found;
  return { src, width, height, alt };
}
