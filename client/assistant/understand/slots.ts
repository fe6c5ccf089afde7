import type { Grammar } from './grammar.ts';
import type { Mention, PriceRange, Sense } from './mention.ts';
import type { PhraseMatch } from './phraseMatches.ts';
import { agesIn } from './slots/people.ts';
import { statedPrice } from './slots/price.ts';
import type { Utterance } from './tokenize.ts';
import { ruleMatches, type TokenSpan } from './utterance.ts';

/*
 * What a line says about each slot that has one value; in each list at most one mention is for something.
 */

/** A match as a mention of its own value, or of another one. */
export type ToMention = (match: PhraseMatch, value?: Mention['value']) => Mention;

/** The last one wins: "indoors, no wait, outdoors". */
const last = <T>(items: readonly T[]): T[] => items.slice(-1);
const isWanted = ({ force }: PhraseMatch) => force === 'for';

/** A match of no phrase, but of a rule. */
const ruled = (sense: Sense, { from, to }: TokenSpan): PhraseMatch => ({ sense, from, to, force: 'for' });

/** Of a slot with two values, to rule out one is to want the other. */
function opposed(
  matches: readonly PhraseMatch[],
  opposite: Readonly<Record<string, string>>,
  mention: ToMention,
): Mention[] {
  const wanted = matches.filter(isWanted);
  if (wanted.length > 0) return last(wanted).map((match) => mention(match));
  return last(matches).map((match) => mention({ ...match, force: 'for' }, opposite[match.sense.value]));
}

export const intensityIn = (matches: readonly PhraseMatch[], mention: ToMention): Mention[] =>
  opposed(matches, { adventurous: 'relaxing', relaxing: 'adventurous' }, mention);

/** Both only where they are named in one breath: "indoors or outdoors", and not "indoors, no, outdoors". */
export function settingIn(line: Utterance, matches: readonly PhraseMatch[], mention: ToMention): Mention[] {
  const [first, second] = matches.filter(({ force }) => force !== 'against');
  if (first && second && first.sense.value !== second.sense.value) {
    const between = line.tokens.slice(first.to, second.from).map(({ word }) => word);
    if (between.length < 4 && between.every((word) => /^(?:or|and|,|either|both|even|maybe)$/.test(word)))
      return [mention({ ...first, force: 'for' }, 'both')];
  }
  const sure = matches.filter(({ force }) => force !== 'open');
  return opposed(sure, { indoor: 'outdoor', outdoor: 'indoor' }, mention);
}

/**
 * Children that come along decide, because what is for them suits the others too; where they stay away it is adults. "My
 * son is 25" names no child, and "she is 7" does. `said` is `line` with its turns of speech.
 */
export function audienceIn(
  line: Utterance,
  said: Utterance,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
  mention: ToMention,
): Mention[] {
  const absences = ruleMatches(said, grammar.away);
  const ages = agesIn(line, grammar);
  const isAway = ({ from, to }: PhraseMatch) =>
    absences.some((absence) => from < absence.to && absence.from < to);
  const isGrown = ({ from, to }: PhraseMatch) =>
    ages.some((age) => !age.isChild && from <= age.to + 1 && age.from <= to + 2);
  const family = matches.filter((match) => match.sense.value === 'family' && !isGrown(match));
  const present = family.find((match) => isWanted(match) && !isAway(match));
  if (present) return [mention(present)];
  const child = ages.find(({ isChild }) => isChild);
  if (child && absences.length === 0) return [mention(ruled({ slot: 'audience', value: 'family' }, child))];
  const [away] = absences;
  const left = away ?? family.find(({ force }) => force === 'against');
  if (left) return [mention(ruled({ slot: 'audience', value: 'adults' }, left))];
  const adults = matches.filter((match) => match.sense.value === 'adults' && isWanted(match));
  return last(adults).map((match) => mention(match));
}

/** Prices that are said in words. Rule: the specification's price bands. */
const bands: Readonly<Record<string, PriceRange>> = {
  budget: { min: 0, max: 50 },
  mid: { min: 50, max: 150 },
  luxury: { min: 150, max: 1000 },
};

/** An amount counts more than a word; "nothing fancy" asks for what costs little. */
export function priceIn(
  line: Utterance,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
  mention: ToMention,
): Mention[] {
  const price: Sense = { slot: 'priceRange', value: '' };
  const [lifted] = ruleMatches(line, grammar.lifted);
  if (lifted) return [mention({ ...ruled(price, lifted), force: 'against' })];
  const stated = statedPrice(line, grammar);
  if (stated) return [mention(ruled(price, stated), stated.range)];
  const match = matches.findLast(isWanted) ?? matches.find(({ sense }) => sense.value === 'luxury');
  if (!match) return [];
  const band = bands[isWanted(match) ? match.sense.value : 'budget'];
  return band ? [mention(ruled(price, match), band)] : [];
}

const partsOfDay = ['morning', 'afternoon', 'evening'];

/**
 * A day says more than a part of a day. Who asks for a time wishes for something that takes place then: for one of the
 * categories `scheduled`.
 */
export function whenIn(
  matches: readonly PhraseMatch[],
  scheduled: readonly string[],
  mention: ToMention,
): Mention[] {
  const wanted = matches.filter(isWanted);
  const days = wanted.filter(({ sense }) => !partsOfDay.includes(sense.value));
  const [match] = last(days.length > 0 ? days : wanted);
  // "Not this weekend".
  if (!match) return last(matches).map((against) => mention(against));
  const kinds = scheduled.map((value): Sense => ({ slot: 'categories', value }));
  const wishes = kinds.map((sense): Mention => ({ ...mention({ ...match, sense }), hardness: 'wish' }));
  return [mention(match), ...wishes];
}
