import type { Grammar } from '../grammar.ts';
import type { Mention } from '../mention.ts';
import type { PhraseMatch } from '../phraseMatches.ts';
import { ruleMatches, type Utterance } from '../utterance.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type ToMention, wantedAt } from './toMention.ts';

/** The phrases that are no topics beside others: those about a sitter who is found, and words for a kind of topic. */
export function besidesTopics(
  utterance: Utterance,
  matches: readonly PhraseMatch[],
  toMention: ToMention,
  vocabulary: Vocabulary,
): Mention[] {
  return [...sittersIn(utterance, vocabulary), ...vagueIn(matches, vocabulary)].map((match) =>
    toMention(match),
  );
}

/** The phrases about a sitter who is found, who is no service that is wanted. */
export const sittersIn = (utterance: Utterance, { grammar }: Vocabulary): PhraseMatch[] =>
  ruleMatches(utterance, grammar.sitter).map((span) => wantedAt(span, { slot: 'interests', value: '' }));

/** The topics that only say what kind of another topic is meant: "class" in "swimming classes", "clases" in "clases de baile". */
const vagueIn = (matches: readonly PhraseMatch[], { vague }: Pick<Vocabulary, 'vague'>): PhraseMatch[] =>
  matches.filter(
    ({ sense, from, to }) =>
      vague.has(sense.value) &&
      matches.some(
        (other) =>
          other.sense.slot === 'interests' &&
          other.sense.value !== sense.value &&
          (other.to === from || (other.from >= to && other.from <= to + 2)),
      ),
  );

/** The first mention of each value with each polarity. */
export const unique = (mentions: readonly Mention[]) =>
  mentions.filter(
    ({ slot, value, polarity }, index) =>
      mentions.findIndex(
        (other) => other.slot === slot && other.value === value && other.polarity === polarity,
      ) === index,
  );

/** Whether something is wanted that a deal can be about. */
export const isThing = ({ sense, stance }: PhraseMatch) =>
  stance === 'for' && (sense.slot === 'categories' || sense.slot === 'interests');

/** What `utterance` says is near what is wanted, as topics, and which of `matches` are only that; no `beside` if it says nothing. */
export function besideIn(
  utterance: Utterance,
  matches: readonly PhraseMatch[],
  { nearTo }: Grammar,
): { readonly beside: readonly string[] | null; readonly isBeside: (match: PhraseMatch) => boolean } {
  const starts = new Set(ruleMatches(utterance, nearTo).map(({ to }) => to));
  const isPlace = starts.size > 0;
  const near = matches.filter(({ sense, from, to }) => {
    if (!starts.has(from) || !placed.has(sense.slot)) return false;
    starts.add(to);
    return true;
  });
  const topics = near.flatMap(({ sense }) => (sense.slot === 'interests' ? sense.value : []));
  return { beside: isPlace ? topics : null, isBeside: (match) => near.includes(match) };
}

/** Slots of what can be near something. */
const placed: ReadonlySet<string> = new Set<Mention['slot']>(['interests', 'categories', 'occasion']);
