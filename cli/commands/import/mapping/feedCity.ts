import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import type { Zone } from '../../../../data/model/time/zone.ts';
import type { Category, Neighborhood } from '../../../../data/schema/dealGroups.ts';
import type { Vendor } from '../../../../data/schema/vendor.ts';
import type { Draft } from '../../../content/draft.ts';

/** What of the content decides how rows become deals. */
export interface FeedCity {
  readonly today: LocalDate;
  readonly zone: Zone;
  /** The site's currency, such as "USD". */
  readonly currency: string;
  readonly categories: readonly Category[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly vendors: readonly Draft<Vendor>[];
  /** The names of the drawings, sorted. */
  readonly drawings: readonly string[];
}
