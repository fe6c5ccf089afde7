import { type Grammar, occurs } from '../grammar.ts';
import type { Mention } from '../mention.ts';
import type { PhraseMatch } from '../phraseMatches.ts';
import type { Utterance } from '../utterance.ts';
import { isWanted, last, type ToMention } from './toMention.ts';

/** The setting: both only if they are named together, as in "indoors or outdoors", and not in "indoors, no, outdoors". */
export function settingIn(
  utterance: Utterance,
  { settingList }: Grammar,
  matches: readonly PhraseMatch[],
  toMention: ToMention,
): Mention[] {
  const [first, second] = matches.filter(({ stance }) => stance !== 'against');
  if (first && second && first.sense.value !== second.sense.value) {
    const between = utterance.tokens.slice(first.to, second.from).map(({ word }) => word);
    if (between.length < 4 && between.every((word) => occurs(settingList, word)))
      return [toMention({ ...first, stance: 'for' }, 'both')];
  }
  const certain = matches.filter(({ stance }) => stance !== 'open');
  return oneOfTwo(certain, { indoor: 'outdoor', outdoor: 'indoor' }, toMention);
}

export const intensityIn = (matches: readonly PhraseMatch[], toMention: ToMention): Mention[] =>
  oneOfTwo(matches, { adventurous: 'relaxing', relaxing: 'adventurous' }, toMention);

/** The last value that is wanted; to rule out one value is to want its opposite. */
function oneOfTwo(
  matches: readonly PhraseMatch[],
  opposites: Readonly<Record<string, string>>,
  toMention: ToMention,
): Mention[] {
  const wanted = matches.filter(isWanted);
  if (wanted.length > 0) return last(wanted).map((match) => toMention(match));
  return last(matches).map((match) => toMention({ ...match, stance: 'for' }, opposites[match.sense.value]));
}
