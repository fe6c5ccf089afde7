import type { DealFilter } from '../../data/model/deals/dealFilter.ts';
import type { DealData, DealRecord, GuideRecord } from '../../data/model/deals/dealRecord.ts';
import type { FilterableDeal } from '../../data/model/deals/filterDeals.ts';
import type { SearchHit } from './dealSearch.ts';

/** What a listing is about by itself, one of these at most; its page shows no other deals. */
export interface Scope {
  readonly category: string | null;
  readonly neighborhood: string | null;
  readonly featured: boolean;
}

/** What is asked of a listing. `isFirst` is true while that is what its page was built with. */
export interface ListingQuery {
  /** The listing's own category or neighborhood included. */
  readonly filter: DealFilter;
  readonly scope: Scope;
  readonly isFirst: boolean;
}

/** What there is to choose from by the filter of a question, and to count for the next one. */
export interface Candidates {
  /** Best match first where words are looked for, else highest discount first. */
  readonly deals: readonly FilterableDeal[];
  /** False where nothing is known of the deals but that they have the words: filters cannot count them. */
  readonly isKnown: boolean;
  /** Guides that have the words, best match first; none where no words are looked for. */
  readonly guides: readonly GuideRecord[];
}

/**
 * The deals of the site for search and filters, whole in memory or in pieces on the server. What is there already is
 * answered at once; promises reject where something cannot be had.
 */
export interface DealSource {
  /** What cards need besides the deals. */
  readonly data: DealData;
  /** The first `count` deals and guides that have the words of `query`, best match first. */
  suggest(query: string, count: number): readonly SearchHit[] | Promise<readonly SearchHit[]>;
  choose(question: ListingQuery): Candidates | Promise<Candidates>;
  /** Deals of a choice in full, in their order. */
  recordsOf(deals: readonly FilterableDeal[]): readonly DealRecord[] | Promise<readonly DealRecord[]>;
}

/** What `next` makes of `value`: at once where that is there. */
export const andThen = <Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
) => (value instanceof Promise ? value.then(next) : next(value));
