type Part = 'morning' | 'afternoon' | 'evening' | 'late';

/** How times are named in replies and on chips; {names} are replaced. */
export interface TimeWords {
  /** In full, from Sunday and January; three letters of each are its abbreviation. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** With {month}, {day} and {year}; and without the year. */
  readonly date: string;
  readonly dayOfMonth: string;
  /** With {weekday} and {date}, in full and for chips; from the first day of a range {from} to the last {to}. */
  readonly day: string;
  readonly shortDay: string;
  readonly days: string;
  /** Weekdays of a month, with {days} and {month}. */
  readonly daysInMonth: string;
  /** A time of a clock, with {time}; the two that have names; and times after one, where these need other words. */
  readonly clock: Readonly<Record<'am' | 'pm' | 'noon' | 'midnight', string>> & {
    readonly one?: Readonly<Record<'am' | 'pm', string>>;
  };
  /** In times of a calendar: "noon–3 PM". */
  readonly names: Readonly<Record<'noon' | 'midnight', string>>;
  /** Hours of a day, with {from} and {to}. */
  readonly hours: Readonly<Record<'after' | 'before' | 'around' | 'between', string>>;
  /** A {day} and the hours or the part of it. */
  readonly dayAndHours: string;
  readonly inPart: Readonly<Record<Part, string>>;
  /** With {day} and {times}: "Saturday 7:30 PM". */
  readonly dayAndTimes: string;
  /** The values of the slot `when`. */
  readonly when: Readonly<Record<string, string>>;
  /** A part of a named {day}, and of today. */
  readonly partOf: Readonly<Record<Part, string>>;
  readonly partOfToday: Readonly<Record<Part, string>>;
  /** Those of these names that sentences need in another form: "weekend" is "the weekend". */
  readonly spoken: Readonly<Record<string, string>>;
}
