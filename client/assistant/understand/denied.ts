import { occurs } from './grammar.ts';
import type { Sense } from './mention.ts';
import type { PhraseMatch } from './phraseMatches.ts';
import { startsOf, type Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `matches` of an utterance, where what a complaint, a reason or a comparison names is no wish. */
export function withoutDenied(
  matches: readonly PhraseMatch[],
  utterance: Utterance,
  vocabulary: Vocabulary,
): PhraseMatch[] {
  const words = utterance.tokens.map(({ word }) => word);
  const named = withoutMisnamed(withoutComplaints(matches, utterance, vocabulary), words, vocabulary);
  return withoutReasons(named, words, vocabulary);
}

const isOfThing = ({ sense }: PhraseMatch) => sense.slot === 'interests' || sense.slot === 'categories';

/**
 * A thing of which the words after it deny anything is no wish, whatever they deny: "pizza and doughnuts are not an outing",
 * "flowers are boring, and books too".
 */
function withoutComplaints(
  matches: readonly PhraseMatch[],
  { text, tokens }: Utterance,
  { grammar }: Vocabulary,
): PhraseMatch[] {
  const starts = startsOf(tokens);
  const textFrom = (at: number) => text.slice((starts[at] ?? text.length) - 1);
  const between = (first: PhraseMatch, next: PhraseMatch) =>
    ` ${tokens
      .slice(first.to, next.from)
      .map(({ word }) => word)
      .join(' ')} `;
  const isJoined = (first: PhraseMatch, next: PhraseMatch) =>
    first.to < next.from && occurs(grammar.joined, between(first, next));
  const complaints: PhraseMatch[] = [];
  for (const match of matches.filter(isOfThing).reverse())
    if (occurs(grammar.denied, textFrom(match.to)) || complaints.some((next) => isJoined(match, next)))
      complaints.push(match);
  const ruledOut = matches.filter((match) => match.stance === 'against' || complaints.includes(match));
  const isSo = (match: PhraseMatch) =>
    occurs(grammar.alsoSo, textFrom(match.to)) && ruledOut.some((other) => other.to <= match.from);
  return matches.map((match) =>
    match.stance === 'for' && isOfThing(match) && (complaints.includes(match) || isSo(match))
      ? { ...match, stance: 'against' as const }
      : match,
  );
}

/** "Gelato is not ice skating": the first is ruled out, and the second is what is wanted. */
function withoutMisnamed(
  matches: readonly PhraseMatch[],
  words: readonly string[],
  { grammar }: Vocabulary,
): PhraseMatch[] {
  const things = matches.filter(({ sense }) => sense.slot === 'interests' || sense.slot === 'categories');
  const isBetween = (first: PhraseMatch, second: PhraseMatch) =>
    first.to < second.from && occurs(grammar.isNot, ` ${words.slice(first.to, second.from).join(' ')} `);
  return matches.map((match) => {
    if (things.some((other) => isBetween(match, other))) return { ...match, stance: 'against' as const };
    return things.some((other) => isBetween(other, match)) ? { ...match, stance: 'for' as const } : match;
  });
}

/**
 * What is ruled out is no wish where it is named again as the reason: "no jazz, jazz puts me to sleep", "gyms judge me, so no
 * gym". After "but", "only" and the like it is: "no museums, but the dinosaur museum is fine".
 */
function withoutReasons(
  matches: readonly PhraseMatch[],
  words: readonly string[],
  { grammar, singular }: Vocabulary,
): PhraseMatch[] {
  const phraseOf = ({ from, to }: PhraseMatch) => words.slice(from, to).map(singular).join(' ');
  const isAgain = (match: PhraseMatch) =>
    matches.some(
      (other) =>
        other.stance === 'against' &&
        phraseOf(other) === phraseOf(match) &&
        (other.from > match.from ||
          !words.slice(other.to, match.from).some((word) => occurs(grammar.exception, word))),
    );
  return matches.map((match) =>
    match.stance === 'for' && reasonSlots.has(match.sense.slot) && isAgain(match)
      ? { ...match, stance: 'open' as const }
      : match,
  );
}

/** What a reason does not wish for; who comes, where and when may be told in one. */
export const reasonSlots: ReadonlySet<Sense['slot']> = new Set([
  'categories',
  'interests',
  'intensity',
  'setting',
]);
