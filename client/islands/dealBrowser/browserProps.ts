import type { Scope } from '../../search/dealSource.ts';

/** A category or neighborhood to choose from. */
export interface ListingLink {
  readonly id: string;
  readonly label: string;
  /** Its own listing. */
  readonly href: string;
  readonly count: number;
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
  readonly assistantName: string;
  /** The HTML of the results in the built page. */
  readonly firstResults: string;
}
