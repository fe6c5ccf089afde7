import { occurs } from './grammar.ts';
import { isRuledOutAfterwards, type Stance } from './negation.ts';
import { startsOf, type Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The stance of each word as one of a time. A negator of a thing rules out no time: "no sushi tonight" is about tonight, and
 * "not this weekend", "no mornings", "nothing on Sunday" and "Sunday won't work" rule theirs out.
 */
export function timeStancesOf(
  utterance: Utterance,
  stances: readonly Stance[],
  { grammar, senses, singular }: Vocabulary,
): Stance[] {
  const isTime = (word: string) =>
    /\d/.test(word) ||
    grammar.times.words.includes(word) ||
    (senses.get(singular(word))?.some(({ slot }) => slot === 'when') ?? false);
  let hasThing = false;
  const starts = startsOf(utterance.tokens);
  return utterance.tokens.map(({ word }, at) => {
    const stance = stances[at] ?? 'for';
    const end = (starts[at + 1] ?? utterance.text.length) - 1;
    // "Is anything open on Thanksgiving we don't do turkey" rules the turkey out.
    const isSubject = occurs(grammar.restart, utterance.tokens[at + 1]?.word ?? '');
    if (stance === 'for' && isTime(word) && !isSubject && isRuledOutAfterwards(utterance, grammar, end))
      return 'against';
    // In a list, the next item may be a time again.
    if (stance !== 'against' || occurs(grammar.listEnd, word)) hasThing = false;
    else if (!isTime(word) && !occurs(grammar.timeLink, word)) hasThing = true;
    return hasThing && isTime(word) ? 'for' : stance;
  });
}
