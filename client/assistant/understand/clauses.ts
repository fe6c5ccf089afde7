import { type Grammar, occurs } from './grammar.ts';
import { isMark, ruleMatches, type Token, type Utterance } from './utterance.ts';

/**
 * What a clause of a long message is for: a story, why something is so, a circumstance such as who comes, what somebody
 * likes, or a wish. A higher one says more about what is wanted.
 */
export const clauseWeights = { told: 0, reason: 0.5, given: 1, liked: 2, wished: 3 } as const;
export type ClauseWeight = (typeof clauseWeights)[keyof typeof clauseWeights];

/** Shorter messages tell no stories: every word of them counts. */
const shortestTale = 40;

/** The weights of the words of a long message; `null` for a short one. */
export const weightsOfTale = (utterance: Utterance, grammar: Grammar): ClauseWeight[] | null =>
  utterance.tokens.length < shortestTale ? null : weightsOf(utterance, grammar);

/** The weight of each word: that of its clause, which begins at a mark or where a new thought does. */
function weightsOf(utterance: Utterance, grammar: Grammar): ClauseWeight[] {
  const { tokens } = utterance;
  const starts = new Set(ruleMatches(utterance, grammar.clauseStart).map(({ from }) => from));
  const weights: ClauseWeight[] = [];
  let clause: Token[] = [];
  let mark = '.';
  // Of the clause before, and of the one before that.
  let last: ClauseWeight = clauseWeights.given;
  let earlier: ClauseWeight = last;
  const close = () => {
    if (clause.length === 0) return;
    const words = ` ${clause.map(({ word }) => word).join(' ')} `;
    const own = ownWeight(words, grammar) ?? inherited(mark, last, earlier);
    // Why something was so belongs to the story.
    [earlier, last] = [last, own === clauseWeights.reason && last === clauseWeights.told ? last : own];
    weights.push(...clause.map(() => last));
    clause = [];
    mark = '';
  };
  for (const [at, token] of tokens.entries()) {
    if (starts.has(at)) close();
    if (isMark(token.word)) {
      close();
      mark = token.word;
      weights.push(last);
      // Nothing of a sentence goes on in the next.
      if (mark === '.') earlier = last = clauseWeights.given;
    } else clause.push(token);
  }
  close();
  return weights;
}

/** What a clause says by itself; `null` for one without a verb of its own. */
function ownWeight(clause: string, grammar: Grammar): ClauseWeight | null {
  const { told, reason, given, liked, wished } = clauseWeights;
  if (occurs(grammar.asking, clause)) return wished;
  if (occurs(grammar.liking, clause)) return liked;
  if (occurs(grammar.telling, clause)) return told;
  if (occurs(grammar.because, clause)) return reason;
  if (occurs(grammar.hoping, clause)) return wished;
  return occurs(grammar.statement, clause) ? given : null;
}

/**
 * The weight of a clause without a verb after `mark`, which is empty for none. "Dinner for two." is a wish by itself; in a
 * sentence it belongs to what comes before: "i want something we can all do, a good dinner".
 */
function inherited(mark: string, last: ClauseWeight, earlier: ClauseWeight): ClauseWeight {
  const { given, wished } = clauseWeights;
  if (mark === '.') return wished;
  return mark === ',' ? (Math.max(given, last, earlier) as ClauseWeight) : last;
}
