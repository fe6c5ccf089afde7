import type { NamedTime } from '../time/whenFilter.ts';

/** What a search asks for besides its words. */
export interface SearchQuery {
  /** The query without what follows from the other fields. */
  readonly words: string;
  /** The highest price, in the site's currency; `null` for any. */
  readonly maxPrice: number | null;
  readonly when: NamedTime | null;
}

/** English, as the words that a search ignores. */
const price =
  /(?:\b(?:under|below|less than|up to|at most|max\.?)\s*\$?\s*(\d+(?:\.\d+)?)(?:\s*(?:dollars|bucks))?|\$(\d+(?:\.\d+)?)\s*or\s*less)(?![\d%])/i;

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
  const [written = '', under, orLess] = price.exec(words) ?? [];
  const amount = under ?? orLess;
  return {
    words: tidy(words.replace(written, ' ')),
    maxPrice: amount === undefined ? null : Number(amount),
    when,
  };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
