import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import type { Zone } from '../../../../data/model/time/zone.ts';
import type { Category, Neighborhood } from '../../../../data/schema/dealGroups.ts';
import type { Vendor } from '../../../../data/schema/vendor.ts';
import type { CityPart } from '../../../content/cityParts.ts';
import type { Draft } from '../../../content/draft.ts';

/** What of the content decides how rows become deals. */
export interface FeedCity {
  readonly today: LocalDate;
  readonly zone: Zone;
  /** The site's currency, such as "USD". */
  readonly currency: string;
  readonly categories: readonly Category[];
  readonly neighborhoods: readonly Neighborhood[];
  /** The city as the part of its own in which all places are; `null` if it has neighborhoods. */
  readonly itself: CityPart | null;
  readonly vendors: readonly Draft<Vendor>[];
  /** The names of the drawings, sorted. */
  readonly drawings: readonly string[];
}
