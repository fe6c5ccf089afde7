import { type Grammar, occurs } from './grammar.ts';
import { type RuleMatch, ruleMatches, type Token, type Utterance } from './utterance.ts';

/** Whether a word is wanted, ruled out, or left open by the words around it. */
export type Stance = 'for' | 'against' | 'open';

/** This many words after a negator belong to it in any case: "I don't want", "not looking for". */
const reach = 3;

/** A list that is ruled out has at most this many words before its "or". */
const longestList = 9;

/**
 * The stance of each word. A negator reaches to the end of its clause: to a mark, to "but" and the like, or to where a new
 * thought begins. In a list that ends in "or" it reaches across the commas: "no clubs, bars or malls". The past is left open
 * unless `isPastOpen` is false.
 */
export function stancesOf(utterance: Utterance, grammar: Grammar, isPastOpen = true): Stance[] {
  const stances: Stance[] = utterance.tokens.map(() => 'for');
  const harmless = ruleMatches(utterance, grammar.harmless);
  const isHarmless = (at: number) => harmless.some(({ from, to }) => from <= at && at < to);
  const fillReach = (match: RuleMatch, stance: Stance) =>
    stances.fill(stance, match.to, reachOf(utterance, grammar, match));
  for (const match of ruleMatches(utterance, grammar.against))
    if (!isHarmless(match.from)) fillReach(match, 'against');
  const past = isPastOpen ? ruleMatches(utterance, grammar.past) : [];
  for (const { from, to } of past) stances.fill('open', from, to);
  for (const { from, to } of ruleMatches(utterance, grammar.taken)) stances.fill('against', from, to);
  for (const match of ruleMatches(utterance, grammar.open)) fillReach(match, 'open');
  for (const { from, to } of ruleMatches(utterance, grammar.waived)) stances.fill('open', from, to);
  for (const rule of [grammar.remark, grammar.described])
    for (const { from, to } of ruleMatches(utterance, rule)) stances.fill('open', from, to);
  return stances;
}

/** How many words come before the wish of a long message, as before "so anyway, what I need"; 0 if it begins with the wish. */
export function wordsBeforeWish(utterance: Utterance, { point }: Grammar): number {
  const { length } = utterance.tokens;
  // What follows the last such words may be no more than a farewell.
  return ruleMatches(utterance, point).findLast(({ to }) => to < length - 4)?.from ?? 0;
}

/**
 * Whether each word is in the reason why something is ruled out: "no sushi, I get sick of fish", "not the museum, we
 * were there last week", "I get seasick, so no boats", or says what was shown: "that is a barber". Neither names a wish.
 */
export function reasonsIn(utterance: Utterance, grammar: Grammar, stances: readonly Stance[]): boolean[] {
  const isReason = stances.map(() => false);
  const first = stances.indexOf('against');
  for (const { from, to } of ruleMatches(utterance, grammar.reason))
    if (first >= 0 && first < from) isReason.fill(true, from, to);
  for (const { from, to } of ruleMatches(utterance, grammar.reasonBefore)) isReason.fill(true, from, to);
  for (const { from, to } of ruleMatches(utterance, grammar.described)) isReason.fill(true, from, to);
  return isReason;
}

/** The index of the first token that a negator does not reach; at least the one after it. */
function reachOf({ tokens }: Utterance, grammar: Grammar, { words, from, to }: RuleMatch): number {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const isThing = (token: Token) => !occurs(grammar.timeLink, token.word);
  const negatesNoun = occurs(grammar.nounNegator, words);
  // "Too loud bars", but "not too expensive this weekend".
  const reached = words.trim().includes(' ') ? 1 : 2;
  const end = occurs(grammar.too, words) ? Math.min(tokens.length, to + reached) : tokens.length;
  for (let at = to; at < end; at += 1) {
    const word = wordAt(at);
    // "Not over $60 for a facial": only the amount is ruled out.
    if (word === '.' || (at > to && /^\$?\d/.test(wordAt(at - 1))) || occurs(grammar.stop, word)) return at;
    if (at > to && occurs(grammar.stop, `${word} ${wordAt(at + 1)}`)) return at;
    // "No stairs for the kids": only the stairs.
    if (negatesNoun && occurs(grammar.afterNoun, word)) return at;
    // "No stairs in Midtown", but not "no places in Midtown".
    if (negatesNoun && occurs(grammar.placeLink, word) && tokens.slice(to, at).some(isThing)) return at;
    if (occurs(grammar.and, word) && occurs(grammar.order, wordAt(at + 1))) return at;
    // "Something with a thrill, not skydiving, like climbing": what comes after "like" is wanted.
    const isAside = occurs(grammar.aside, `${wordAt(from - 1)} ${words.trim()}`);
    if (word === ',' && isAside && occurs(grammar.instance, wordAt(at + 1))) return at;
    if (word === ',' && !isOrList(tokens.slice(at + 1), grammar)) return at;
    if (at >= to + reach && occurs(grammar.restart, word)) return at;
  }
  return end;
}

/** Whether the words after a comma continue a list that ends in a word such as "or". */
function isOrList(rest: readonly Token[], { listEnd, restart }: Grammar): boolean {
  const end = rest.findIndex(({ word }) => word === '.' || occurs(listEnd, word) || occurs(restart, word));
  // "Forget the massage, a facial or something else" wants the facial.
  return (
    end >= 0 &&
    end < longestList &&
    occurs(listEnd, `${rest[end]?.word ?? ''} ${rest[end + 1]?.word ?? ''}`.trim())
  );
}

/** Phrases that rule out what comes before them are shorter. */
const longestBehind = 200;

/** What asks it in so few words, with the verb before: "is the salsa". */
const longestAsked = 4;

/**
 * Whether the words from `offset` of the utterance's text rule out what comes before: "bars are not our thing". "Is salsa too hard
 * for beginners" asks it.
 */
export const isRuledOutAfterwards = (
  { text }: Utterance,
  { behind, facts }: Grammar,
  offset: number,
): boolean => {
  if (!occurs(behind, text.slice(offset, offset + longestBehind))) return false;
  const clause = text.slice(0, offset).replace(/.* [.,](?= )/, '');
  return clause.trim().split(' ').length > longestAsked || !occurs(facts.questions.closed, `${clause} `);
};
