import type { DealFilter, Facet } from '../../data/model/deals/dealFilter.ts';
import type { DealData, DealRecord, GuideRecord } from '../../data/model/deals/dealRecord.ts';
import type { FilterableDeal } from '../../data/model/deals/filterDeals.ts';
import type { ListedTime } from '../../data/model/time/whenFilter.ts';
import type { NamedDay } from './otherWords.ts';
import type { SearchHit } from './searchHit.ts';

/** What a listing is limited to: at most one of these. */
export interface Scope {
  readonly category: string | null;
  readonly neighborhood: string | null;
  readonly when: ListedTime | null;
  readonly featured: boolean;
}

/** Whether the deals of a listing have one value of `facet`, its own. */
export const isOwnFacet = (scope: Scope, facet: Facet): boolean =>
  (facet === 'category' && scope.category !== null) ||
  (facet === 'neighborhoods' && scope.neighborhood !== null) ||
  (facet === 'when' && scope.when !== null);

/** A query to a listing. `isFirst` is true while the page still shows what it was built with. */
export interface ListingQuery {
  /** Includes the listing's own category, neighborhood or time. */
  readonly filter: DealFilter;
  readonly scope: Scope;
  readonly isFirst: boolean;
}

/** The deals that a query's filter chooses from, and that are counted for the next one. */
export interface Candidates {
  /** Best match first if there are search words, otherwise highest discount first. */
  readonly deals: readonly FilterableDeal[];
  /** False if only the numbers of the deals are known, so that filters cannot count them. */
  readonly isKnown: boolean;
  /** Matching guides, best match first; none without search words. */
  readonly guides: readonly GuideRecord[];
  /** Whether no deal has all of the search words. */
  readonly isPartial?: boolean;
  /** The best match of all. */
  readonly first?: SearchHit | undefined;
  /** The day that the search words name, if no text has it: the candidates are found by the other words. */
  readonly day?: NamedDay | undefined;
}

/**
 * The deals of the site for search and filters, all in memory or in chunks on the server. Answers synchronously where the
 * data is loaded; promises reject if it cannot be.
 */
export interface DealSource {
  /** What cards need in addition to the deals. */
  readonly data: DealData;
  /** The `count` deals and guides that match `query` best, best match first. */
  suggest(query: string, count: number): readonly SearchHit[] | Promise<readonly SearchHit[]>;
  choose(question: ListingQuery): Candidates | Promise<Candidates>;
  /** The full records of candidates, in the same order. */
  recordsOf(deals: readonly FilterableDeal[]): readonly DealRecord[] | Promise<readonly DealRecord[]>;
}
