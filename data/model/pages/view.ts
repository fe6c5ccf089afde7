import type { Tone } from '../appearance.ts';
import type { Offer } from '../deals/offer.ts';
import type { Area } from '../deals/place.ts';
import type { SchemeColor } from '../theme/palette.ts';
import type { SheetEdits } from '../theme/themedSheet.ts';
import type { LocalDate } from '../time/localDate.ts';

/*
 * The props that several kinds of pages share. Dates are days in the city's zone, instants are epoch milliseconds, amounts
 * are in `Chrome.currency`, `href`s are paths of this site.
 */

export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface Picture {
  readonly src: string;
  /** Other files with the same picture, best format first; browsers choose by size and by what they can show. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that adds nothing to the text beside it. */
  readonly alt: string;
}

/** A picture of the site for tabs and home screens; `size` in pixels. */
export interface SiteIcon {
  readonly purpose: 'tab' | 'touch' | 'any' | 'maskable';
  readonly size: number;
  readonly href: string;
}

/** The wide drawing of the city, one for each theme. */
export interface SkylinePictures {
  readonly light: Picture;
  readonly dark: Picture;
}

/** The metadata in the head of a document. */
export interface DocumentHead {
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
  /** ISO 8601 with the city's offset, or `null` if no change is known. */
  readonly modified: string | null;
}

/** A page of the site in a network with an icon of ours, or in another one with its name and the path of its icon. */
export type SocialLink =
  | { readonly network: string; readonly url: string }
  | { readonly name: string; readonly icon: string; readonly url: string };

/** The same site in another language, at the same paths. */
export interface AlternateSite {
  readonly language: string;
  /** The language in its own words. */
  readonly name: string;
  readonly origin: string;
}

/** What all pages share: header, footer and notices. */
export interface Chrome {
  readonly siteName: string;
  readonly origin: string;
  readonly language: string;
  readonly alternates: readonly AlternateSite[];
  readonly currency: string;
  readonly allowZoom: boolean;
  /** The color of the browser's toolbar. */
  readonly toolbar: SchemeColor;
  /** How the style sheets of its pages differ from those of the program. */
  readonly sheets: SheetEdits;
  /** Whether the site has a service worker. */
  readonly worksOffline: boolean;
  /** Whether lists keep deals that have ended. */
  readonly keepsEnded: boolean;
  readonly year: number;
  readonly city: {
    readonly name: string;
    readonly region: string;
    /** As in addresses; the full name if no short one is known. */
    readonly regionCode: string;
    readonly country: string;
    readonly timeZone: string;
  };
  readonly contactEmail: string;
  /** Where pages report that a deal was opened; `null` if the host's access log records it. */
  readonly clicksEndpoint: string | null;
  readonly mark: Picture;
  /** The icon as a drawing, and as pictures of certain sizes. */
  readonly icon: Picture;
  readonly icons: readonly SiteIcon[];
  readonly navigation: readonly Link[];
  /** More links, in the menu of narrow windows. */
  readonly menu: readonly Link[];
  readonly footer: {
    readonly blurb: string;
    readonly note: string;
    readonly categories: readonly Link[];
    readonly areasHeading: string;
    readonly areas: readonly Link[];
    readonly quickLinks: readonly Link[];
    readonly social: readonly SocialLink[];
  };
  readonly disclosure: {
    readonly heading: string;
    readonly text: string;
    readonly besideLink: string;
  };
  /** `null` once the catalog is real. */
  readonly sampleNotice: { readonly heading: string; readonly text: string } | null;
  readonly promotion: { readonly heading: string; readonly link: Link };
  /** What the site says of its assistant; only its looks and suggestions count where it answers nobody. */
  readonly assistant: ChatHead & { readonly lostFace: Picture; readonly isOff: boolean };
  readonly additions: PageAdditions;
}

/** What the content adds to every page. Styles and HTML are printed as they are; empty for none. */
export interface PageAdditions {
  readonly styles: string;
  readonly head: string;
  readonly beforeFooter: string;
  readonly footer: string;
  /** A form that sends an address of mail as `field` to `action`. */
  readonly newsletter: {
    readonly action: string;
    readonly field: string;
    readonly heading: string;
    readonly text: string | null;
    readonly label: string;
    readonly button: string;
  } | null;
}

/** A deal as lists show it. */
export interface DealCardData {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: Link & { readonly tone: Tone };
  readonly area: Area;
  readonly vendor: string;
  readonly image: Picture;
  readonly offer: Offer;
  /**
   * The first day of a deal that has not begun, its start in epoch milliseconds, and for an event what its card says from then on;
   * `null` from its start on.
   */
  readonly starts: { readonly date: LocalDate; readonly at: number; readonly after?: string } | null;
  /** The last day; `null` if no end is known. */
  readonly expiryDate: LocalDate | null;
  /** Epoch milliseconds; `null` if no end is known. */
  readonly endsAt: number | null;
  /** The midnight after its last day, if it ends before or after that. */
  readonly dayEndsAt?: number | undefined;
  /** True only if the deal has ended, which lists show only if the site keeps ended deals. */
  readonly ended: boolean;
}

/** When times are over, in epoch milliseconds, and what stands in place of them from then on, such as "Over for today"; empty for nothing. */
export interface OverTimes {
  readonly at: number;
  readonly words: string;
}

/** When a deal takes place on the days that a list is about. */
export interface ListedTimes {
  /** Empty if no times are known. */
  readonly text: string;
  /** `null` if their end is not known. */
  readonly over: OverTimes | null;
}

export interface CategoryTile extends Link {
  readonly id: string;
  readonly tone: Tone;
  readonly image: Picture;
  readonly count: number;
}

/** How long the assistant takes at least, in milliseconds. */
export interface ReplyDelay {
  /** From a message to the reply. */
  readonly reply: number;
  /** From the reply to a question that follows it; 0 if they come together. */
  readonly followUp: number;
}

/** How the assistant introduces itself. */
export interface AssistantHead {
  readonly name: string;
  readonly face: Picture;
  readonly greeting: string;
  readonly placeholder: string;
  /** Where its answers come from, as long as nothing else is known. */
  readonly footnote: string;
  /** Suggestions for a first message; the links are for browsers without script. */
  readonly quickReplies: readonly (Link & { readonly image: Picture | null })[];
  readonly cityName: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Shown beside links to vendors. */
  readonly disclosure: string;
  readonly replyDelay: ReplyDelay;
}

/** What a chat shows before the assistant is loaded. */
export interface ChatHead extends AssistantHead {
  /** How many characters of the greeting stand out: its first sentence. */
  readonly greetingLead: number;
  /** Suggestions that stand beside all others. */
  readonly standingReplies: readonly string[];
  /** Whether visitors can choose a hosted model, as far as the build knows: a browser's own is found by the browser. */
  readonly hasSettings: boolean;
}
