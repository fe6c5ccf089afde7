/** What the package exports; it has no other types, so that it needs no other packages. */

export type * from './partTypes.d.ts';

/** Where a site is and where it is built. Paths are relative to `root`. */
export interface SiteDefinition {
  /** The folder of the project; the working directory if absent. */
  readonly root?: string;
  /** The content folder; `data/content` if absent. */
  readonly content?: string;
  /** The output folder; `dist` if absent. */
  readonly out?: string;
  /** Whether pages get preview images for shared links; true if absent. */
  readonly socialImages?: boolean;
}

/** A definition with nothing left out; `root` is absolute. */
export type DefinedSite = Readonly<Required<SiteDefinition>>;

/** A problem of the content or the output, as the commands report it. */
export interface SiteProblem {
  /** Permanent, such as "CD303". */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** As in messages of the commands: the content folder as it was defined, and the file in it. */
  readonly file: string;
  /** From 1; absent if the problem is not at one place. */
  readonly line?: number;
  readonly column?: number;
  readonly problem: string;
  readonly expected?: string;
  readonly hint?: string;
}

/** Either a result or the problems that prevented it. */
export type Outcome<Result> =
  | ({ readonly ok: true; readonly warnings: readonly SiteProblem[] } & Result)
  | { readonly ok: false; readonly problems: readonly SiteProblem[] };

/** A category or a neighborhood. */
export interface ContentGroup {
  readonly id: string;
  readonly label: string;
}

/** A deal of the content. Days are in the city's zone, as YYYY-MM-DD. */
export interface ContentDeal {
  readonly slug: string;
  /** The path of its page. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly vendor: string;
  /** The id of its category. */
  readonly category: string;
  readonly publishedDate: string;
  /** `null` if no end is known. */
  readonly expiryDate: string | null;
  /** Its file in the content folder. */
  readonly source: string;
}

/** A site's content, valid and without drafts. */
export interface ContentSite {
  readonly name: string;
  readonly origin: string;
  readonly city: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly categories: readonly ContentGroup[];
  readonly neighborhoods: readonly ContentGroup[];
  readonly deals: readonly ContentDeal[];
}

/** A page as it is at an instant. */
export interface SitePage {
  /** Such as "deal", "listing" or "guide". */
  readonly kind: string;
  readonly path: string;
  /** The path that search engines see; another one for second addresses of a page. */
  readonly canonicalPath: string;
  readonly indexable: boolean;
  /** Since when the page reads as it does; `null` if ever. */
  readonly validFrom: Date | null;
  /** When it goes stale; `null` if it never does. */
  readonly validUntil: Date | null;
  /** The content file that it comes from. */
  readonly source: string;
}

/** All pages of a site at an instant. */
export interface SitePlan {
  readonly pages: readonly SitePage[];
  /** When the first page goes stale; `null` if none ever does. */
  readonly nextDue: Date | null;
}

/** How to build. */
export interface BuildSettings {
  /** For which instant; the real time if absent. */
  readonly now?: Date;
  /** Whether to render all pages again. */
  readonly clean?: boolean;
  /** Whether to build into a folder that has files of your own. */
  readonly force?: boolean;
  /** Called with what is being done, such as "Rendering page", and how far it is. */
  readonly onProgress?: (label: string, done: number, total: number) => void;
}

/** What a build did. */
export interface BuildReport {
  /** The output folder, absolute. */
  readonly out: string;
  readonly pages: {
    readonly total: number;
    readonly rendered: number;
    readonly kept: number;
    readonly removed: number;
  };
  readonly files: { readonly total: number; readonly written: number; readonly removed: number };
  /** Of all files. */
  readonly bytes: number;
  /** When the first page goes stale; `null` if none ever does. */
  readonly nextDue: Date | null;
}

/** A site's definition with the defaults of the commands filled in. */
export declare function defineSite(definition?: SiteDefinition): DefinedSite;

/** Reads and checks the content of a site, as `city-deals validate` does. */
export declare function loadSite(definition: SiteDefinition): Outcome<{ readonly site: ContentSite }>;

/** The pages that a site of `loadSite` has at `now`. Pure: the same arguments have the same result. */
export declare function planSite(site: ContentSite, now: Date): SitePlan;

/** Builds a site, as `city-deals build` does. With problems in the content the output folder is not touched. */
export declare function buildSite(
  definition: SiteDefinition,
  settings?: BuildSettings,
): Promise<Outcome<{ readonly built: BuildReport }>>;
