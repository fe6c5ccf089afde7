import type { NamedTime } from '../time/whenFilter.ts';

/** The spaces of a text that lost words. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** English, as the words that a search ignores. */
const times: readonly (readonly [NamedTime, RegExp])[] = [
  ['weekend', /\b(?:on |at )?(?:this|the) weekend\b/i],
  ['tonight', /\b(?:tonight|this evening)\b/i],
  ['today', /\btoday\b/i],
  ['tomorrow', /\btomorrow\b/i],
  ['now', /\b(?:open now|right now)\b/i],
];

/** What joined the time to the other words: "tonight in Old Town", "jazz for tonight". */
const loose = /^(?:in|at|near|for|on) | (?:in|at|for|on)$/gi;

const near = /\b(?:near me|nearby|close to me|close by|around me)\b/i;

/** Reads whether search words ask for what is near the visitor, and the other words: "tacos near me". */
export const readNearness = (query: string): { readonly words: string; readonly isNear: boolean } => {
  const isNear = near.test(query);
  return { words: isNear ? tidy(query.replace(near, ' ')) : query, isNear };
};

/** Reads the time that search words name, and the other words: "jazz this weekend". */
export function readSearchTime(query: string): {
  readonly words: string;
  readonly when: NamedTime | null;
} {
  const [when, pattern] = times.find(([, words]) => words.test(query)) ?? [null, null];
  return { when, words: pattern ? tidy(query.replace(pattern, ' ')).replace(loose, '') : query };
}
