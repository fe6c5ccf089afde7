import type { Grammar } from './grammar.ts';
import type { Mention } from './mention.ts';
import type { ParsedMessage, PhraseMatch } from './phraseMatches.ts';
import { needsWishedIn } from './slots/needs.ts';
import type { ToMention } from './slots/toMention.ts';
import { ruleMatches } from './utterance.ts';

/** Something wanted before that need not be. */
export type Waived = Pick<Mention, 'slot' | 'value'>;

/** What a message says need not be, though it was wanted: "even if it's not vegan", "it doesn't have to be pottery". */
export function waivedIn(
  { utterance, literal, stances }: ParsedMessage,
  matches: readonly PhraseMatch[],
  grammar: Grammar,
): Waived[] {
  const spans = ruleMatches(literal, grammar.waived);
  const isIn = (at: number) => spans.some(({ from, to }) => from <= at && at < to);
  if (spans.length === 0) return [];
  const things = matches.filter(({ from }) => isIn(from));
  const toMention: ToMention = ({ sense, from, to }) => ({
    ...{ slot: sense.slot as Mention['slot'], value: sense.value, polarity: 'against', hardness: 'wish' },
    ...{ start: from, end: to },
  });
  const wanted = stances.map(() => 'for' as const);
  const needs = needsWishedIn({ utterance, stances: wanted }, grammar, toMention);
  return [...things.map((match) => toMention(match)), ...needs.filter(({ start }) => isIn(start))];
}
