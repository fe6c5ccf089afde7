import type { SocialBrand } from '../../data/model/pages/socialCard.ts';
import type { Glyphs, TypefaceName } from './typefaces.ts';

/** Width and height of every social image, in pixels. */
export const frame = { width: 1200, height: 630 } as const;

/** Space between the text and the edge, in pixels. */
export const margin = 64;

/** What all social images of a site share. */
export interface SocialSetting {
  readonly brand: SocialBrand;
  readonly glyphs: Readonly<Record<TypefaceName, Glyphs>>;
  /** The picture at a path of the site, as a data URI. */
  readonly dataUri: (address: string) => string;
}
