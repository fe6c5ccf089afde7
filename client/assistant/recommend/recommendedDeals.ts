import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { SortKey } from '../understand/intents.ts';
import type { Criterion, DealTest } from './criteria.ts';

/** How to recommend, besides the preferences. */
export interface RecommendOptions {
  /** How many deals at most. */
  readonly count: number;
  /** Slugs of deals already shown; they are recommended again only if there are no others. */
  readonly shown: readonly string[];
  /** Slugs of deals that the visitor has seen, which may be recommended again. */
  readonly seen?: readonly string[];
  /** What these lose for it, in points. */
  readonly costOfSeen?: number | undefined;
  /** Only deals that pass it, which stay with the topics and the area if any deal did. */
  readonly only?: DealTest | undefined;
  /** The nearest come first, of what suits about as well. */
  readonly isNearest?: boolean;
  /** The deals are candidates for a choice, and do not stand beside each other. */
  readonly isForChoice?: boolean;
  /** Any of the topics will do. */
  readonly isChoice?: boolean;
  /** Sorts by this instead of by how well a deal fits. */
  readonly by?: SortKey;
}

/** Deals, best first, and which wishes they do not meet. */
export interface RecommendedDeals {
  readonly deals: readonly DealRecord[];
  /** All deals that fit as well as these and were not shown yet, best first. */
  readonly candidates: readonly DealRecord[];
  /** Criteria that these deals may miss, because no deal meets all. */
  readonly relaxed: readonly Criterion[];
  /** Topics that no deal is about. */
  readonly unknown: readonly string[];
  /** Topics that only deals unsuited to who is coming are about. */
  readonly unsuited: readonly string[];
  /** All deals that fit were already shown. */
  readonly isAgain: boolean;
  /** The best deal that misses nothing but the wanted day, if these miss something else; absent for none. */
  readonly elsewhen?: DealRecord;
}
