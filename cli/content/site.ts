import type { Catalogue } from '../../data/messages/catalogue.ts';
import type { KnownQuestion } from '../../data/model/deals/dealDetails.ts';
import type { Offer } from '../../data/model/deals/offer.ts';
import type { Place } from '../../data/model/deals/place.ts';
import type { Schedule } from '../../data/model/time/schedule.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { Category, Neighborhood } from '../../data/schema/dealGroups.ts';
import type { Holiday, HolidayPage } from '../../data/schema/holiday.ts';
import type { LandingPage } from '../../data/schema/landingPage.ts';
import type { CityMap } from '../../data/schema/map.ts';
import type { ProsePageFrontMatter } from '../../data/schema/prosePage.ts';
import type { SiteConfig } from '../../data/schema/site.ts';
import type { Vendor } from '../../data/schema/vendor.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Look } from '../theme/look.ts';
import type { Slots } from './slots/loadSlots.ts';

/** A city's content, checked: every name in it refers to something that exists. */
export interface Site {
  readonly config: SiteConfig;
  /** What the program says, in the words of the site. */
  readonly messages: Catalogue;
  readonly categories: readonly Category[];
  readonly neighborhoods: readonly Neighborhood[];
  /** In the order of their files, then as written. */
  readonly deals: readonly SiteDeal[];
  readonly vendors: readonly Vendor[];
  readonly pages: readonly SiteProsePage[];
  readonly ownPages: readonly SiteOwnPage[];
  readonly landingPages: readonly SiteLandingPage[];
  readonly holidays: readonly SiteHoliday[];
  readonly map: CityMap | null;
  readonly look: Look;
  readonly slots: Slots;
  /** The styles of one's own, as pages inline them; empty for none. */
  readonly extraStyles: string;
  readonly publicFiles: readonly PublicFile[];
  /** The files of the city's own fonts. */
  readonly fonts: readonly FontFile[];
  readonly pictures: Pictures;
  readonly drawings: Drawings;
  /** The wide drawing of the city, which is recolored for the times of day. */
  readonly skyline: SkylineSource;
  /** SVG files that were drawn because the content leaves them out, by the paths that they would have there. */
  readonly drawnFiles: ReadonlyMap<string, string>;
}

/** What pages of any kind are made with: a site without its deals and its pages. */
export type SharedContent = Pick<
  Site,
  | 'config'
  | 'messages'
  | 'categories'
  | 'neighborhoods'
  | 'vendors'
  | 'map'
  | 'look'
  | 'pictures'
  | 'drawings'
  | 'skyline'
>;

/** The fields of a deal in content that planning reads in another form. */
type WrittenField =
  | 'id'
  | 'originalPrice'
  | 'discountPrice'
  | 'discountPercent'
  | 'offerText'
  | 'clickCount'
  | 'neighborhood'
  | 'coordinates'
  | 'locations'
  | 'citywide'
  | 'vendor'
  | 'hours'
  | 'specialHours'
  | 'sessions'
  | 'days'
  | 'months'
  | 'irregular'
  | 'feed';

/** A deal with what follows from its fields and from its vendor. */
export type SiteDeal = Omit<Deal, WrittenField> & {
  readonly id: string;
  readonly offer: Offer;
  /** Empty for a deal without a place. */
  readonly places: readonly Place[];
  /** `id` is `null` for a vendor that vendors.json does not have. */
  readonly vendor: { readonly id: string | null; readonly name: string };
  readonly schedule: Schedule;
  readonly clickCount: number;
  /** What visitors ask about it; absent if nothing is known. */
  readonly questions?: readonly KnownQuestion[];
  /** The deal's file, relative to the content folder. */
  readonly source: string;
};

/** A page that is code of the project, in a file of its folder pages/. */
export interface SiteOwnPage {
  readonly path: string;
  /** Relative to the content folder. */
  readonly source: string;
}

export interface SiteProsePage extends ProsePageFrontMatter {
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

/** A file that is published as it is. */
export interface PublicFile {
  /** Its path relative to the output folder. */
  readonly file: string;
  /** Its path relative to the content folder. */
  readonly from: string;
  readonly hash: string;
}

/** A font of the city's own; `hash` is that of the whole file, of which the characters are published. */
export interface FontFile extends PublicFile {
  readonly characters: string;
}

/** Pictures by their names in the content. */
export type Pictures = ReadonlyMap<string, SitePicture>;

/** Drawings by their names. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** A picture that the content uses; sizes in pixels. */
export type SitePicture = { readonly width: number; readonly height: number } & (
  | {
      /** On another host. */
      readonly kind: 'remote';
      readonly src: string;
    }
  | {
      /** Published unchanged, with `hash` in its name. */
      readonly kind: 'file';
      readonly file: string;
      readonly hash: string;
    }
  | {
      /** Published in several sizes and formats. */
      readonly kind: 'photo';
      readonly file: string;
      readonly hash: string;
    }
  | {
      /** Composed of the mark and the city. */
      readonly kind: 'preview';
    }
);

/** An SVG file, and its size in pixels. */
export interface SkylineSource {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}
