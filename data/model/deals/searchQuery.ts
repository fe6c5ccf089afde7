import type { NamedTime } from '../time/whenFilter.ts';
import { type PriceLimit, readPriceLimit } from './priceLimit.ts';

/** What a search asks for besides its words. */
export interface SearchQuery {
  /** The query without what follows from the other fields. */
  readonly words: string;
  /** `null` for any price. */
  readonly limit: PriceLimit | null;
  readonly when: NamedTime | null;
}

const times: readonly (readonly [NamedTime, RegExp])[] = [
  ['weekend', /\b(?:on |at )?(?:this|the) weekend\b/i],
  ['tonight', /\b(?:tonight|this evening)\b/i],
  ['today', /\btoday\b/i],
  ['tomorrow', /\btomorrow\b/i],
  ['now', /\b(?:open now|right now)\b/i],
];

/** Reads the time that search words name, and the other words: "jazz this weekend". */
export function readSearchTime(query: string): Pick<SearchQuery, 'words' | 'when'> {
  const [when, pattern] = times.find(([, words]) => words.test(query)) ?? [null, null];
  return { when, words: pattern ? tidy(query.replace(pattern, ' ')) : query };
}

/** Reads a price and a time from search words: "jazz under $20 this weekend". */
export function readSearchQuery(query: string): SearchQuery {
  const { words, when } = readSearchTime(query);
  const limit = readPriceLimit(words);
  return { words: limit ? tidy(words.replace(limit.words, ' ')) : tidy(words), limit, when };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
