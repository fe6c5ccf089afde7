import { addDays, type LocalDate } from './localDate.ts';

/** The times that visitors ask for by a word. */
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
 * - `weekend`: from Friday to Sunday, with the Monday after it if it is a day off; from Monday to Thursday the coming one.
 *
 * Days that have passed never count. What counts of a day is what one can still go to and what is certain:
 *
 * - a session until it is over, at its end or, without one, at its start; sold-out sessions never;
 * - hours for the whole day on which they begin, so that static pages do not change whenever something closes;
 * - a deal whose hours are not known, on any day on which it is usable, but not `now` and `tonight`;
 * - an irregular deal only by its sessions.
 */
export type WhenFilter = NamedTime | LocalDate;

/** Whether a text of an address is a filter: a word, or a day of the calendar. */
export function isWhenFilter(text: string): text is WhenFilter {
  if (namedTimes.some((word) => word === text)) return true;
  return /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
