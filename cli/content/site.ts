import type { Picture } from '../../data/model/view.ts';
import type { Category } from '../../data/schema/category.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { Holiday, HolidayPage } from '../../data/schema/holiday.ts';
import type { LandingPage } from '../../data/schema/landingPage.ts';
import type { CityMap } from '../../data/schema/map.ts';
import type { Neighborhood } from '../../data/schema/neighborhood.ts';
import type { ProsePageFrontMatter } from '../../data/schema/prosePage.ts';
import type { SiteConfig } from '../../data/schema/site.ts';

/** A city's content, checked: every name in it names something that is there. */
export interface Site {
  readonly config: SiteConfig;
  readonly categories: readonly Category[];
  readonly neighborhoods: readonly Neighborhood[];
  /** In the order of files, then as written. */
  readonly deals: readonly SiteDeal[];
  readonly pages: readonly ProsePage[];
  readonly landingPages: readonly SiteLandingPage[];
  readonly holidays: readonly SiteHoliday[];
  readonly map: CityMap | null;
  readonly pictures: Pictures;
}

export type SiteDeal = Deal & {
  /** The file that has the deal, relative to the content folder. */
  readonly source: string;
};

export interface ProsePage extends ProsePageFrontMatter {
  /** Its path without the slash, such as "about". */
  readonly name: string;
  readonly html: string;
  readonly source: string;
}

export type SiteLandingPage = LandingPage & {
  /** Its path without the slash. */
  readonly name: string;
  readonly source: string;
};

export type SiteHoliday = Holiday & {
  /** Its path without the slash, such as "july-4th". */
  readonly id: string;
  readonly source: string;
  readonly pages: readonly SiteHolidayPage[];
};

export type SiteHolidayPage = HolidayPage & { readonly name: string; readonly source: string };

/** Pictures by how content names them. */
export type Pictures = ReadonlyMap<string, SitePicture>;

/** A picture without words; `file` is the content file to publish at `src`, or `null` for one on another host. */
export type SitePicture = Omit<Picture, 'alt'> & { readonly file: string | null };
