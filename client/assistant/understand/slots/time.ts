import type { PartOfDay } from '../../../../data/model/time/partOfDay.ts';
import { type Grammar, occurs } from '../grammar.ts';
import type { Mention, Sense } from '../mention.ts';
import type { Stance } from '../negation.ts';
import type { PhraseMatch } from '../phraseMatches.ts';
import { ruleMatches, type Utterance } from '../utterance.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isWanted, last, type ToMention } from './toMention.ts';

const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

/**
 * The time; a day counts more than a part of a day. Visitors who name a time may want events at that time, so the
 * `scheduled` categories are added as wishes.
 */
export function timeIn(
  matches: readonly PhraseMatch[],
  scheduled: readonly string[],
  toMention: ToMention,
): Mention[] {
  const wanted = matches.filter(isWanted);
  const days = wanted.filter(({ sense }) => !partsOfDay.some((part) => part === sense.value));
  const [match] = last(days.length > 0 ? days : wanted);
  // "Not this weekend".
  if (!match) return last(matches).map((other) => toMention(other));
  const senses = scheduled.map((value): Sense => ({ slot: 'categories', value }));
  const wishes = senses.map((sense): Mention => ({ ...toMention({ ...match, sense }), hardness: 'wish' }));
  // "In the evening, but not at the weekend".
  const ruledOut = matches.filter(({ stance }) => stance === 'against').map((other) => toMention(other));
  return [toMention(match), ...wishes, ...ruledOut];
}

/** The part of the day that is named by itself, or with a day as in "Saturday night"; `null` for none. */
export function partIn(
  { tokens, text }: Utterance,
  matches: readonly PhraseMatch[],
  { parts }: Grammar,
): PartOfDay | null {
  const wanted = matches.filter(isWanted);
  // "Date night on Saturday" is in the evening; tonight is.
  const isNight = occurs(parts.night, text) && !wanted.some(({ sense }) => sense.value === 'tonight');
  const ofNight = isNight ? 'evening' : null;
  if (wanted.length === 0) return ofNight;
  const words = wanted.flatMap(({ from, to }) => tokens.slice(from, to).map(({ word }) => word));
  const named = partsOfDay.findLast((part) => occurs(parts[part], ` ${words.join(' ')} `)) ?? ofNight;
  return named !== 'morning' && named !== 'afternoon' && occurs(parts.late, text) ? 'late' : named;
}

/** Monday to Friday. */
export const workdays: readonly number[] = [1, 2, 3, 4, 5];

/**
 * The weekdays that words with the `stances` name and do not rule out, each once, from 0 for Sunday: all `workdays` for "during the
 * week".
 */
export function weekdaysIn(
  utterance: Utterance,
  { weekdays, singular, grammar }: Pick<Vocabulary, 'weekdays' | 'singular' | 'grammar'>,
  stances: readonly Stance[] = [],
): readonly number[] {
  const isMeant = (at: number) => (stances[at] ?? 'for') === 'for';
  const named = utterance.tokens.flatMap(({ word }, at) => {
    const day = weekdays.indexOf(singular(word));
    return day >= 0 && isMeant(at) ? day : [];
  });
  const isAny =
    named.length === 0 && ruleMatches(utterance, grammar.parts.workday).some(({ from }) => isMeant(from));
  return isAny ? workdays : [...new Set(named)];
}
