import type { SocialCard } from '../../../data/model/pages/socialCard.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** How to generate a picture. Equal recipes result in equal pictures. */
export type Recipe = PhotoRecipe | IconRecipe | PreviewRecipe | SocialRecipe | FontRecipe;

/** How to resize a photo; `width` in pixels. */
export interface PhotoRecipe {
  readonly kind: 'photo';
  /** The content file. */
  readonly from: string;
  readonly width: number;
  readonly encoding:
    | { readonly format: 'avif'; readonly quality: number; readonly effort: number }
    | { readonly format: 'webp' | 'jpeg'; readonly quality: number };
}

/** How to turn the site's mark into an icon; `size` in pixels. */
export interface IconRecipe {
  readonly kind: 'icon';
  /** The content file. */
  readonly from: string;
  readonly size: number;
  /** The share of the icon's width that the drawing takes; systems cut the corners off an icon with a background. */
  readonly share: number;
  /** The color behind the drawing; `null` for none. */
  readonly ground: string | null;
}

/** How to compose the preview of shared pages of a site that has no picture for them: its mark above its city. */
export interface PreviewRecipe {
  readonly kind: 'preview';
  /** The content file of the mark. */
  readonly from: string;
  /** The drawing of the city in its colors, and its content file. */
  readonly city: { readonly svg: string; readonly from: string };
  /** The color behind both. */
  readonly ground: string;
}

/** The social image of a page. */
export interface SocialRecipe {
  readonly kind: 'social';
  readonly card: SocialCard;
}

/** How to cut a font to the characters that a site needs. */
export interface FontRecipe {
  readonly kind: 'font';
  /** The content file. */
  readonly from: string;
  readonly characters: string;
}

/** Increase it with each change to cli/images/ that changes the picture of an existing recipe. */
const encoderVersion = 1;

/** Part of the hash in the names of photos, icons and previews, so that no old file passes for a new one. */
export const pictureEncoder = `${encoderVersion} sharp ${packageJson.dependencies.sharp}`;
