import type { FeastDay } from './feastDay.ts';
import type { Phrases, Source } from './rules.ts';

/** What a phrase about days means. `by` in a rule counts the units from now, or days from the date that it names. */
export type DateKind =
  /** A day with its {month} and {day}, to {end} if there is one; also {year} and {weekday}. */
  | 'date'
  /** A {slashed} date: month, day and perhaps the year. */
  | 'slashed'
  /** A {day} of this month or the next. */
  | 'dayOfMonth'
  /** A {month}, or only its {edge}. */
  | 'month'
  /** The {nth} {weekday} or weekend of a {month}, or of the month that begins in `by` months. */
  | 'nth'
  | 'feast'
  /** The coming {weekday}: soft, because a named weekday is also a wish by itself. */
  | 'weekday'
  /** The {weekday} of the week that is `by` weeks away; with 0 the coming one, but not today. */
  | 'weekdayOf'
  /** The day that is `by` days away: soft below 2. */
  | 'day'
  /** In {count} {unit}. */
  | 'ahead'
  /** The week, weekend or month (a {unit}) that is `by` away, or only its {edge}. */
  | 'unit'
  /** The next {count} {unit}. */
  | 'next'
  /** A stay of {count} days, or of weeks if that is the {unit}, from today if no other day is named; with `by` 1, of nights. */
  | 'stay'
  /** From one date to another, or {count} nights from one; one date or another. */
  | 'range'
  | 'either'
  /** {count} {unit} after a date, 1 {unit} if no count is named; the {weekday} after it; before it with `by` -1. */
  | 'after'
  /** The {weekday} of a week, or around a day. */
  | 'within'
  /** The {unit} of a date. */
  | 'of'
  /** From now to a date, or to the day before with `by` -1. */
  | 'until'
  /** From a date on, or from the day after with `by` 1. Several days have an end. */
  | 'since';

/** What a phrase about hours means. */
export type HourKind =
  /** {hour} with {minute} and {half} of the day; `by` is the minute of the day if it is a word such as "noon". */
  | 'clock'
  /** A part of the day with bounds of its own, in minutes: `by` and `to`. */
  | 'window'
  | 'between'
  | 'after'
  | 'before'
  | 'around';

/** A rule: what its phrase means, and the pattern, in which "@" stands for a date and "#" for a time found before. */
export type DateRule = readonly [kind: DateKind, source: Source, by?: number];
export type HourRule = readonly [kind: HourKind, source: Source, by?: number, to?: number];

/**
 * How a language names days and hours. Names in braces in the rules stand for the phrases below, for numbers and for
 * earlier finds; rules apply in their order, each to what the ones before have left.
 */
export interface DateWords {
  /** From January. */
  readonly months: readonly Phrases[];
  /** From Sunday. */
  readonly weekdays: readonly Phrases[];
  /** What is no weekday although it is written like one. */
  readonly noWeekday?: Source;
  /** From the first; the last is -1. */
  readonly ordinals: readonly Phrases[];
  readonly last: Phrases;
  readonly units: Readonly<Record<'day' | 'week' | 'weekend' | 'month', Phrases>>;
  /** Numbers besides digits: "a", "couple of". */
  readonly counts: Readonly<Record<string, number>>;
  readonly edges: Readonly<Record<'early' | 'middle' | 'late', Phrases>>;
  readonly feasts: readonly (readonly [Phrases, FeastDay])[];
  readonly dates: readonly DateRule[];
  /** Before noon, after noon. */
  readonly halves: Readonly<Record<'am' | 'pm', Phrases>>;
  readonly hours: readonly HourRule[];
  /** Talk of the morning, in which "at 9" is before noon, and of the evening, in which "at 10" is after it. */
  readonly early: Source;
  readonly late: Source;
  /** What makes a feast an occasion and not a day: gifts are bought before it. */
  readonly occasion: Source;
}
