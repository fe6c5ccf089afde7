import { type Grammar, occurs } from './grammar.ts';
import type { Token, Utterance } from './tokenize.ts';
import { type RuleMatch, ruleMatches } from './utterance.ts';

/** What the words around a word do to it. */
export type Stance = 'for' | 'against' | 'open';

/** Words that may follow a negator at once and still belong to it: "I don't want", "not looking for". */
const reach = 3;

/** More words before its "or" are no list. */
const longestList = 9;

/**
 * What each word of `line` is said with. A negator reaches to the end of its clause: to a mark, to "but" and the like,
 * or to where a new thought begins. In a list that ends in "or" it reaches over the commas: "no clubs, bars or malls".
 */
export function stancesOf(line: Utterance, grammar: Grammar): Stance[] {
  const forces: Stance[] = line.tokens.map(() => 'for');
  const harmless = ruleMatches(line, grammar.harmless);
  const isHarmless = (at: number) => harmless.some(({ from, to }) => from <= at && at < to);
  // "Not too fancy" is as much against it as "not fancy". A phrase that begins with a "no" of its own stays.
  const spread = (part: RuleMatch, force: Stance) =>
    forces.fill(force, part.to, reachOf(line, grammar, part));
  for (const part of ruleMatches(line, grammar.against)) if (!isHarmless(part.from)) spread(part, 'against');
  for (const { from, to } of ruleMatches(line, grammar.taken)) forces.fill('against', from, to);
  for (const { from, to } of ruleMatches(line, grammar.past)) forces.fill('open', from, to);
  for (const part of ruleMatches(line, grammar.open)) spread(part, 'open');
  return forces;
}

/** Up to which word a negator reaches; not before its own end. */
function reachOf({ tokens }: Utterance, grammar: Grammar, { words, to }: RuleMatch): number {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const isNoun = occurs(grammar.nounNegator, words);
  // "Too" is about the next word or two.
  const last = words === 'too' ? Math.min(tokens.length, to + 2) : tokens.length;
  for (let at = to; at < last; at += 1) {
    const word = wordAt(at);
    // "Not over $60 for a facial": the amount is what is ruled out.
    if (word === '.' || /^\$?\d/.test(wordAt(at - 1)) || occurs(grammar.stop, word)) return at;
    // "No stairs for the kids": only the stairs.
    if (isNoun && occurs(grammar.afterNoun, word)) return at;
    if (word === 'and' && occurs(grammar.order, wordAt(at + 1))) return at;
    if (word === ',' && !isOrList(tokens.slice(at + 1), grammar.restart)) return at;
    if (at >= to + reach && occurs(grammar.restart, word)) return at;
  }
  return last;
}

/** Whether the words after a comma go on with a list that "or" or "nor" ends. */
function isOrList(rest: readonly Token[], restart: RegExp): boolean {
  const end = rest.findIndex(
    ({ word }) => word === '.' || word === 'or' || word === 'nor' || occurs(restart, word),
  );
  return end >= 0 && end < longestList && /^n?or$/.test(rest[end]?.word ?? '');
}

/** Whether what follows the word before `offset` of the line's text rules it out. */
export const isRuledOutAfterwards = ({ text }: Utterance, { behind }: Grammar, offset: number): boolean =>
  occurs(behind, text.slice(offset));
