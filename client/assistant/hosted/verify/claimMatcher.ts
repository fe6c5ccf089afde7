import { type DealFacts, normalizeWords } from './dealFacts.ts';

/** What a sentence claims in a place. */
export interface Claim {
  readonly text: string;
  /** What the groups of the pattern hold. */
  readonly groups: readonly (string | undefined)[];
  /** The sentence before and behind it. */
  readonly before: string;
  readonly behind: string;
}

/** Whether a claim holds for deals with these facts. */
export type ClaimCheck = (claim: Claim, facts: DealFacts) => boolean;

/**
 * Takes all that a pattern finds out of a sentence, so that what is left can be looked at, and remembers whether all of
 * it held.
 */
export interface ClaimMatcher {
  readonly rest: () => string;
  readonly take: (pattern: RegExp, holds: ClaimCheck) => void;
  readonly allHeld: () => boolean;
}

/** Takes claims out of `sentence`; `factsAt` gives those that have to bear what is claimed in a place, each of them. */
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
      rest = rest.replace(pattern, (...found) => {
        const place = found.findIndex((item) => typeof item === 'number');
        const index: number = found[place];
        const text: string = found[0];
        const claim = {
          text,
          groups: found.slice(1, place),
          before: before.slice(0, index),
          behind: before.slice(index + text.length),
        };
        held &&= factsAt(index).every((facts) => holds(claim, facts));
        return ' '.repeat(text.length);
      });
    },
  };
}

/** Whether the deals' own words say `text`. */
export const isStated = ({ words }: DealFacts, text: string): boolean => words.includes(normalizeWords(text));

/** The word behind a claim; empty where there is none. */
export const nextWord = ({ behind }: Claim): string => /^[\s-]*([\p{L}\p{N}’']+)/u.exec(behind)?.[1] ?? '';

/** The `count` words before a claim. */
export const previousWords = ({ before }: Claim, count: number): string =>
  before
    .trim()
    .split(/[\s-]+/)
    .slice(-count)
    .join(' ');

/** Whether the deals' own words say the claim beside the word that it stands beside. */
export function isStatedInContext(claim: Claim, facts: DealFacts): boolean {
  const [next, last] = [nextWord(claim), previousWords(claim, 1)];
  return (
    (next !== '' && isStated(facts, `${claim.text} ${next}`)) ||
    (last !== '' && isStated(facts, `${last} ${claim.text}`))
  );
}

/** The source of a pattern that matches `words`, alternatives held apart by "|", as whole words only. */
export const wholeWordSource = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** A pattern of whole words. */
export const wholeWordPattern = (words: string, flags = 'iu'): RegExp =>
  new RegExp(wholeWordSource(words), flags);
