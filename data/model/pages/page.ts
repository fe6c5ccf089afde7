import type { Validity } from '../time/clock.ts';
import type { LocalDate } from '../time/localDate.ts';
import type { ListedTime } from '../time/whenFilter.ts';
import type { DealProps } from './deal.ts';
import type { GuideProps } from './guide.ts';
import type { LinkedText } from './linkedText.ts';
import type { VendorProps } from './vendor.ts';
import type {
  CategoryTile,
  DealCardData,
  DocumentHead,
  Link,
  ListedTimes,
  Picture,
  SkylinePictures,
} from './view.ts';

/*
 * What planning passes to rendering: props are plain JSON with everything that a page shows. Dates are days in the city's
 * zone, instants are epoch milliseconds, amounts are in `Chrome.currency`, `href`s are paths of this site.
 */

export interface HomeProps {
  readonly head: DocumentHead;
  readonly headline: readonly string[];
  /** `{count}` stands for the number of deals. */
  readonly lead: string;
  readonly skyline: SkylinePictures;
  readonly banner: {
    readonly id: string;
    readonly text: string;
    readonly link: Link;
    readonly hiddenOnPhones: boolean;
    /** Epoch milliseconds; `null` if its season never ends. */
    readonly until: number | null;
  } | null;
  /** Live deals on the whole site. */
  readonly dealCount: number;
  /** When a number of deals changes next, in epoch milliseconds; `null` if none ever does. */
  readonly datedUntil: number | null;
  readonly categories: readonly CategoryTile[];
  readonly popularSearches: {
    readonly heading: string;
    readonly note: string;
    readonly links: readonly Link[];
  };
  readonly carousel: readonly DealCardData[];
  /** The guides that most visitors look for, with a picture. */
  readonly guideCards: readonly (Link & { readonly image: Picture })[];
  /** Guides of the site, for visitors who look for ideas. */
  readonly guides: readonly Link[];
  readonly lists: readonly {
    readonly id: 'featured' | 'trending' | 'ending-soon';
    readonly label: string;
    readonly deals: readonly DealCardData[];
  }[];
  /** The deals that begin next. */
  readonly comingSoon: readonly DealCardData[];
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
  /** The time that the listing is about, such as "Friday, November 20", part of the heading; `null` if it is about none. */
  readonly range: string | null;
  /** When that time is over, in epoch milliseconds. */
  readonly datedUntil: number | null;
  readonly intro: LinkedText;
  readonly scope:
    | { readonly kind: 'all' | 'featured' }
    /** Lists without filters. */
    | { readonly kind: 'upcoming' | 'prices' }
    | { readonly kind: 'category' | 'neighborhood'; readonly id: string }
    | { readonly kind: 'when'; readonly when: ListedTime };
  /** Beside the heading of a neighborhood. */
  readonly picture: Picture | null;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** The address of the first page; those of the others follow from it (`listingPagePath`). */
  readonly path: string;
  readonly deals: readonly DealCardData[];
  /** When each of `deals` takes place at the time that the listing is about; empty for other listings. */
  readonly times: readonly ListedTimes[];
  /** The deals that begin next and will be listed here. */
  readonly comingSoon: readonly DealCardData[];
  readonly categories: readonly ListingChoice[];
  readonly neighborhoods: readonly ListingChoice[];
  /** The address of what browsers need for a map of the deals (`MapData`); `null` without a map or deals on it. */
  readonly map: string | null;
}

export interface SearchProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
  /** When a number of deals changes next, in epoch milliseconds; `null` if none ever does. */
  readonly datedUntil: number | null;
  readonly categories: readonly CategoryTile[];
  readonly neighborhoods: readonly (Link & { readonly id: string; readonly count: number })[];
  readonly popularSearches: HomeProps['popularSearches'];
  /** The address of what browsers need for a map of the deals (`MapData`); `null` without a map or deals on it. */
  readonly map: string | null;
}

export interface ChatProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
  /** When a number of deals changes next, in epoch milliseconds; `null` if none ever does. */
  readonly datedUntil: number | null;
  /** What the assistant recommends to everybody: the best live deal of each category. */
  readonly picks: readonly DealCardData[];
}

