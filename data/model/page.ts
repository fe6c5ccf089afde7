import type { Validity } from './clock.ts';
import type { CardIcon } from './icons.ts';
import type { LocalDate } from './localDate.ts';
import type { Tone } from './tone.ts';

/*
 * What planning hands to rendering: plain JSON that says everything a page will say. Dates are days in the city's
 * zone, instants are epoch milliseconds, amounts are in `Chrome.currency`, `href`s are paths of this site.
 */

export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that adds nothing to the words beside it. */
  readonly alt: string;
}

/** What the head of the document says. */
export interface Head {
  /** The whole title of the document, the site's name included. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Absolute. */
  readonly canonical: string;
  /** Absolute; 1200 × 630. */
  readonly image: string;
  readonly type: 'website' | 'article' | 'product';
  readonly robots: 'index' | 'noindex';
  readonly published: LocalDate | null;
  /** ISO 8601 with the city's offset, or `null` where no change is known. */
  readonly modified: string | null;
}

/** What all pages share: header, footer and notices. */
export interface Chrome {
  readonly siteName: string;
  readonly origin: string;
  readonly language: string;
  readonly currency: string;
  readonly allowZoom: boolean;
  readonly year: number;
  readonly city: {
    readonly name: string;
    readonly region: string;
    readonly regionCode: string;
    readonly country: string;
    readonly timeZone: string;
  };
  readonly contactEmail: string;
  readonly mark: Picture;
  readonly navigation: readonly Link[];
  readonly footer: {
    readonly blurb: string;
    readonly note: string;
    readonly categories: readonly Link[];
    readonly areasHeading: string;
    readonly areas: readonly Link[];
    readonly quickLinks: readonly Link[];
    readonly social: readonly { readonly network: string; readonly url: string }[];
  };
  readonly disclosure: {
    readonly heading: string;
    readonly text: string;
    readonly besideLink: string;
  };
  /** `null` once the catalogue is real. */
  readonly sampleNotice: { readonly heading: string; readonly text: string } | null;
  readonly promotion: { readonly heading: string; readonly link: Link };
  readonly assistant: {
    readonly name: string;
    readonly face: Picture;
    readonly lostFace: Picture;
    readonly greeting: string;
    readonly placeholder: string;
    readonly footnote: string;
    readonly quickReplies: readonly (Link & { readonly image: Picture | null })[];
  };
}

/** A deal as lists show it. */
export interface DealCard {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: Link & { readonly tone: Tone };
  readonly neighborhood: Link;
  readonly vendor: string;
  readonly image: Picture;
  readonly price: number;
  readonly originalPrice: number;
  readonly percent: number;
  readonly expiryDate: LocalDate;
  readonly endsAt: number;
  /** True only where ended deals stay in the lists. */
  readonly ended: boolean;
}

export interface HomeProps {
  readonly head: Head;
  readonly headline: readonly string[];
  readonly lead: string;
  readonly skyline: { readonly light: Picture; readonly dark: Picture };
  readonly banner: {
    readonly id: string;
    readonly text: string;
    readonly link: Link;
    readonly hiddenOnPhones: boolean;
  } | null;
  /** Live deals on the whole site. */
  readonly dealCount: number;
  readonly categories: readonly CategoryTile[];
  readonly popularSearches: {
    readonly heading: string;
    readonly note: string;
    readonly links: readonly Link[];
  };
  readonly carousel: readonly DealCard[];
  /** Guides of the site, for those who want to be told what to do. */
  readonly guides: readonly Link[];
  readonly lists: readonly {
    readonly id: 'featured' | 'trending' | 'ending-soon';
    readonly label: string;
    readonly deals: readonly DealCard[];
  }[];
}

export interface CategoryTile extends Link {
  readonly tone: Tone;
  readonly image: Picture;
  readonly count: number;
}

/** What a deal page says that depends on the deal's phase. */
export type DealState =
  | { readonly phase: 'upcoming'; readonly startDate: LocalDate; readonly startsAt: number }
  | { readonly phase: 'live' }
  | { readonly phase: 'ended' };

