/** What parts and pages of a project get. It is plain data: instants are epoch milliseconds, amounts are in `currency`. */

export interface SiteLink {
  readonly label: string;
  /** A path of the site, or an address. */
  readonly href: string;
}

export interface ShownPicture {
  readonly src: string;
  /** Other files with the same picture, best format first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that adds nothing to the text beside it. */
  readonly alt: string;
}

/** The color scheme of a category; the class `tone-…` has its colors. */
export type ShownTone = 'ember' | 'sky' | 'violet' | 'sage' | 'rose' | 'dusk';

/** What a deal offers; savings in whole percent. */
export type ShownOffer =
  | {
      readonly kind: 'saving';
      readonly price: number;
      readonly originalPrice: number;
      readonly percent: number;
    }
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'free'; readonly originalPrice: number | null }
  | { readonly kind: 'words'; readonly text: string; readonly percent: number | null };

/** A deal as lists show it. */
export interface ListedDeal {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: SiteLink & { readonly tone: ShownTone };
  /** Where it is; without `href` for several neighborhoods or none. */
  readonly area: { readonly label: string; readonly href: string | null };
  readonly vendor: string;
  readonly image: ShownPicture;
  readonly offer: ShownOffer;
  /** The first day (YYYY-MM-DD) of a deal that has not begun, and its start; `null` from then on. */
  readonly starts: { readonly date: string; readonly at: number; readonly after?: string } | null;
  /** The last day (YYYY-MM-DD); `null` if no end is known. */
  readonly expiryDate: string | null;
  readonly endsAt: number | null;
  /** The midnight after its last day, if it ends before or after that. */
  readonly dayEndsAt?: number | undefined;
  readonly ended: boolean;
}

/** A category with its picture and its number of deals. */
export interface ShownCategory extends SiteLink {
  readonly id: string;
  readonly tone: ShownTone;
  readonly image: ShownPicture;
  readonly count: number;
}

/** What all pages share. */
export interface SiteFrame {
  readonly siteName: string;
  readonly origin: string;
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly year: number;
  readonly city: {
    readonly name: string;
    readonly region: string;
    readonly regionCode: string;
    readonly country: string;
    readonly timeZone: string;
  };
  readonly contactEmail: string;
  /** The logo. */
  readonly mark: ShownPicture;
  readonly navigation: readonly SiteLink[];
  readonly menu: readonly SiteLink[];
  readonly footer: {
    readonly blurb: string;
    readonly note: string;
    readonly categories: readonly SiteLink[];
    readonly areasHeading: string;
    readonly areas: readonly SiteLink[];
    readonly quickLinks: readonly SiteLink[];
    /** Networks that the program knows, and others with an icon. */
    readonly social: readonly (
      | { readonly network: string; readonly url: string }
      | { readonly name: string; readonly icon: string; readonly url: string }
    )[];
  };
  readonly disclosure: { readonly heading: string; readonly text: string; readonly besideLink: string };
  /** `null` once the catalog is real. */
  readonly sampleNotice: { readonly heading: string; readonly text: string } | null;
  readonly promotion: { readonly heading: string; readonly link: SiteLink };
  /** HTML of the content's `slots/footer`; empty without. */
  readonly additions: { readonly footer: string };
}

/** Of parts/Breadcrumbs.tsx. */
export interface BreadcrumbsProps {
  /** From the home page to this page. */
  readonly links: readonly SiteLink[];
}

/** Of parts/CategoryDoors.tsx, on the home page, the search page and the not-found page. */
export interface CategoryDoorsProps {
  readonly categories: readonly ShownCategory[];
}

/** Of parts/DealCard.tsx, which browsers run too: what it shows depends on nothing else. */
export interface DealCardProps {
  readonly deal: ListedDeal;
  readonly currency: string;
  /** `soon` for pictures on the first screen. */
  readonly load?: 'soon' | 'near';
  /** The current time; only in the browser. */
  readonly now?: number;
  /** When it takes place on the days that the list is about. */
  readonly times?: string;
  /** When those times are over, and what stands in their place then; only in pages. */
  readonly over?: { readonly at: number; readonly words: string } | null;
  /** How far it is from the visitor, if that is known. */
  readonly distance?: string;
}

/** Of parts/DealPrice.tsx, at the top of the page of a deal. */
export interface DealPriceProps {
  readonly deal: ListedDeal;
  readonly currency: string;
}

/** Of parts/Footer.tsx. */
export interface FooterProps {
  readonly chrome: SiteFrame;
}

/** Of parts/PromotionBar.tsx, above the footer. */
export interface PromotionBarProps {
  readonly promotion: SiteFrame['promotion'];
}

/** Of parts/Wordmark.tsx, the logo and the name in the header and the footer. */
export interface WordmarkProps {
  readonly chrome: Pick<SiteFrame, 'siteName' | 'mark'>;
}

/** Of the pages in pages/. */
export interface PageProps {
  readonly chrome: SiteFrame;
  /** The live deals, the most useful first. */
  readonly deals: readonly ListedDeal[];
  readonly categories: readonly ShownCategory[];
  readonly neighborhoods: readonly (SiteLink & { readonly id: string; readonly count: number })[];
}
