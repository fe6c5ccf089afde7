import type { TimeWords } from '../../../data/language/timeWords.ts';
import { type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import { filled } from './filled.ts';

/** The name of the day of the week of `date`. */
export const weekdayWord = (date: LocalDate, { weekdays }: TimeWords): string =>
  weekdays[weekdayNumber(date)] ?? '';

/** The name of the month of `date`. */
export const monthWord = (date: LocalDate, { months }: TimeWords): string =>
  months[Number(date.slice(5, 7)) - 1] ?? '';

/** `date` with its year: "December 6, 2027". */
export const dateWords = (date: LocalDate, times: TimeWords): string =>
  filled(times.date, partsOf(date, times));

/** `date` without its year: "December 6". */
export const dayOfMonth = (date: LocalDate, times: TimeWords): string =>
  filled(times.dayOfMonth, partsOf(date, times));

const partsOf = (date: LocalDate, times: TimeWords) => ({
  month: monthWord(date, times),
  day: Number(date.slice(8)),
  year: Number(date.slice(0, 4)),
});
