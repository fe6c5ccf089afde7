import type { NamedTime } from '../time/whenFilter.ts';
import { type PriceLimit, readPriceLimit } from './priceLimit.ts';
import { readNearness, readSearchTime, tidy } from './searchTime.ts';

/** What a search asks for besides its words. */
export interface SearchQuery {
  /** The query without what follows from the other fields. */
  readonly words: string;
  /** `null` for any price. */
  readonly limit: PriceLimit | null;
  readonly when: NamedTime | null;
  /** Whether it asks for what is near the visitor. */
  readonly isNear: boolean;
}

/** For how many: deals say that in other words, and hardly one with this number. */
const party =
  /\bfor (?:a party of )?\d{1,2}(?: (?:people|persons|of us|guests|friends|kids|adults))?\b(?![.:%]?\d)(?! ?(?:hours?|nights?|days?|minutes?|weeks?|dollars|bucks))/i;

/** Reads a price and a time from search words: "jazz under $20 this weekend". */
export function readSearchQuery(query: string): SearchQuery {
  const { words: timeless, when } = readSearchTime(query);
  const { words, isNear } = readNearness(timeless);
  const limit = readPriceLimit(words);
  const others = tidy((limit ? words.replace(limit.words, ' ') : words).replace(party, ' '));
  return { words: others, limit, when, isNear };
}
