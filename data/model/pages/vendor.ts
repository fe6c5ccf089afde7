import type { DealMap, DealPlaces, DealTimes, DealVendor } from './deal.ts';
import type { DealCardData, DocumentHead, Link, Picture } from './view.ts';

/** The page of a vendor with several deals. */
export interface VendorProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly vendor: DealVendor;
  /** The vendor's own site. */
  readonly site: string | null;
  readonly about: readonly string[];
  readonly picture: Picture | null;
  readonly places: readonly DealPlaces[];
  /** `null` if the city has no map, or no place is known. */
  readonly map: DealMap | null;
  readonly times: Exclude<DealTimes, { readonly kind: 'sessions' }>;
  /** Its live deals, highest discount first. */
  readonly deals: readonly DealCardData[];
  /** Its deals that have not begun. */
  readonly comingSoon: readonly DealCardData[];
}
