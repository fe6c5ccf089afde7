import { occurs } from './grammar.ts';
import type { Mention, Sense } from './mention.ts';
import type { ParsedMessage, PhraseMatch } from './phraseMatches.ts';
import { aversionsIn } from './slots/aversions.ts';
import type { NamedTimes } from './slots/dates.ts';
import { needsWishedIn } from './slots/needs.ts';
import { occasionsIn } from './slots/occasions.ts';
import { audienceIn } from './slots/people.ts';
import { priceIn } from './slots/price.ts';
import { intensityIn, settingIn } from './slots/setting.ts';
import { timeIn } from './slots/time.ts';
import { type ToMention, wantedAt } from './slots/toMention.ts';
import { besidesTopics, sittersIn, unique } from './slots/topics.ts';
import { mask, type Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where a message says who comes. */
interface People {
  readonly utterance: Utterance;
  readonly literal: Utterance;
  readonly matches: readonly PhraseMatch[];
}

/** The matches of `slots`. */
const ofSlots = (matches: readonly PhraseMatch[], ...slots: Sense['slot'][]) =>
  matches.filter(({ sense }) => slots.includes(sense.slot));

/** The matches of `slots` that are wanted or ruled out. */
export const certainly = (matches: readonly PhraseMatch[], ...slots: Sense['slot'][]) =>
  ofSlots(matches, ...slots).filter(({ stance }) => stance !== 'open');

/** Shorter words before a kind of thing do not tell which of it is meant. */
const shortestAdjective = 4;

/** All that `message` mentions for the slots of preferences; `times` are the days, feasts and hours that it names. */
export function mentionsIn(
  message: ParsedMessage & { readonly timeless: Utterance; readonly people: People },
  matches: readonly PhraseMatch[],
  { wanted: times, spans }: Pick<NamedTimes, 'wanted' | 'spans'>,
  vocabulary: Vocabulary,
): Mention[] {
  const { grammar } = vocabulary;
  const { utterance, literal, timeless, people, stances } = message;
  const certain = (...slots: Sense['slot'][]) => certainly(matches, ...slots);
  const toMention: ToMention = (match, value) => ({
    slot: match.sense.slot as Mention['slot'],
    value: value ?? match.sense.value,
    polarity: match.stance === 'against' ? 'against' : 'for',
    hardness: isWhole(match, matches) ? 'must' : 'wish',
    start: literal.tokens[match.from]?.start ?? 0,
    end: literal.tokens[match.to - 1]?.end ?? 0,
  });
  const occasions = occasionsIn({ utterance, literal }, grammar, toMention);
  const named = times.map((span) => toMention(wantedAt(span, { slot: 'time', value: '' })));
  const when = certain('when');
  // "A birthday present" is about what one comes for: presents and birthdays are no topics, nor is work in "after work".
  const longer = when.filter(({ from, to }) => to - from > 1).map((match) => toMention(match));
  const needs = needsWishedIn(message, grammar, toMention);
  const besides = besidesTopics(utterance, matches, toMention, vocabulary);
  const aversions = aversionsIn(message, vocabulary);
  // What somebody gets for Christmas need not be about it.
  const isGift = occasions.mentions.some(({ value, polarity }) => value === 'gift' && polarity === 'for');
  const feasts = isGift ? spans.map((span) => toMention(wantedAt(span, { slot: 'time', value: '' }))) : [];
  const noTopics = [...occasions.phrases, ...named, ...feasts, ...longer, ...needs, ...besides];
  const sitters = sittersIn(utterance, vocabulary).map((span) => toMention(span));
  const isTopic = ({ slot, start, end, polarity }: Mention) =>
    // Nor is whom somebody misses: "I miss my dog".
    // "I don't want to share a room" rules out no rooms.
    !aversions.some(
      (each) =>
        each.start <= start && end <= each.end && (polarity === 'for' || end - start < each.end - each.start),
    ) &&
    !(slot === 'interests' ? noTopics : slot === 'categories' ? sitters : []).some(
      (phrase) => phrase.start <= start && end <= phrase.end,
    );
  // "Hates spicy food" rules out no food, nor "no chain restaurants" restaurants.
  const isNarrowed = ({ sense, from, stance }: PhraseMatch, word = literal.tokens[from - 1]?.word ?? '') =>
    stance === 'against' &&
    sense.isGeneral &&
    stances[from - 1] === 'against' &&
    word.length >= shortestAdjective &&
    !vocabulary.idle.has(vocabulary.stem(word));
  const wishes = certain('categories', 'neighborhoods', 'interests')
    .filter((match) => !isNarrowed(match))
    .map((match) => toMention(match));
  // Who is hungry, and names neither a thing nor a time, eats now.
  const isOpen = when.length + times.length === 0 && !wishes.some(({ slot }) => slot === 'interests');
  const hungry = isOpen && occurs(grammar.hungry, utterance.text) ? wishes.slice(0, 1) : [];
  return [
    ...unique(wishes).filter(isTopic),
    ...audienceIn(people, grammar, people.matches, toMention, occasions.phrases),
    ...settingIn(literal, grammar, ofSlots(matches, 'setting'), toMention),
    ...intensityIn(certain('intensity'), toMention),
    ...priceIn(mask(timeless, grammar.budgetStep), grammar, certain('price'), toMention),
    ...timeIn(when, vocabulary.scheduled, toMention),
    ...hungry.map((food): Mention => ({ ...food, slot: 'when', value: 'now' })),
    ...named,
    ...needs,
    ...occasions.mentions,
    ...aversions,
  ];
}

/** "No restaurants" rules the category out; "no sushi" and "no comedy club" do not. */
const isWhole = ({ sense, from, to, stance }: PhraseMatch, matches: readonly PhraseMatch[]) =>
  stance === 'for' ||
  sense.slot !== 'categories' ||
  (sense.isGeneral === true &&
    !matches.some((other) => other.sense.slot === 'interests' && other.from < to && from <= other.to));
