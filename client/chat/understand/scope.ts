import { type Grammar, occurs } from './grammar.ts';
import { isMark, type Line, tokenAt } from './readLine.ts';

/** What the words around a word do to it. */
export type Force = 'for' | 'against' | 'open';

/** Words that may follow a negator at once and still belong to it: "I don't want", "not looking for". */
const reach = 3;

/**
 * What each word of `line` is said with. A negator reaches to the end of its clause: to a mark, to "but" and the like,
 * or to where a new thought begins. In a list that ends in "or" it reaches over the commas: "no clubs, bars or malls".
 */
export function forcesOf(line: Line, grammar: Grammar): Force[] {
  const { harmless, against, taken, past, open } = grammar;
  const { tokens } = line;
  const forces: Force[] = tokens.map(() => 'for');
  const quiet = new Set<number>();
  for (const { index, 0: words } of line.text.matchAll(harmless)) {
    const first = tokenAt(line, index);
    for (let at = first; at < first + words.split(' ').length; at += 1) quiet.add(at);
  }
  const spread = (from: number, force: Force, words: string) => {
    const length = words.split(' ').length;
    const end =
      words === 'too'
        ? Math.min(tokens.length, from + 3)
        : clauseEnd(line, grammar, from + length, /^(?:no|without|minus|sans)$/.test(words));
    // "Not too fancy" is as much against it as "not fancy". A phrase that begins with a "no" of its own stays.
    forces.fill(force, from + length, Math.max(end, from + length));
  };
  for (const { index, 0: words } of line.text.matchAll(against)) {
    const from = tokenAt(line, index);
    if (!quiet.has(from)) spread(from, 'against', words);
  }
  // "I wrote bars but meant bistros".
  for (const { index, 0: words } of line.text.matchAll(taken)) {
    const from = tokenAt(line, index);
    forces.fill('against', from, from + words.split(' ').length);
  }
  for (const { index, 0: words } of line.text.matchAll(past)) {
    const from = tokenAt(line, index);
    forces.fill('open', from, from + words.split(' ').length);
  }
  for (const { index, 0: words } of line.text.matchAll(open)) spread(tokenAt(line, index), 'open', words);
  return forces;
}

function clauseEnd({ tokens }: Line, { restart, order }: Grammar, from: number, isNoun: boolean): number {
  for (let at = from; at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (word === '.') return at;
    // "Not over $60 for a facial": the amount is what is ruled out. "No stairs for the kids": only the stairs.
    if (/^\$?\d/.test(tokens[at - 1]?.word ?? '')) return at;
    if (isNoun && /^(?:for|with|that|which|where)$/.test(word)) return at;
    if (word === 'and' && occurs(order, tokens[at + 1]?.word ?? '')) return at;
    if (
      word === ',' &&
      !isOrList(
        tokens.slice(at + 1).map((token) => token.word),
        restart,
      )
    )
      return at;
    if (at >= from + reach && occurs(restart, word)) return at;
    if (
      /^(?:but|although|though|however|because|since|instead|so|rather|prefer|just|only|please|id|wed|lets|when|if|unless|until|while)$/.test(
        word,
      )
    )
      return at;
  }
  return tokens.length;
}

/** Whether the words after a comma go on with a list that "or" or "nor" ends. */
function isOrList(words: readonly string[], restart: RegExp): boolean {
  for (const [index, word] of words.entries()) {
    if (word === '.' || index > 8) return false;
    if (word === 'or' || word === 'nor') return true;
    if (occurs(restart, word)) return false;
    if (isMark(word)) continue;
  }
  return false;
}

/** Whether what follows the word before `offset` of the line's text rules it out. */
export const isRuledOutBehind = ({ text }: Line, { behind }: Grammar, offset: number): boolean =>
  occurs(behind, text.slice(offset));
