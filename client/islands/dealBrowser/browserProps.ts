import type { Scope } from '../../search/dealSource.ts';

/** A category, neighborhood or time to choose. */
export interface ListingLink {
  readonly id: string;
  readonly label: string;
  /** Its own listing. */
  readonly href: string;
  /** The number of its deals; absent if it is not known. */
  readonly count?: number;
  /** Whether it is hidden without script. */
  readonly needsScript?: boolean;
}

export interface DealBrowserProps {
  /** The path of the listing, or of the search page. */
  readonly path: string;
  readonly kind: 'listing' | 'search';
  readonly scope: Scope;
  readonly categories: readonly ListingLink[];
  readonly neighborhoods: readonly ListingLink[];
  /** ISO 4217. */
  readonly currency: string;
  /** `null` for a site without an assistant. */
  readonly assistantName: string | null;
  /** The address of what browsers need for the map of the city (`MapData`); `null` without a map or deals on it. */
  readonly map: string | null;
  /** The HTML of the results in the built page. */
  readonly firstResults: string;
}
