import { type DealFacts, normalizeWords } from './dealFacts.ts';

/** A claim in a sentence. */
export interface Claim {
  readonly text: string;
  /** The groups of the matched pattern. */
  readonly groups: readonly (string | undefined)[];
  /** The text of the sentence before and after it. */
  readonly before: string;
  readonly behind: string;
}

/** Whether a claim is true for deals with these facts. */
export type ClaimCheck = (claim: Claim, facts: DealFacts) => boolean;

/** Checks the claims in a sentence. What a pattern matches is removed, so that later patterns see only the rest. */
export interface ClaimMatcher {
  readonly rest: () => string;
  readonly take: (pattern: RegExp, holds: ClaimCheck) => void;
  readonly allHeld: () => boolean;
}

/** A matcher for `sentence`. A claim at an index must be true for each of `factsAt(index)`. */
export function createClaimMatcher(
  sentence: string,
  factsAt: (index: number) => readonly DealFacts[],
): ClaimMatcher {
  let rest = sentence;
  let held = true;
  return {
    rest: () => rest,
    allHeld: () => held,
    take(pattern, holds) {
      const before = rest;
      rest = rest.replace(pattern, (...match) => {
        // The arguments are the match, its groups, its index, and the whole text.
        const indexPlace = match.findIndex((item) => typeof item === 'number');
        const index: number = match[indexPlace];
        const text: string = match[0];
        const claim = {
          text,
          groups: match.slice(1, indexPlace),
          before: before.slice(0, index),
          behind: before.slice(index + text.length),
        };
        held &&= factsAt(index).every((facts) => holds(claim, facts));
        return ' '.repeat(text.length);
      });
    },
  };
}

/** Whether the deals' own texts contain `text`. */
export const isStated = ({ words }: DealFacts, text: string): boolean => words.includes(normalizeWords(text));

/** The word behind a claim; empty if there is none. */
export const nextWord = ({ behind }: Claim): string => /^[\s-]*([\p{L}\p{N}’']+)/u.exec(behind)?.[1] ?? '';

/** The `count` words before a claim. */
export const previousWords = ({ before }: Claim, count: number): string =>
  before
    .trim()
    .split(/[\s-]+/)
    .slice(-count)
    .join(' ');

/** Whether the deals' own texts contain the claim together with the word before or after it. */
export function isStatedInContext(claim: Claim, facts: DealFacts): boolean {
  const [next, last] = [nextWord(claim), previousWords(claim, 1)];
  return (
    (next !== '' && isStated(facts, `${claim.text} ${next}`)) ||
    (last !== '' && isStated(facts, `${last} ${claim.text}`))
  );
}

/** The source of a pattern that matches `words`, alternatives separated by "|", as whole words only. */
export const wholeWordSource = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** A pattern of whole words. */
export const wholeWordPattern = (words: string, flags = 'iu'): RegExp =>
  new RegExp(wholeWordSource(words), flags);
