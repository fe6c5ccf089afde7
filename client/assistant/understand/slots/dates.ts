import { daysOf } from '../../../../data/model/time/dateRange.ts';
import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import { occurs } from '../grammar.ts';
import type { Stance } from '../negation.ts';
import type { DateGrammar } from '../time/dateGrammar.ts';
import type { DateWish } from '../time/dateMeanings.ts';
import type { HourWish } from '../time/hourMeanings.ts';
import { type NodeRule, nodesOf, reduceNodes, type TimeNode } from '../time/timeNodes.ts';
import type { TokenSpan, Utterance } from '../utterance.ts';

/** The days and hours that a message names in numbers, or with words such as "next week" and "Thanksgiving". */
export interface NamedTimes {
  /** `null` for none; a single weekday, "tomorrow" and the like are not among them. */
  readonly dates: DateWish | null;
  /** `null` for none. */
  readonly hours: HourWish | null;
  /** Where the wanted ones are named. */
  readonly wanted: readonly TokenSpan[];
  /** Where times are named, wanted or not: the numbers there are neither amounts nor ages. */
  readonly spans: readonly TokenSpan[];
  /** The words of a feast; `null` for none. */
  readonly feast: string | null;
  /** A feast is meant as a season, and not as its day: "Christmas things". */
  readonly isSeason: boolean;
}

/** The times in an utterance, whose words have the `stances`. Of several the last counts: "the 5th, no, the 6th". */
export function timesIn(utterance: Utterance, stances: readonly Stance[], grammar: DateGrammar): NamedTimes {
  const { text } = utterance;
  const hasOccasion = occurs(grammar.occasion, text);
  const talk = { isEarly: occurs(grammar.early, text), isLate: occurs(grammar.late, text) };
  const dates = reduceAll(nodesOf<DateWish>(utterance), grammar.dates, '@');
  const hours = reduceAll(withoutValues<DateWish, HourWish>(dates), grammar.hours(talk), '#');
  const spans = [...dates, ...hours].filter(({ value }) => value !== undefined);
  if (spans.length === 0) return noTimes;
  const isMeant = <Value>({ from }: TimeNode<Value>) => (stances[from] ?? 'for') !== 'open';
  const named = dates.filter(
    (node) => node.value && !node.value.isSoft && stances[node.from] !== 'against' && isMeant(node),
  );
  const date = named.findLast(({ value }) => !value?.isStay) ?? named.at(-1);
  const isDay = date && !(hasOccasion && date.value?.feast);
  // "At 6, not ten": "no later than ten" says what is wanted.
  const isRuledOut = ({ value, from }: TimeNode<HourWish>) =>
    value?.from === value?.to && stances[from] === 'against';
  const hour = hours.findLast(
    (node) => node.value && node.value.from >= 0 && isMeant(node) && !isRuledOut(node),
  );
  return {
    dates: (isDay && date.value) || null,
    hours: hour?.value ?? null,
    wanted: [...(isDay ? [date] : []), ...(hour ? [hour] : [])],
    spans,
    feast: date?.value?.feast ?? null,
    isSeason: date !== undefined && !isDay,
  };
}

/** The days and hours that the words of an utterance name. */
export function timesNamedIn(words: string, grammar: DateGrammar): NamedTimes {
  const tokens = words
    .trim()
    .split(' ')
    .map((word) => ({ word, start: 0, end: 0 }));
  return timesIn({ text: words, tokens }, [], grammar);
}

/** The days as of `today` that the words of an utterance name; empty for none. */
export function daysNamedIn(words: string, grammar: DateGrammar, today: LocalDate): LocalDate[] {
  const range = timesNamedIn(words, grammar).dates?.on(today);
  return range ? daysOf(range) : [];
}

const noTimes: NamedTimes = { dates: null, hours: null, wanted: [], spans: [], feast: null, isSeason: false };

const withoutValues = <Before, After>(nodes: readonly TimeNode<Before>[]): TimeNode<After>[] =>
  nodes.map(({ word, from, to }) => ({ word, from, to }));

const reduceAll = <Value>(
  nodes: readonly TimeNode<Value>[],
  rules: readonly NodeRule<Value>[],
  sign: string,
): readonly TimeNode<Value>[] =>
  rules.reduce<readonly TimeNode<Value>[]>((reduced, rule) => reduceNodes(reduced, rule, sign), nodes);
