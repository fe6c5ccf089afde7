import { addDays, type LocalDate } from './localDate.ts';
import type { PartOfDay } from './partOfDay.ts';
import { dateOf, lastDateOf } from './whenParts.ts';

/** The times that visitors choose by a word. */
export const namedTimes = ['now', 'today', 'tonight', 'tomorrow', 'weekend'] as const;

export type NamedTime = (typeof namedTimes)[number];

/** Those that have a listing of their own. */
export const listedTimes = ['today', 'tonight', 'weekend'] as const;

export type ListedTime = (typeof listedTimes)[number];

/**
 * When a visitor wants something to take place, in the city's zone:
 *
 * - `now`: hours are open at this instant, or a session is running;
 * - `tonight`: today, by a session that starts at 17:00 or later or still runs after 18:00, or by hours that are open for
 *   an hour or more after 17:00;
 * - `today`, `tomorrow`, a date: that day;
 * - a date and a part of the day, "2027-05-22-evening": that day, as `tonight` is the evening of today;
 * - `weekend`: from Friday to Sunday, with the Monday after it if it is a day off; from Monday to Thursday the coming one;
 * - `next-weekend`: the one after that;
 * - two dates, "2027-05-24-2027-05-30": the days from the first to the last.
 *
 * Days that have passed never count. What counts of a day is what one can still go to and what is certain:
 *
 * - a session until it is over, at its end or, without one, at its start; sold-out sessions never;
 * - hours for the whole day on which they begin, so that static pages do not change whenever something closes;
 * - a deal whose hours are not known, on any day on which it is usable, but not `now` and on a part of a day;
 * - an irregular deal only by its sessions.
 */
export type WhenFilter =
  | NamedTime
  | 'next-weekend'
  | LocalDate
  | `${LocalDate}-${PartOfDay}`
  | `${LocalDate}-${LocalDate}`;

/** Whether a text of an address is a filter: a word, or a day of the calendar, a part of it, or several in their order. */
export function isWhenFilter(text: string): text is WhenFilter {
  if (text === 'next-weekend' || namedTimes.some((word) => word === text)) return true;
  const [first, last] = [dateOf(text), lastDateOf(text)];
  return (
    /^2\d{3}-\d\d-\d\d(?:-(?:morning|afternoon|evening|2\d{3}-\d\d-\d\d))?$/.test(text) &&
    [first, last].every(isDate) &&
    first <= last &&
    // Each day is looked at.
    last <= addDays(first, mostDays)
  );
}

/** Anybody can write an address. */
const mostDays = 62;

const isDate = (date: string) => !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date;
