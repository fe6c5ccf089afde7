import type { LocalDate } from './localDate.ts';

/** Days of the week in the order of JavaScript's own numbers: Sunday is 0. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

/** The day of the week of `date`, 0 for Sunday to 6 for Saturday. */
export const weekdayNumber = (date: LocalDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The day of the week of `date`. */
export const weekdayOf = (date: LocalDate): Weekday => weekdays[weekdayNumber(date)] ?? 'sun';