/** The page of saved deals; only the visitor's device knows which these are. */
export interface SavedProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly dealCount: number;
  /** When a number of deals changes next, in epoch milliseconds; `null` if none ever does. */
  readonly datedUntil: number | null;
}

export interface ProseProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly heading: string;
  readonly intro: string | null;
  /** `null` if the page does not say when it was last updated. */
  readonly lastUpdated: LocalDate | null;
  /** Rendered from Markdown in which raw HTML is off. */
  readonly html: string;
}

/** A page of the project's own. Its title, description and words come from its code, when it is rendered. */
export interface OwnPageProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  /** The live deals, best first. */
  readonly deals: readonly DealCardData[];
  readonly categories: readonly CategoryTile[];
  readonly neighborhoods: readonly (Link & { readonly id: string; readonly count: number })[];
}

export interface NotFoundProps {
  readonly head: DocumentHead;
  readonly skyline: SkylinePictures;
  /** When a number of deals changes next, in epoch milliseconds; `null` if none ever does. */
  readonly datedUntil: number | null;
  readonly categories: readonly CategoryTile[];
}

/** The props of each kind of page. */
export interface PagePropsByKind {
  home: HomeProps;
  deal: DealProps;
  listing: ListingProps;
  search: SearchProps;
  chat: ChatProps;
  saved: SavedProps;
  vendor: VendorProps;
  prose: ProseProps;
  guide: GuideProps;
  own: OwnPageProps;
  'not-found': NotFoundProps;
}

export type PageKind = keyof PagePropsByKind;

/** What identifies a page at every stage of a build. */
interface PageIdentity<Kind extends PageKind> {
  readonly kind: Kind;
  /** Its address on the site, such as "/deal/taco-night"; unique. */
  readonly path: string;
  /** The address for search engines; for an alias, that of the page that it stands for. */
  readonly canonicalPath: string;
  /** The content file that an editor would open to change the page, relative to the content folder. */
  readonly source: string;
}

interface PlannedPageOf<Kind extends PageKind> extends PageIdentity<Kind> {
  /** How long the page stays true. */
  readonly valid: Validity;
  /** Epoch milliseconds of the last change of the page's own content; `null` if none is known. */
  readonly lastModified: number | null;
  readonly indexable: boolean;
  /**
   * Names all that the props are made of, which takes less than to make them: as long as the text is the same, they are.
   * Absent for a page of which there are few.
   */
  readonly ingredients?: () => string;
  /** Creates the props again at each call: those of thousands of pages would fill the memory. Pure. */
  readonly makeProps: () => PagePropsByKind[Kind];
}

interface RenderablePageOf<Kind extends PageKind> extends PageIdentity<Kind> {
  readonly props: PagePropsByKind[Kind];
  /** The instant at which the page goes stale, in epoch milliseconds; `null` if it never does. */
  readonly validUntil: number | null;
}

/** A page as planning returns it: when it is valid, and how to create its props. */
export type PlannedPage<Kind extends PageKind = PageKind> = { [K in Kind]: PlannedPageOf<K> }[Kind];

/** A page as rendering needs it: plain JSON. */
export type RenderablePage<Kind extends PageKind = PageKind> = { [K in Kind]: RenderablePageOf<K> }[Kind];

/** The parts of pages that are the same for every site: bundled once for each version of the code. */
export interface AssetManifest {
  /** The one style sheet that pages of a kind inline. */
  readonly styles: Readonly<Record<PageKind, string>>;
  /** What pages inline besides if they have the form of a newsletter. */
  readonly letterStyles: string;
  /** The addresses of the style sheets that pages of a kind load in the background: for printing, dialogs and the like. */
  readonly laterSheets: Readonly<Record<PageKind, string>>;
  /** Runs before the first paint; inlined in every page. */
  readonly headScript: string;
  /** The address of the small script that every page loads after it is parsed. */
  readonly enhanceScript: string;
  /** The code of the service worker, and of the one that removes it. */
  readonly worker: { readonly main: string; readonly remove: string };
  /** The addresses of all files of the bundle; each has a hash in its name. */
  readonly files: readonly string[];
}
