import type { SocialBrand } from '../../data/model/pages/socialCard.ts';
import type { Glyphs, TypefaceName } from './typefaces.ts';

/** Width and height of all pictures, in pixels. */
export const frame = { width: 1200, height: 630 } as const;

/** From the words to the frame. */
export const margin = 64;

/** With what a picture is set: the same for all cards of a site. */
export interface SocialSetting {
  readonly brand: SocialBrand;
  readonly glyphs: Readonly<Record<TypefaceName, Glyphs>>;
  /** The picture at an address of the site as a data URI. */
  readonly dataUri: (address: string) => string;
}
