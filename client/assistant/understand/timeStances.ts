import { occurs } from './grammar.ts';
import type { Stance } from './negation.ts';
import type { Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The stance of each word as one of a time. A negator of a thing rules out no time: "no sushi tonight" is about tonight, and
 * "not this weekend", "no mornings" and "nothing on Sunday" rule theirs out.
 */
export function timeStancesOf(
  { tokens }: Utterance,
  stances: readonly Stance[],
  { grammar, senses, singular }: Vocabulary,
): Stance[] {
  const isTime = (word: string) =>
    /\d/.test(word) ||
    grammar.times.words.includes(word) ||
    (senses.get(singular(word))?.some(({ slot }) => slot === 'when') ?? false);
  let hasThing = false;
  return tokens.map(({ word }, at) => {
    const stance = stances[at] ?? 'for';
    // In a list, the next item may be a time again.
    if (stance !== 'against' || occurs(grammar.listEnd, word)) hasThing = false;
    else if (!isTime(word) && !occurs(grammar.timeLink, word)) hasThing = true;
    return hasThing && isTime(word) ? 'for' : stance;
  });
}