export interface DealProps {
  readonly head: Head;
  readonly breadcrumbs: readonly Link[];
  readonly state: DealState;
  readonly deal: DealCard;
  readonly description: readonly string[];
  readonly saving: number;
  /** The vendor's page; `null` where there is none or the deal is not live. */
  readonly affiliateUrl: string | null;
  readonly audience: string | null;
  readonly setting: string | null;
  readonly included: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly restrictions: readonly string[];
  readonly priceCheckedDate: LocalDate | null;
  /** Up to four live deals of the same category or neighborhood; alternatives where the deal has ended. */
  readonly similar: readonly DealCard[];
  /** Up to four other live deals of the vendor that are not among the similar ones. */
  readonly sameVendor: readonly DealCard[];
}

export interface ListingProps {
  readonly head: Head;
  readonly breadcrumbs: readonly Link[];
  readonly heading: string;
  readonly intro: string;
  readonly scope:
    | { readonly kind: 'all' | 'featured' }
    | { readonly kind: 'category' | 'neighborhood'; readonly id: string };
  /** How the deals are sorted, in words. */
  readonly sortLabel: string;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** Addresses of all pages in order; the first is the listing itself. */
  readonly pageHrefs: readonly string[];
  readonly deals: readonly DealCard[];
  readonly categories: readonly (Link & { readonly count: number; readonly current: boolean })[];
  readonly neighborhoods: readonly (Link & { readonly count: number; readonly current: boolean })[];
}

export interface SearchProps {
  readonly head: Head;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
  readonly categories: readonly CategoryTile[];
  readonly neighborhoods: readonly (Link & { readonly count: number })[];
  readonly popularSearches: HomeProps['popularSearches'];
}

export interface ChatProps {
  readonly head: Head;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
  /** What the assistant recommends to everybody: best savings, one a category. */
  readonly picks: readonly DealCard[];
}

export interface ProseProps {
  readonly head: Head;
  readonly breadcrumbs: readonly Link[];
  readonly heading: string;
  readonly intro: string | null;
  /** `null` where the page does not say when it was last updated. */
  readonly lastUpdated: LocalDate | null;
  /** Rendered from Markdown in which raw HTML is off. */
  readonly html: string;
}

/** A card that leads to a page of the site. */
export interface LinkCard extends Link {
  readonly description: string;
  readonly icon: CardIcon;
}

/** A deal in a guide, and why it is there. */
export interface GuidePick {
  readonly deal: DealCard;
  readonly saving: number;
  readonly reason: string;
  /** On which days of the guide's time it can be used, such as "Fri, Sat"; `null` where that is any. */
  readonly when: string | null;
}

export interface GuideSelection {
  readonly heading: string;
  readonly picks: readonly GuidePick[];
}

/** A schematic map: shapes as SVG path data, places and pins in the units of `width` × `height`. */
export interface SpotMap {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  readonly lines: readonly {
    readonly kind: 'water' | 'road' | 'rail';
    readonly name: string;
    readonly d: string;
  }[];
  readonly places: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly size: 'large' | 'small';
  }[];
  /** In the order of the spots; `spotX` and `spotY` are the place itself where the pin had to step aside. */
  readonly pins: readonly {
    readonly number: number;
    readonly x: number;
    readonly y: number;
    readonly spotX: number;
    readonly spotY: number;
  }[];
  readonly attribution: string;
}

/** Groups of events that the chip row filters by; `id`s are fixed, so that styles can name them. */
export type EventFilter = 'concert' | 'festival' | 'parade' | 'family' | 'free';

export interface HolidayEvent {
  readonly title: string;
  readonly date: LocalDate;
  /** "Sunday, July 4". */
  readonly dateLabel: string;
  /** "10:00 AM" or "10:00 AM – 11:00 PM". */
  readonly time: string;
  /** ISO 8601 with the city's offset. */
  readonly start: string;
  readonly end: string | null;
  readonly location: string;
  readonly address: string | null;
  readonly description: string;
  readonly category: string;
  readonly ticketsRequired: boolean;
  readonly free: boolean;
  readonly filters: readonly EventFilter[];
}

interface BlockHead {
  readonly heading: string;
  readonly intro: string | null;
}

