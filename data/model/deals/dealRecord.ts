import type { IncludedThing } from '../../language/factWords.ts';
import type { DealPoint } from '../geo.ts';
import type { LocalDate } from '../time/localDate.ts';
import type { Schedule } from '../time/schedule.ts';
import type { DealChunks } from './chunks/dealChunks.ts';
import { type Offer, readOffer } from './offer.ts';
import { areaOf } from './place.ts';
import type { PosterVariant } from './posterOrder.ts';

/** Increased when pages of an earlier build could not read the data. */
export const dealDataVersion = 4;

/** The path of the data that search, filters and the assistant use. */
export const dealDataPath = '/deals.json';

/** A listed deal in the data for browsers. Amounts are in the site's currency. */
export interface DealRecord {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Id of a category. */
  readonly category: string;
  /** Ids of neighborhoods; empty for a deal without a place. */
  readonly neighborhoods: readonly string[];
  readonly vendor: string;
  /** What the deal offers: see `readOffer`. */
  readonly price?: number;
  readonly originalPrice?: number;
  readonly percent?: number;
  readonly offerText?: string;
  /** The code to enter at the vendor's. */
  readonly couponCode?: string;
  /** Its first day; only for a deal that has not begun. */
  readonly starts?: LocalDate;
  /** The last day; absent if no end is known. */
  readonly expiryDate?: string;
  /** Epoch milliseconds; absent if no end is known. */
  readonly endsAt?: number;
  /** The midnight after its last day, if it ends before or after that. */
  readonly dayEndsAt?: number;
  readonly publishedDate: string;
  readonly clicks: number;
  /** A key of `DealData.art`; absent if the deal has a picture of its own, `image`. */
  readonly art?: string;
  readonly image?: string;
  /** The vendor's page. */
  readonly url?: string;
  /** It has begun since the data was made, so its link is not known yet: see `dealDataAt`. */
  readonly begun?: true;
  /** When it takes place; absent if it can be used on any day, at hours that are not known. */
  readonly when?: Schedule;
  /** The features that it is known to have, and the needs that it is known to meet: see `hasFeature`, `meets`. */
  readonly features?: number;
  /** What it is like for those who come: see `hasTrait`; absent for nothing in particular. */
  readonly traits?: number;
  /** The needs that it is known not to meet. */
  readonly lacks?: number;
  /** Whom the price is for: each person, or so many together. */
  readonly priceFor?: 'person' | number;
  /** The lowest and the highest age, in years; `null` for no limit. */
  readonly ages?: readonly [from: number, to: number | null];
  /** The minutes after midnight from which it is for adults only. */
  readonly adultsFrom?: number;
  /** How many people can come together, as ages. */
  readonly groups?: readonly [from: number, to: number | null];
  /** How long it takes at most. */
  readonly minutes?: number;
  /** How many hours before it has to be booked; absent if that is not known, or not needed. */
  readonly ahead?: number;
  /** What comes with it, of what visitors ask for. */
  readonly includes?: readonly IncludedThing[];
  readonly featured?: true;
  readonly family?: true;
  readonly adults?: true;
  readonly outdoor?: boolean;
  readonly intensity?: 'low' | 'medium' | 'high';
  readonly tags?: readonly string[];
  /** Each place whose coordinates are known. */
  readonly at?: readonly DealPoint[];
}

/** What a deal offers. */
export const offerOf = ({ offerText, ...fields }: DealRecord): Offer =>
  readOffer({ ...fields, text: offerText });

/** Where a deal is, in words; empty for a neighborhood that the data does not have. */
export const areaLabel = (
  deal: Pick<DealRecord, 'neighborhoods'>,
  { neighborhoods }: Pick<DealData, 'neighborhoods'>,
): string =>
  areaOf(deal.neighborhoods.map((id) => ({ label: neighborhoods[id]?.label ?? '', href: '' }))).label;

/** A page that search proposes beside deals: a guide, a list of deals, or a deal that has not begun. */
export interface GuideRecord {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** The next day of the holiday that it is about; only for what leads to all guides of a holiday. */
  readonly date?: LocalDate;
  /** Absent for a guide. */
  readonly list?: 'area' | 'category' | 'time' | 'upcoming';
  /** Other names, such as those of an area, or the tags of a deal. */
  readonly names?: string;
}

/** The content of `/deals.json`, highest discount first. */
export interface DealData {
  readonly version: typeof dealDataVersion;
  /** IANA name of the city's time zone. */
  readonly timeZone: string;
  /** The Mondays that make a weekend longer, for two years at least. */
  readonly daysOff: readonly LocalDate[];
  /** The features that any listed deal has. */
  readonly features: number;
  readonly categories: Readonly<Record<string, { readonly label: string; readonly tone: string }>>;
  readonly neighborhoods: Readonly<
    Record<string, { readonly label: string; readonly aliases?: readonly string[] }>
  >;
  /** The posters of each drawing and tone, in the order of their variants. */
  readonly art: Readonly<Record<string, readonly (PosterVariant & { readonly src: string })[]>>;
  readonly deals: readonly DealRecord[];
  readonly guides: readonly GuideRecord[];
  /** The deals that begin next, which the assistant is asked about and nothing lists; absent for none. */
  readonly coming?: readonly DealRecord[];
  /** Where to find the deals of a large catalog; `deals` then has only some of each category and neighborhood. */
  readonly pieces?: DealChunks;
}

/** Checks parsed JSON; `null` if it is not deal data, or of another version. */
export function readDealData(sent: unknown): DealData | null {
  const data = sent as Partial<DealData> | null;
  const isOurs = data?.version === dealDataVersion && Array.isArray(data.deals) && Array.isArray(data.guides);
  return isOurs ? (data as DealData) : null;
}
