import type { Query, QueryCombination } from 'minisearch';
import type { DealData, DealRecord, GuideRecord } from '../../data/model/deals/dealRecord.ts';
import type { PriceLimit } from '../../data/model/deals/priceLimit.ts';
import type { WhenFilter } from '../../data/model/time/whenFilter.ts';
import type { NamedDay } from './otherWords.ts';

/** A query without words of its own, for a price, a time or what is near; if the time has a list, that is `time`. */
export interface QueryHit {
  readonly kind: 'query';
  readonly query: string;
  readonly limit: PriceLimit | null;
  readonly when: WhenFilter | null;
  readonly time: GuideRecord | null;
}

/** A found deal, guide or query, and the words of its text that match, in lower case. */
export type SearchHit = {
  readonly words: readonly string[];
  /** The words of the query that it lacks, as written, where nothing has all of them. */
  readonly without?: readonly string[];
  /** Whether its title or topics have one of the words. */
  readonly isNamed?: boolean;
  /** The day that the query names, if this was found by its other words. */
  readonly day?: NamedDay;
} & (
  | { readonly kind: 'deal'; readonly deal: DealRecord }
  | { readonly kind: 'guide'; readonly guide: GuideRecord }
  | QueryHit
);

/** The words of a query, and a search for each of them. */
export interface QueryWords {
  readonly words: readonly string[];
  readonly queries: readonly Query[];
  /** Whether one of them is no word of the site, nor the beginning of one. */
  readonly isTypo: boolean;
}

/** What finds deals and guides. */
export interface SearchTools {
  readonly data: DealData;
  readonly tokenize: (text: string) => string[];
  readonly wordsOf: (query: string) => QueryWords;
  /** Whether a hit is a guide for one of the holidays that have guides. */
  readonly isOfHoliday: (hit: SearchHit) => boolean;
  /** What has all words of a query, or for what they need its facts, first what also has those of `better`. */
  readonly findAll: (query: string, better?: string) => SearchHit[];
  /**
   * What `combined` finds, each with the words that it lacks, by the terms of the query that it has. `isAsked` is told the position of a
   * text among deals and guides; others are left out.
   */
  readonly find: (
    combined: QueryCombination,
    lacked: (hasTerm: (term: string) => boolean) => readonly string[],
    isAsked?: (position: number) => boolean,
  ) => SearchHit[];
}

/** Finds something for a query of which nothing has all words. */
export type OtherSearch = (query: string, tools: SearchTools) => SearchHit[];

/** A found deal. */
export type DealHit = Extract<SearchHit, { readonly kind: 'deal' }>;
