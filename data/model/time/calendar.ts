import { type LocalDate, weekdayNumber } from './localDate.ts';
import { type Weekday, weekdays } from './weekday.ts';

/*
 * Days as dates of date-fns, for builds. Browsers do with `localDate.ts`.
 */

/**
 * A `Date` whose own fields are those of UTC. date-fns reads and sets just these and returns dates of the same class, so
 * that days are counted alike in every time zone of a host, also where its clocks skip a midnight or a whole day.
 */
export class UtcDate extends Date {
  override getFullYear() {
    return this.getUTCFullYear();
  }
  override getMonth() {
    return this.getUTCMonth();
  }
  override getDate() {
    return this.getUTCDate();
  }
  override getDay() {
    return this.getUTCDay();
  }
  override setDate(date: number) {
    return this.setUTCDate(date);
  }
}

/** The start of `date` in UTC, for functions of date-fns. */
export const utcDate = (date: LocalDate): UtcDate => new UtcDate(`${date}T00:00:00Z`);

/** The day of `date` in UTC. */
export const localDateOf = (date: Date): LocalDate => date.toISOString().slice(0, 10);

/** True for a day of the Gregorian calendar from the year 1900 to 2999. */
export function isRealDate(text: string): boolean {
  const hasForm = /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text);
  return hasForm && utcDate(text).getDate() === Number(text.slice(8));
}

/** The day of the week of `date`. */
export const weekdayOf = (date: LocalDate): Weekday => weekdays[weekdayNumber(date)] ?? 'sun';
