import { firstMatch, occurs } from './grammar.ts';
import type { Sense } from './mention.ts';
import { isRuledOutAfterwards, reasonsIn, type Stance } from './negation.ts';
import { isPlace } from './slots/places.ts';
import { timeStancesOf } from './timeStances.ts';
import { isMark, startsOf, type TokenSpan, tokenAt, type Utterance } from './utterance.ts';
import { longestPhrase, type Vocabulary } from './vocabulary.ts';

/** A phrase of the vocabulary in an utterance, what it means, and whether it is wanted. */
export interface PhraseMatch extends TokenSpan {
  readonly sense: Sense;
  readonly stance: Stance;
}

/** A message in the forms that matching needs. */
export interface ParsedMessage {
  /** As the visitor wrote it. */
  readonly text: string;
  readonly utterance: Utterance;
  /** The utterance with its idioms masked, so that "piece of cake" asks for no cake. */
  readonly literal: Utterance;
  /** Of each word; see `stancesOf`. */
  readonly stances: readonly Stance[];
}

/**
 * The phrases of the vocabulary in a message. For each slot the longest phrase counts: "wine bar" does not ask for wine, but
 * "kids' activities" also says that kids are coming.
 */
export function phraseMatchesIn(message: ParsedMessage, vocabulary: Vocabulary): PhraseMatch[] {
  const { text, utterance, literal, stances } = message;
  const { senses, keyOf, grammar, singular } = vocabulary;
  const { tokens } = literal;
  const timeStances = timeStancesOf(utterance, stances, vocabulary);
  const isReason = reasonsIn(utterance, grammar, stances);
  const starts = startsOf(tokens);
  const stems = tokens.map(({ word }) => singular(word));
  const matches: PhraseMatch[] = [];
  const takenUpTo = new Map<string, number>();
  const lastOf = (slot: Sense['slot']) => matches.findLast((match) => match.sense.slot === slot);
  for (let from = 0; from < tokens.length; from += 1) {
    for (let length = Math.min(longestPhrase, tokens.length - from); length > 0; length -= 1) {
      const to = from + length;
      for (const sense of senses.get(keyOf(stems.slice(from, to))) ?? []) {
        const { slot, needsPlace = false } = sense;
        if ((takenUpTo.get(slot) ?? 0) > from && !isSameSpan(lastOf(slot), from, to)) continue;
        if (slot === 'neighborhoods' && !isPlace(utterance, text, { from, to }, needsPlace, grammar))
          continue;
        takenUpTo.set(slot, to);
        const said = (slot === 'when' ? timeStances : stances)[from] ?? 'for';
        const stance = stanceAt(literal, said, endOf(literal, starts, to), vocabulary);
        const isOpen = stance === 'for' && isReason[from] === true && reasonSlots.has(slot);
        matches.push({ sense, from, to, stance: isOpen ? 'open' : stance });
      }
    }
  }
  const words = tokens.map(({ word }) => word);
  const named = endAtAnd(withoutNames(matches), words, vocabulary);
  return withoutCorrected(named, utterance, vocabulary);
}

/** "Afternoon tea" is no time: a part of the day in the name of a thing. What is near a landmark is in its part of town, and no landmark. */
const withoutNames = (matches: readonly PhraseMatch[]): PhraseMatch[] =>
  matches.filter(({ sense, from, to }) => {
    const inside =
      sense.slot === 'when' && partsOfDay.has(sense.value)
        ? 'interests'
        : sense.slot === 'interests'
          ? 'neighborhoods'
          : null;
    return !matches.some(
      (other) =>
        other.sense.slot === inside &&
        other.from <= from &&
        to <= other.to &&
        other.to - other.from > to - from,
    );
  });

const partsOfDay: ReadonlySet<string> = new Set(['morning', 'afternoon', 'evening']);

/** What a reason does not wish for; who comes, where and when may be told in one. */
export const reasonSlots: ReadonlySet<Sense['slot']> = new Set([
  ...(['categories', 'interests', 'intensity', 'setting'] as const),
]);

/** One phrase may mean several values of a slot. */
const isSameSpan = (match: PhraseMatch | undefined, from: number, to: number) =>
  match?.from === from && match.to === to;

/** The stance of a phrase that ends at `offset` of the utterance: its first word's, unless the words after it rule it out. */
export const stanceAt = (
  utterance: Utterance,
  stance: Stance,
  offset: number,
  { grammar }: Pick<Vocabulary, 'grammar'>,
): Stance => (stance === 'for' && isRuledOutAfterwards(utterance, grammar, offset) ? 'against' : stance);

/** The offset of token `to`, with the space before it. */
export const endOf = (utterance: Utterance, starts: readonly number[], to: number): number =>
  (starts[to] ?? utterance.text.length) - 1;

/** "No bars and clubs" rules both out; "no kids and outdoors" only what comes before the "and". */
function endAtAnd(
  matches: readonly PhraseMatch[],
  words: readonly string[],
  { grammar }: Vocabulary,
): PhraseMatch[] {
  return matches.map((match) => {
    const place = words.findLastIndex((word, at) => at <= match.from && occurs(grammar.and, word));
    if (match.stance !== 'against' || place < 1) return match;
    const before = matches.filter(
      ({ from, to, stance }) =>
        to <= place && (stance === 'against' || occurs(grammar.no, words[from] ?? '')),
    );
    const isOpposed = words
      .slice(place, match.from)
      .some((word) => isMark(word) || occurs(grammar.against, ` ${word} `));
    const isNewWish =
      before.length > 0 && !isOpposed && !before.some(({ sense }) => sense.slot === match.sense.slot);
    return isNewWish ? { ...match, stance: 'for' as const } : match;
  });
}

/** "Brunch in Midtown, I mean Riverside": the corrected neighborhood is ruled out. */
function withoutCorrected(
  matches: readonly PhraseMatch[],
  { tokens, text }: Utterance,
  { grammar }: Vocabulary,
): PhraseMatch[] {
  const correction = firstMatch(grammar.takenBack, text);
  if (!correction) return [...matches];
  const place = tokenAt({ tokens }, correction.index);
  const isNamedAgain = ({ sense, from }: PhraseMatch) =>
    from < place &&
    matches.some((later) => later.from > place && later.sense.slot === sense.slot && later.stance === 'for');
  return matches.map((match) =>
    match.sense.slot === 'neighborhoods' && isNamedAgain(match)
      ? { ...match, stance: 'against' as const }
      : match,
  );
}
