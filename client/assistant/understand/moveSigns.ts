import { firstMatch, type Grammar, occurs } from './grammar.ts';
import type { Utterance } from './utterance.ts';

/** What a message says about how it goes on from what was said before. */
export interface MoveSigns {
  /** It wants something after, before or near what was shown. */
  readonly isNext: boolean;
  /** It wants it near what was shown. */
  readonly isNearThere: boolean;
  /** It leaves the topic. */
  readonly leaves: boolean;
  /** It is no more than one further thing: "and pizza". */
  readonly isAnother: boolean;
  /** It says more of what was wanted: "with a pool", "as a gift". */
  readonly isJoined: boolean;
  /** It goes back to what it names: "back to the museums". */
  readonly isReturn: boolean;
  /** It corrects what was understood. */
  readonly isMeant: boolean;
}

/** The signs of how `utterance` goes on from what was said before. */
export const moveSignsIn = ({ text }: Utterance, grammar: Grammar): MoveSigns => ({
  isNext: occurs(grammar.next, text),
  isNearThere: occurs(grammar.nearThere, text),
  leaves: occurs(grammar.leaving, text),
  isReturn: occurs(grammar.returning, text),
  isAnother: occurs(grammar.another, text),
  isJoined: occurs(grammar.joining, text),
  isMeant: occurs(grammar.meant, text),
});

/** "Up to 10 more" or "20 less". */
export function budgetStepIn({ text }: Utterance, { budgetStep }: Grammar): number | null {
  const [, more, less] = firstMatch(budgetStep, text) ?? [];
  return more || less ? Number(more ?? 0) - Number(less ?? 0) : null;
}

/** Whether a message adds to what was said before, by no more than an "and" or plainly; `null` if it does neither. */
export function additionIn({ text }: Utterance, { addition, and }: Grammar): 'and' | 'also' | null {
  const found = [...text.matchAll(addition)].map(([words]) => words.trim());
  if (found.length === 0) return null;
  return found.every((word) => occurs(and, word)) ? 'and' : 'also';
}
