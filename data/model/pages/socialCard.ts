import type { Tone } from '../appearance.ts';
import type { Palette } from '../theme/palette.ts';
import type { ToneFamilies } from '../theme/toneFamilies.ts';
import type { GuideProps } from './guide.ts';

/*
 * The content of social images, the previews of shared links: plain JSON. Pictures are named by the addresses at which
 * the site publishes them, such as "/assets/taco-1f0c.svg".
 */

export interface DealSocialCard {
  readonly kind: 'deal';
  readonly title: string;
  readonly category: { readonly label: string; readonly tone: Tone };
  /** Where it is, such as the name of a neighborhood. */
  readonly area: string;
  readonly vendor: string;
  /** What it costs: an amount, or the offer in words. */
  readonly price: string;
  readonly isInWords: boolean;
  /** What it cost before; `null` for nothing to compare with. */
  readonly originalPrice: string | null;
  /** `null` for a deal without a seal. */
  readonly seal: readonly [large: string, small: string] | null;
  /** Until when it is, or that it has ended; `null` if no end is known. */
  readonly end: string | null;
  readonly poster: string;
}

export interface ListingSocialCard {
  readonly kind: 'listing';
  readonly title: string;
  /** How much there is to see, such as "38 deals". */
  readonly count: string;
  /** `null` if the deals are of several categories. */
  readonly tone: Tone | null;
  /** Of the first three deals. */
  readonly posters: readonly string[];
}

export interface GuideSocialCard {
  readonly kind: 'guide';
  readonly title: string;
  /** The time that the guide is about, such as "This Weekend, Nov 20–22"; `null` if it is about none. */
  readonly range: string | null;
  readonly scene: Exclude<GuideProps['scene'], 'day'>;
}

export interface PageSocialCard {
  readonly kind: 'page';
  readonly title: string;
  /** A sentence under the title. */
  readonly line: string | null;
  /** The picture beside the text: the city by day, or the assistant. */
  readonly art: 'skyline' | 'face';
}

export type SocialCard = DealSocialCard | ListingSocialCard | GuideSocialCard | PageSocialCard;

/** What all social images of a site share. */
export interface SocialBrand {
  readonly siteName: string;
  readonly palette: Palette;
  readonly families: ToneFamilies;
  readonly mark: string;
  /** By day and at dusk; the city is centered at the lower edge. */
  readonly skyline: { readonly light: string; readonly dark: string };
  /** The assistant's face. */
  readonly face: string;
}
