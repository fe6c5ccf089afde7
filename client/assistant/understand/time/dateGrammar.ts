import type { DateWords } from '../../../../data/language/dateWords.ts';
import type { Phrases, Source } from '../../../../data/language/rules.ts';
import { type DateGroups, type DateWish, namedDate } from './dateMeanings.ts';
import { type HourTalk, type HourWish, hoursOf } from './hourMeanings.ts';
import { relatedDate } from './relatedDates.ts';
import type { NodeRule } from './timeNodes.ts';

/** How a language names days and hours, as compiled rules. */
export interface DateGrammar {
  readonly dates: readonly NodeRule<DateWish>[];
  readonly hours: (talk: HourTalk) => readonly NodeRule<HourWish>[];
  readonly early: RegExp;
  readonly late: RegExp;
  readonly occasion: RegExp;
  /** The words of months, weekdays and feasts, which are no misspellings of others. */
  readonly words: readonly string[];
}

/** The grammar of `words`. */
export function createDateGrammar(words: DateWords): DateGrammar {
  const compile = compilerFor(words);
  const read = readerOf(words);
  const hourRules = words.hours.map(([, source]) => compile(source));
  return {
    dates: words.dates.map(([kind, source, by = 0]) => ({
      pattern: compile(source),
      read: (groups, values) => {
        const named = read(groups);
        return namedDate(kind, named, by, words) ?? relatedDate(kind, named, values, by);
      },
    })),
    hours: (talk) =>
      words.hours.map(([kind, , by, to], index) => ({
        pattern: hourRules[index] as RegExp,
        read: ({ hour = '', half = '' }, values) =>
          hoursOf(kind, { hour, half: keyOf(words.halves, half) }, values, talk, [by, to]),
      })),
    early: new RegExp(words.early, 'gu'),
    late: new RegExp(words.late, 'gu'),
    occasion: new RegExp(words.occasion, 'gu'),
    words: [
      ...words.months,
      ...words.weekdays,
      ...words.ordinals,
      ...words.feasts.map(([phrases]) => phrases),
    ].flatMap((phrases) => phrases.split(/[ |]/)),
  };
}

const alternatives = (phrases: readonly Phrases[]): Source =>
  phrases
    .flatMap((each) => each.split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Compiles rules, in which names in braces stand for groups that match the words of the language. */
function compilerFor(words: DateWords): (source: Source) => RegExp {
  const day = `${alternatives(words.ordinals)}|\\d{1,2}`;
  const groups: Readonly<Record<string, Source>> = {
    month: alternatives(words.months),
    weekday: alternatives(words.weekdays),
    day,
    end: day,
    year: '20\\d\\d',
    nth: `${alternatives([...words.ordinals, words.last])}|\\d{1,2}`,
    count: `\\d{1,3}|${Object.keys(words.counts).join('|')}`,
    unit: alternatives(Object.values(words.units)),
    edge: alternatives(Object.values(words.edges)),
    feast: alternatives(words.feasts.map(([phrases]) => phrases)),
    slashed: '\\d+[/-]\\d+(?:[/-]\\d+)?',
    hour: '\\d{1,2}(?::\\d\\d)?',
    half: alternatives(Object.values(words.halves)),
  };
  const noWeekday = words.noWeekday ? `(?!${words.noWeekday})` : '';
  return (source) =>
    new RegExp(
      `(?<= )(?:${source.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?<${name}>${groups[name]})${name === 'weekday' ? noWeekday : ''}`)})(?= )`,
      'gu',
    );
}

const listed = (phrases: Phrases, word: string) => phrases.split('|').includes(word);

const keyOf = <Key extends string>(phrases: Readonly<Record<Key, Phrases>>, word: string): Key | null =>
  (Object.keys(phrases) as Key[]).find((key) => listed(phrases[key], word)) ?? null;

/** Reads what the groups of a rule have captured. */
function readerOf(words: DateWords): (captured: Readonly<Record<string, string | undefined>>) => DateGroups {
  const index = (lists: readonly Phrases[], word: string | undefined) => {
    const found = word === undefined ? -1 : lists.findIndex((phrases) => listed(phrases, word));
    return found < 0 ? null : found;
  };
  const ordinal = (word: string | undefined) => {
    if (word === undefined) return null;
    if (listed(words.last, word)) return -1;
    const place = index(words.ordinals, word);
    return place === null ? Number(word) || null : place + 1;
  };
  const number = (word: string | undefined) =>
    word === undefined ? null : (words.counts[word] ?? Number(word));
  const feasts = words.feasts.map(([phrases]) => phrases);
  return ({ month, weekday, day, end, year, nth, count, unit = '', edge = '', feast, slashed = '' }) => {
    const monthIndex = index(words.months, month);
    return {
      month: monthIndex === null ? null : monthIndex + 1,
      weekday: index(words.weekdays, weekday),
      day: ordinal(day),
      end: ordinal(end),
      year: number(year),
      nth: ordinal(nth),
      count: number(count),
      unit: keyOf(words.units, unit),
      edge: keyOf(words.edges, edge),
      feast: index(feasts, feast),
      name: feast ?? '',
      slashed,
    };
  };
}
