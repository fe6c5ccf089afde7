import type { SocialBrand, SocialCard } from '../../data/model/pages/socialCard.ts';
import { unreachable } from '../unreachable.ts';
import { DealImage } from './DealImage.tsx';
import { GuideImage } from './GuideImage.tsx';
import { ListingImage, postersShown } from './ListingImage.tsx';
import { PageImage } from './PageImage.tsx';
import type { SocialSetting } from './setting.ts';

/** Paths of all pictures in the social image of `card`. */
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

/** The social image of a page, in the HTML and styles that satori supports. */
export function SocialImage(props: { readonly card: SocialCard; readonly setting: SocialSetting }) {
  const { card, setting } = props;
  switch (card.kind) {
    case 'deal':
      return <DealImage card={card} setting={setting} />;
    case 'listing':
      return <ListingImage card={card} setting={setting} />;
    case 'guide':
      return <GuideImage card={card} setting={setting} />;
    case 'page':
      return <PageImage card={card} setting={setting} />;
    default:
      return unreachable(card);
  }
}
