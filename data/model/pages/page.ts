import type { Validity } from '../time/clock.ts';
import type { LocalDate } from '../time/localDate.ts';
import type { GuideProps } from './guide.ts';
import type {
  CategoryTile,
  Chrome,
  DealCardData,
  DocumentHead,
  Link,
  Picture,
  SkylinePictures,
} from './view.ts';

/*
 * What planning hands to rendering: plain JSON that says everything a page will say. Dates are days in the city's
 * zone, instants are epoch milliseconds, amounts are in `Chrome.currency`, `href`s are paths of this site.
 */

export interface HomeProps {
  readonly head: DocumentHead;
  readonly headline: readonly string[];
  readonly lead: string;
  readonly skyline: SkylinePictures;
  readonly banner: {
    readonly id: string;
    readonly text: string;
    readonly link: Link;
    readonly hiddenOnPhones: boolean;
    /** Epoch milliseconds; `null` where its season never ends. */
    readonly until: number | null;
  } | null;
  /** Live deals on the whole site. */
  readonly dealCount: number;
  readonly categories: readonly CategoryTile[];
  readonly popularSearches: {
    readonly heading: string;
    readonly note: string;
    readonly links: readonly Link[];
  };
  readonly carousel: readonly DealCardData[];
  /** Guides of the site, for those who want to be told what to do. */
  readonly guides: readonly Link[];
  readonly lists: readonly {
    readonly id: 'featured' | 'trending' | 'ending-soon';
    readonly label: string;
    readonly deals: readonly DealCardData[];
  }[];
}

/** What a deal page says that depends on the deal's phase. */
export type DealState =
  | { readonly phase: 'upcoming'; readonly startDate: LocalDate; readonly startsAt: number }
  | { readonly phase: 'live' }
  | { readonly phase: 'ended' };

export interface DealProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly state: DealState;
  readonly deal: DealCardData;
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
  readonly similar: readonly DealCardData[];
  /** Up to four other live deals of the vendor that are not among the similar ones. */
  readonly sameVendor: readonly DealCardData[];
}

/** A category or neighborhood that has a listing. */
export interface ListingChoice extends Link {
  readonly id: string;
  readonly count: number;
  readonly current: boolean;
}

export interface ListingProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly heading: string;
  readonly intro: string;
  readonly scope:
    | { readonly kind: 'all' | 'featured' }
    | { readonly kind: 'category' | 'neighborhood'; readonly id: string };
  /** Beside the heading of a neighborhood. */
  readonly picture: Picture | null;
  /** How the deals are sorted, in words. */
  readonly sortLabel: string;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** The address of the first page; the others follow from it. */
  readonly path: string;
  readonly deals: readonly DealCardData[];
  readonly categories: readonly ListingChoice[];
  readonly neighborhoods: readonly ListingChoice[];
}

export interface SearchProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
  readonly categories: readonly CategoryTile[];
  readonly neighborhoods: readonly (Link & { readonly id: string; readonly count: number })[];
  readonly popularSearches: HomeProps['popularSearches'];
}

export interface ChatProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
  /** What the assistant recommends to everybody: best savings, one a category. */
  readonly picks: readonly DealCardData[];
}

/** The deals that a visitor saved; which these are only the visitor's device knows. */
export interface SavedProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
}

export interface ProseProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly heading: string;
  readonly intro: string | null;
  /** `null` where the page does not say when it was last updated. */
  readonly lastUpdated: LocalDate | null;
  /** Rendered from Markdown in which raw HTML is off. */
  readonly html: string;
}

export interface NotFoundProps {
  readonly head: DocumentHead;
  readonly skyline: SkylinePictures;
  readonly categories: readonly CategoryTile[];
}

interface PropsOfKind {
  home: HomeProps;
  deal: DealProps;
  listing: ListingProps;
  search: SearchProps;
  chat: ChatProps;
  saved: SavedProps;
  prose: ProseProps;
  guide: GuideProps;
  'not-found': NotFoundProps;
}

export type PageKind = keyof PropsOfKind;

/** What rendering needs of a page. */
interface RenderableOf<Kind extends PageKind> {
  readonly kind: Kind;
  /** Its address on the site, such as "/deal/taco-night"; unique. */
  readonly path: string;
  /** The address that search engines shall use; another page's for an alias. */
  readonly canonicalPath: string;
  readonly props: PropsOfKind[Kind];
  /** The content file that an editor would open to change the page, relative to the content folder. */
  readonly source: string;
}

export type RenderablePage = { [Kind in PageKind]: RenderableOf<Kind> }[PageKind];

export interface PageOf<Kind extends PageKind> extends RenderableOf<Kind> {
  /** The time in which this page says the truth. */
  readonly valid: Validity;
  /** Epoch milliseconds of the last change of the page's own words; `null` where none is known. */
  readonly lastModified: number | null;
  readonly indexable: boolean;
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
  /** The one style sheet that pages of a kind inline. */
  readonly styles: Readonly<Record<PageKind, string>>;
  /** Runs before anything is painted; inlined in every page. */
  readonly headScript: string;
  /** The small script of enhancements that every page loads after it is parsed. */
  readonly enhanceScript: string;
  /** Fonts that the first screen needs. */
  readonly preloadFonts: readonly string[];
}
