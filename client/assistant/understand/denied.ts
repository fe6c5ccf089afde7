import { occurs } from './grammar.ts';
import { isRuledOutAfterwards } from './negation.ts';
import { type PhraseMatch, reasonSlots } from './phraseMatches.ts';
import { startsOf, type Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `matches` of an utterance, where what a complaint, a reason or a comparison names is no wish. */
export function withoutDenied(
  matches: readonly PhraseMatch[],
  utterance: Utterance,
  vocabulary: Vocabulary,
): PhraseMatch[] {
  const words = utterance.tokens.map(({ word }) => word);
  const named = withoutMisnamed(withoutComplaints(matches, utterance, vocabulary), utterance, vocabulary);
  return withoutReasons(ofOtherCompany(named), words, vocabulary);
}

/** "No children's lessons" rules out no lessons, only those of children; "no couples massage" no massage. */
const ofOtherCompany = (matches: readonly PhraseMatch[]): PhraseMatch[] =>
  matches.map((match) =>
    match.stance === 'against' &&
    isOfThing(match) &&
    matches.some(({ sense, from, to }) => sense.slot === 'audience' && from < match.from && to === match.from)
      ? { ...match, stance: 'open' as const }
      : match,
  );

const isOfThing = ({ sense }: PhraseMatch) => sense.slot === 'interests' || sense.slot === 'categories';

/**
 * A thing of which the words after it deny anything is no wish, whatever they deny, nor is what is named in one breath with it:
 * "pizza and doughnuts are not an outing", "flowers are boring, and books too".
 */
function withoutComplaints(
  matches: readonly PhraseMatch[],
  { text, tokens }: Utterance,
  { grammar }: Vocabulary,
): PhraseMatch[] {
  const starts = startsOf(tokens);
  const follows = (at: number, rule: RegExp) => occurs(rule, text.slice((starts[at] ?? text.length) - 1));
  const things = matches.filter(({ sense }) => reasonSlots.has(sense.slot));
  const endOf = (at: number) => (starts[at] ?? text.length) - 1;
  const denied = things.filter(
    ({ to }) => follows(to, grammar.denied) || isRuledOutAfterwards({ text, tokens }, grammar, endOf(to)),
  );
  const isSo = ({ from, to }: PhraseMatch) =>
    denied.some(
      (other) =>
        (to < other.from && occurs(grammar.paired, wordsBetween(tokens, to, other.from))) ||
        (other.to <= from && follows(to, grammar.alsoSo)),
    );
  const complaints = things.filter((match) => denied.includes(match) || isSo(match));
  return matches.map((match) =>
    match.stance === 'for' && complaints.includes(match) ? { ...match, stance: 'against' as const } : match,
  );
}

const wordsBetween = (tokens: Utterance['tokens'], from: number, to: number) =>
  ` ${tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')} `;

/** "Gelato is not ice skating": the second is what is wanted. */
function withoutMisnamed(
  matches: readonly PhraseMatch[],
  { tokens }: Utterance,
  { grammar }: Vocabulary,
): PhraseMatch[] {
  const things = matches.filter(isOfThing);
  return matches.map((match) =>
    things.includes(match) &&
    things.some(({ to }) => to < match.from && occurs(grammar.isNot, wordsBetween(tokens, to, match.from)))
      ? { ...match, stance: 'for' as const }
      : match,
  );
}

/** "Italian" and "pasta" are the same to a city whose deals do not tell them apart. */
const isSameTopic = ({ sense: a }: PhraseMatch, { sense: b }: PhraseMatch) =>
  a.slot === 'interests' && b.slot === 'interests' && a.value === b.value;

/**
 * What is ruled out is no wish where it is named again as the reason: "no jazz, jazz puts me to sleep", "gyms judge me, so no
 * gym", "no italian, we had pasta". After "but", "only" and the like it is: "no museums, but the dinosaur museum is fine".
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
        (phraseOf(other) === phraseOf(match) || (other.from < match.from && isSameTopic(other, match))) &&
        (other.from > match.from ||
          !words.slice(other.to, match.from).some((word) => occurs(grammar.exception, word))),
    );
  return matches.map((match) =>
    match.stance === 'for' && reasonSlots.has(match.sense.slot) && isAgain(match)
      ? { ...match, stance: 'open' as const }
      : match,
  );
}
