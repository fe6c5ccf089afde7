import type { SocialCard } from '../../../data/model/pages/socialCard.ts';
import type { IconRecipe } from './icons.ts';
import type { PhotoRecipe } from './photo.ts';

/** How to make a picture that no file of the content holds. Equal recipes make equal pictures. */
export type Recipe = PhotoRecipe | IconRecipe | SocialRecipe;

/** A picture of a page for where it is shared. */
export interface SocialRecipe {
  readonly kind: 'social';
  readonly card: SocialCard;
}
