import { firstMatch, occurs } from './grammar.ts';
import type { Sense } from './mention.ts';
import { isRuledOutAfterwards, type Stance, stancesOf } from './negation.ts';
import { isPlace } from './slots/places.ts';
import { isMark, tokenAt, type Utterance } from './tokenize.ts';
import { longestPhrase, singular, type Vocabulary } from './vocabulary.ts';

/** A phrase of the vocabulary in a line, by its tokens, and what the words around it do to it. */
export interface PhraseMatch {
  readonly sense: Sense;
  readonly from: number;
  readonly to: number;
  readonly force: Stance;
}

/**
 * The phrases of the vocabulary in `line`, which is `said` without its turns of speech; `text` is what was written. Of each
 * slot the longest phrase counts: "wine bar" is no wine, but "kids' activities" is for kids too.
 */
export function phraseMatchesIn(
  line: Utterance,
  said: Utterance,
  text: string,
  vocabulary: Vocabulary,
): PhraseMatch[] {
  const { senses, grammar } = vocabulary;
  const { tokens } = line;
  const forces = stancesOf(said, grammar);
  const stems = tokens.map(({ word }) => singular(word));
  const matches: PhraseMatch[] = [];
  const takenUpTo = new Map<string, number>();
  for (let from = 0; from < tokens.length; from += 1) {
    for (let length = Math.min(longestPhrase, tokens.length - from); length > 0; length -= 1) {
      const to = from + length;
      for (const sense of senses.get(stems.slice(from, to).join(' ')) ?? []) {
        const { slot, needsPlace = false } = sense;
        if ((takenUpTo.get(slot) ?? 0) > from && !isSame(matches.at(-1), from, to)) continue;
        if (slot === 'neighborhoods' && !isPlace(said, text, { from, to }, needsPlace, grammar)) continue;
        takenUpTo.set(slot, to);
        matches.push({ sense, from, to, force: forceAt(line, forces, from, to, vocabulary) });
      }
    }
  }
  const scoped = throughAnd(
    matches,
    tokens.map(({ word }) => word),
    vocabulary,
  );
  return withoutTakenBack(scoped, said, vocabulary);
}

/** "Brunch in Midtown, I mean Riverside": of a list the earlier one is taken back. */
function withoutTakenBack(
  matches: readonly PhraseMatch[],
  { tokens, text }: Utterance,
  { grammar }: Vocabulary,
): PhraseMatch[] {
  const at = firstMatch(grammar.takenBack, text);
  if (!at) return [...matches];
  const place = tokenAt({ tokens }, at.index);
  const isNamedAgain = ({ sense, from }: PhraseMatch) =>
    from < place &&
    matches.some((later) => later.from > place && later.sense.slot === sense.slot && later.force === 'for');
  return matches.map((match) =>
    match.sense.slot === 'neighborhoods' && isNamedAgain(match)
      ? { ...match, force: 'against' as const }
      : match,
  );
}

/** One phrase may stand for several values of a slot. */
const isSame = (match: PhraseMatch | undefined, from: number, to: number) =>
  match?.from === from && match.to === to;

function forceAt(
  line: Utterance,
  forces: readonly Stance[],
  from: number,
  to: number,
  { grammar }: Vocabulary,
): Stance {
  const force = forces[from] ?? 'for';
  if (force !== 'for') return force;
  const offset = line.tokens.slice(0, to).reduce((sum, { word }) => sum + word.length + 1, 0);
  return isRuledOutAfterwards(line, grammar, offset) ? 'against' : 'for';
}

/** "No bars and clubs" rules both out; "no kids and outdoors" only what came before the "and". */
function throughAnd(
  matches: readonly PhraseMatch[],
  words: readonly string[],
  { grammar }: Vocabulary,
): PhraseMatch[] {
  return matches.map((match) => {
    const and = words.lastIndexOf('and', match.from);
    if (match.force !== 'against' || and < 1) return match;
    const before = matches.filter(
      ({ from, to, force }) => to <= and && (force === 'against' || words[from] === 'no'),
    );
    const isOpposed = words
      .slice(and, match.from)
      .some((word) => isMark(word) || occurs(grammar.against, ` ${word} `));
    const isNew =
      before.length > 0 && !isOpposed && !before.some(({ sense }) => sense.slot === match.sense.slot);
    return isNew ? { ...match, force: 'for' as const } : match;
  });
}
