import { diets, type Need } from '../../../../data/model/deals/needs.ts';
import { type Grammar, occurs } from '../grammar.ts';
import type { Mention } from '../mention.ts';
import { endOf, type ParsedMessage, stanceAt } from '../phraseMatches.ts';
import { type RuleMatch, ruleMatches, startsOf } from '../utterance.ts';
import { type ToMention, wantedAt } from './toMention.ts';

/** How long something quick takes, in minutes. */
const quickMinutes = 45;

/** The wishes that facts of deals meet: "step-free", "with lunch included", "an hour at most". */
export function needsWishedIn(
  { utterance, stances }: Pick<ParsedMessage, 'utterance' | 'stances'>,
  grammar: Grammar,
  toMention: ToMention,
): Mention[] {
  const { facts } = grammar;
  const starts = startsOf(utterance.tokens);
  const mentionsOf = (need: Need, rule: RegExp) =>
    ruleMatches(utterance, rule).flatMap((match) => mentionAt(match, need));
  const mentionAt = (match: RuleMatch, need: Need): Mention[] => {
    const said = stances[match.from] ?? 'for';
    const end = endOf(utterance, starts, match.to);
    const stance = stanceAt(utterance, said, end, { grammar });
    // "Vegan isn't fish" asks for nothing vegan.
    return stance === 'open' || (diets.has(need) && occurs(grammar.denied, utterance.text.slice(end)))
      ? []
      : [toMention({ ...wantedAt(match, { slot: 'needs', value: need }), stance })];
  };
  const mentions = [
    ...facts.needs.flatMap(([need, rule]) => mentionsOf(need, rule)),
    ...facts.included.flatMap(([thing, , wish]) => mentionsOf(`with:${thing}`, wish)),
    ...ruleMatches(utterance, facts.quick).flatMap((match) =>
      mentionAt(match, `minutes:${minutesIn(match)}`),
    ),
  ];
  // "Free parking" asks for parking, too; the first mention of a need is enough.
  return mentions.filter(
    (mention, index) =>
      !mentions.some(
        (other, at) => (keepsLimit(mention, other) || mention.value === other.value) && at < index,
      ),
  );
}

const keepsLimit = (mention: Mention, other: Mention) =>
  other.start <= mention.start && mention.end <= other.end;

function minutesIn({ words, groups: [amount] }: RuleMatch): number {
  const isHours = /\bh(?:ou|o)r/.test(words);
  if (amount === undefined) return isHours ? 60 : quickMinutes;
  return Number(amount) * (isHours ? 60 : 1);
}
