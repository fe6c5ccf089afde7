/** The components of the program that parts and pages of a project are made of. Types of React come from @types/react. */
import type { ReactElement, ReactNode } from 'react';
import type {
  BreadcrumbsProps,
  CategoryDoorsProps,
  DealCardProps,
  DealPriceProps,
  FooterProps,
  ListedDeal,
  PromotionBarProps,
  ShownOffer,
  ShownPicture,
  SiteFrame,
  SiteLink,
  WordmarkProps,
} from './partTypes.d.ts';

/** The parts that a project may replace, as they are without that. */
export declare function Breadcrumbs(props: BreadcrumbsProps): ReactElement;
export declare function CategoryDoors(props: CategoryDoorsProps): ReactElement;
export declare function DealCard(props: DealCardProps): ReactElement;
export declare function DealPrice(props: DealPriceProps): ReactElement;
export declare function Footer(props: FooterProps): ReactElement;
export declare function PromotionBar(props: PromotionBarProps): ReactElement;
export declare function Wordmark(props: WordmarkProps): ReactElement;

/** Cards side by side; the pictures of the first `soon` load at once. Not in DealCard. */
export declare function DealGrid(props: {
  readonly deals: readonly ListedDeal[];
  readonly currency: string;
  readonly soon?: number;
}): ReactElement;

/** The heading of a section, with a link to more of the same. Not in DealCard. */
export declare function SectionHead(props: {
  readonly heading: string;
  readonly intro?: string | null;
  readonly more?: SiteLink;
  readonly children?: ReactNode;
}): ReactElement;

/** HTML of the content, in a footer of your own: `chrome.additions.footer`. Not in DealCard. */
export declare function OwnMarkup(props: { readonly html: string }): ReactElement;

/** Links to the accounts of the site, and its feed. Not in DealCard. */
export declare function SocialLinks(props: { readonly social: SiteFrame['footer']['social'] }): ReactElement;

/** The last day of a deal; pages count down to it. */
export declare function EndDate(props: {
  readonly deal: Pick<ListedDeal, 'starts' | 'expiryDate' | 'endsAt' | 'dayEndsAt' | 'ended'>;
  readonly form: 'card' | 'page';
  readonly now?: number;
}): ReactElement;

/** A small line drawing in the color of the text. */
export declare function Icon(props: {
  readonly name:
    | 'calendar'
    | 'check'
    | 'flag'
    | 'heart'
    | 'next'
    | 'out'
    | 'pin'
    | 'right'
    | 'search'
    | 'share';
}): ReactElement;

/** A picture in the size that the browser needs. `sizes` is the width at which it is shown. */
export declare function Image(props: {
  readonly picture: ShownPicture;
  readonly load?: 'first' | 'soon' | 'near';
  readonly sizes?: string;
  readonly className?: string;
}): ReactElement;

/** The price and what it was, within a line. */
export declare function Price(props: { readonly offer: ShownOffer; readonly currency: string }): ReactElement;

/** "Save $18"; nothing if that is unknown. */
export declare function Saving(props: {
  readonly offer: ShownOffer;
  readonly currency: string;
}): ReactElement | null;

/** The discount as a seal; nothing if there is none. */
export declare function OfferSeal(props: { readonly offer: ShownOffer }): ReactElement | null;

/** The button that saves a deal; `startsAt` for one that has not begun. */
export declare function SaveHeart(props: {
  readonly deal: Pick<ListedDeal, 'slug' | 'title'>;
  readonly startsAt?: number;
  readonly label?: string;
}): ReactElement;

/** "December 6, 2027" for a day as YYYY-MM-DD; "Dec 6, 2027" if `short`. */
export declare function formatDate(date: string, form?: 'long' | 'short'): string;

/** An amount with the sign of its currency, such as "$18". */
export declare function formatMoney(amount: number, currency: string): string;
