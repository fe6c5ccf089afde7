import type { Caution, Occasion } from '../../../data/language/occasionWords.ts';
import type { Need } from '../../../data/model/deals/needs.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import type { HoursOfDay, PartOfDay } from '../../../data/model/time/partOfDay.ts';
import type { Plan, PriceRange, When } from '../understand/mention.ts';

/** Wishes that visitors repeat when they were not heard. */
export type FirmWish = 'when' | 'setting' | 'neighborhoods' | 'priceRange';

/** What the visitor has asked for so far; `null` or `[]` for nothing. */
export interface Preferences {
  /** Ids of categories and themes, in the order in which they came up. */
  readonly categories: readonly string[];
  /** Ids of neighborhoods, the latest last. */
  readonly neighborhoods: readonly string[];
  readonly audience: 'family' | 'adults' | null;
  readonly setting: 'indoor' | 'outdoor' | 'both' | null;
  readonly intensity: 'adventurous' | 'relaxing' | null;
  readonly priceRange: PriceRange | null;
  readonly when: When | null;
  /** The weekdays that were named, 0 for Sunday; empty for all days of `when`. */
  readonly days: readonly number[];
  /** The part of the named days; `null` if all of them will do, or if `when` is such a part by itself. */
  readonly part: PartOfDay | null;
  /** `when` is a part of today, such as "this evening". */
  readonly isToday: boolean;
  /** The days that were named by their dates, or as a holiday or a week to come; they override `when` and `days`. */
  readonly dates: DateRange | null;
  /** Hours of the day, which override `part`. */
  readonly hours: HoursOfDay | null;
  /** Topic words, the latest last. */
  readonly interests: readonly string[];
  /** How many people come. */
  readonly party: number | null;
  /** The age of the youngest child, in years. */
  readonly youngest: number | null;
  /** The age of the oldest child, in years. */
  readonly oldest: number | null;
  /** What facts of deals have to say, the latest last. */
  readonly needs: readonly Need[];
  /** What the visitor had to say twice: it is not given up for anything else. */
  readonly firm: readonly FirmWish[];
  /** What the visitor comes for. */
  readonly occasion: Occasion | null;
  /** It is for a whole day or evening, with one deal after the other. */
  readonly plan: Plan | null;
  /** What those who come should be spared. */
  readonly cautions: readonly Caution[];
  /** What must not be shown. */
  readonly excluded: {
    readonly categories: readonly string[];
    readonly neighborhoods: readonly string[];
    readonly interests: readonly string[];
    /** Ids of what the language knows as aversions, such as crowds. */
    readonly aversions: readonly string[];
    /** Slugs. */
    readonly deals: readonly string[];
  };
}

export const anyTime: Pick<Preferences, 'when' | 'days' | 'part' | 'isToday' | 'dates' | 'hours'> = {
  when: null,
  days: [],
  part: null,
  isToday: false,
  dates: null,
  hours: null,
};

export const noPreferences: Preferences = {
  categories: [],
  neighborhoods: [],
  audience: null,
  setting: null,
  intensity: null,
  priceRange: null,
  ...anyTime,
  interests: [],
  party: null,
  youngest: null,
  oldest: null,
  needs: [],
  firm: [],
  occasion: null,
  plan: null,
  cautions: [],
  excluded: { categories: [], neighborhoods: [], interests: [], aversions: [], deals: [] },
};

/** Whether two wishes are the same, in whatever order they were stated. */
export const areSame = (a: Preferences, b: Preferences): boolean =>
  (Object.keys(noPreferences) as (keyof Preferences)[]).every(
    (key) => JSON.stringify(a[key]) === JSON.stringify(b[key]),
  );

/** A preference that the visitor can remove. */
export interface Chip {
  readonly slot: Exclude<
    keyof Preferences,
    'days' | 'part' | 'isToday' | 'dates' | 'hours' | 'firm' | 'plan'
  >;
  /** The item of a slot that is a list; empty for other slots. */
  readonly value: string;
  readonly label: string;
}
