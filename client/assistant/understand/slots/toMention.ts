import type { Mention, Sense } from '../mention.ts';
import type { PhraseMatch } from '../phraseMatches.ts';
import type { TokenSpan } from '../utterance.ts';

/** Turns a match into a mention, of another value than its own if one is given. */
export type ToMention = (match: PhraseMatch, value?: Mention['value']) => Mention;

/** The last item as a list, because the last word counts: "indoors, no wait, outdoors". */
export const last = <T>(items: readonly T[]): T[] => items.slice(-1);

export const isWanted = ({ stance }: PhraseMatch): boolean => stance === 'for';

/** A match for a span that a rule found, instead of a phrase. */
export const wantedAt = ({ from, to }: TokenSpan, sense: Sense): PhraseMatch => ({
  sense,
  from,
  to,
  stance: 'for',
});
