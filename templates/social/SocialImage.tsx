import type { SocialCard } from '../../data/model/pages/socialCard.ts';
import { unreachable } from '../unreachable.ts';
import { DealImage } from './DealImage.tsx';
import { GuideImage } from './GuideImage.tsx';
import { ListingImage } from './ListingImage.tsx';
import { PageImage } from './PageImage.tsx';
import type { SocialSetting } from './setting.ts';

/** The picture of a page for where a link to it is shared, in the HTML and styles that satori draws. */
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