/** A part of a guide's page between its introduction and its tips. */
export type GuideBlock =
  | { readonly kind: 'prose'; readonly heading: string; readonly paragraphs: readonly string[] }
  | ({ readonly kind: 'cards'; readonly items: readonly LinkCard[] } & BlockHead)
  | ({
      readonly kind: 'displays';
      readonly items: readonly {
        readonly name: string;
        readonly location: string;
        /** "9:30 PM". */
        readonly time: string;
        readonly description: string;
        readonly type: string;
      }[];
    } & BlockHead)
  | ({
      readonly kind: 'spots';
      /** `null` where the content has no map of the city. */
      readonly map: SpotMap | null;
      readonly items: readonly {
        readonly number: number;
        readonly name: string;
        readonly area: string;
        readonly description: string;
        readonly bestFor: string;
        readonly tips: string;
        readonly parking: string;
        /** Absolute; opens directions to the spot. */
        readonly directions: string;
      }[];
    } & BlockHead)
  | ({
      readonly kind: 'events';
      readonly filters: readonly { readonly id: EventFilter; readonly label: string }[];
      readonly items: readonly HolidayEvent[];
    } & BlockHead)
  | ({
      readonly kind: 'activities';
      readonly items: readonly {
        readonly title: string;
        readonly description: string;
        readonly age: string;
        readonly cost: string;
      }[];
    } & BlockHead)
  | ({
      readonly kind: 'celebrations';
      readonly items: readonly {
        readonly name: string;
        readonly time: string;
        readonly location: string;
        readonly description: string;
      }[];
    } & BlockHead)
  | { readonly kind: 'deals'; readonly selection: GuideSelection };

/** A guide: a landing page, the kids page, a holiday's hub or one of its pages. */
export interface GuideProps {
  readonly head: Head;
  readonly breadcrumbs: readonly Link[];
  /** `hub` leads with its cards; `guide` with its words. */
  readonly layout: 'guide' | 'hub';
  readonly scene: 'dusk' | 'fireworks' | 'flags';
  readonly skyline: HomeProps['skyline'];
  /** A picture of the guide's own instead of the skyline. */
  readonly hero: Picture | null;
  readonly heading: string;
  /** The time that the page is about, such as "This Weekend, Nov 20–22"; stands in the heading. */
  readonly range: string | null;
  /** Such as "Updated for November 20–22, 2026". */
  readonly updatedFor: string | null;
  readonly lead: string;
  readonly introduction: readonly string[];
  readonly cards: { readonly heading: string; readonly items: readonly LinkCard[] } | null;
  readonly selection: GuideSelection | null;
  readonly blocks: readonly GuideBlock[];
  readonly tips: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[];
  readonly related: readonly {
    readonly label: string;
    readonly href: string;
    readonly description: string;
  }[];
  /** What the assistant asks at the end of a holiday's page; `null` on other guides. */
  readonly assistantPrompt: string | null;
}

export interface NotFoundProps {
  readonly head: Head;
  readonly skyline: HomeProps['skyline'];
  readonly categories: readonly CategoryTile[];
}

interface PropsOfKind {
  home: HomeProps;
  deal: DealProps;
  listing: ListingProps;
  search: SearchProps;
  chat: ChatProps;
  prose: ProseProps;
  guide: GuideProps;
  'not-found': NotFoundProps;
}

export type PageKind = keyof PropsOfKind;

export interface PageOf<Kind extends PageKind> {
  readonly kind: Kind;
  /** Its address on the site, such as "/deal/taco-night"; unique. */
  readonly path: string;
  /** The address that search engines shall use; another page's for an alias. */
  readonly canonicalPath: string;
  readonly props: PropsOfKind[Kind];
  /** The time in which this page says the truth. */
  readonly valid: Validity;
  /** Epoch milliseconds of the last change of the page's own words; `null` where none is known. */
  readonly lastModified: number | null;
  readonly indexable: boolean;
  /** The content file that an editor would open to change the page, relative to the content folder. */
  readonly source: string;
}

/** A page as plain data; `kind` tells which props it has. */
export type Page = { [Kind in PageKind]: PageOf<Kind> }[PageKind];

/** The site at an instant. */
export interface SitePlan {
  readonly chrome: Chrome;
  readonly pages: readonly Page[];
}

/** The parts of the site that are the same for all content: bundled once for each state of the code. */
export interface AssetManifest {
  /** The one style sheet, inlined in every page. */
  readonly styles: string;
  /** The small script of enhancements that every page loads after it is parsed. */
  readonly enhanceScript: string;
  /** Fonts that the first screen needs. */
  readonly preloadFonts: readonly string[];
}
