import type { SocialBrand, SocialCard } from '../../data/model/pages/socialCard.ts';
import { unreachable } from '../unreachable.ts';

/** The most posters that the picture of a listing shows. */
export const postersShown = 3;

/** Addresses of all pictures that the picture of `card` shows. */
export function picturesOf(card: SocialCard, brand: SocialBrand): readonly string[] {
  return [brand.mark, ...ownPictures(card, brand)];
}

function ownPictures(card: SocialCard, brand: SocialBrand): readonly string[] {
  switch (card.kind) {
    case 'deal':
      return [card.poster];
    case 'listing':
      return card.posters.slice(0, postersShown);
    case 'guide':
      return [brand.skyline.dark];
    case 'page':
      return [card.art === 'face' ? brand.face : brand.skyline.light];
    default:
      return unreachable(card);
  }
}
