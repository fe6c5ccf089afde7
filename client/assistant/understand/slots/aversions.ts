import type { Mention } from '../mention.ts';
import { endOf, type ParsedMessage, stanceAt } from '../phraseMatches.ts';
import { ruleMatches, startsOf } from '../utterance.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** What the visitor avoids: "nothing loud", "my wife can't stand crowds", "I get seasick". */
export function aversionsIn(
  { utterance, literal, stances }: ParsedMessage,
  vocabulary: Vocabulary,
): Mention[] {
  const starts = startsOf(utterance.tokens);
  // Whoever missed the boat tour may like the water.
  const taken = ruleMatches(utterance, vocabulary.grammar.taken);
  return vocabulary.grammar.aversions.flatMap(([value, rule]) => {
    // What a phrase of its own says, such as whom somebody lost, may be masked.
    const own = ruleMatches(utterance, rule).filter(({ groups }) => groups.length > 0);
    const said = [...own, ...ruleMatches(literal, rule)].find(
      ({ from, to, groups }) =>
        groups.length > 0 ||
        (!taken.some((span) => span.from <= from && to <= span.to) &&
          stanceAt(utterance, stances[from] ?? 'for', endOf(utterance, starts, to), vocabulary) ===
            'against'),
    );
    if (!said) return [];
    const start = utterance.tokens[said.from]?.start ?? 0;
    const end = utterance.tokens[said.to - 1]?.end ?? 0;
    return [{ slot: 'aversions', value, polarity: 'against', hardness: 'must', start, end }];
  });
}
