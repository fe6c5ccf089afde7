import type { TimeWords } from '../../../data/language/timeWords.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import { addDays, type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import { endOfEvening, type HoursOfDay } from '../../../data/model/time/partOfDay.ts';
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

/** The first three letters of a name. */
const short = (name: string) => name.slice(0, 3);

/** A day on chips: "Sat, Dec 5". */
export const shortDay = (date: LocalDate, times: TimeWords): string =>
  filled(times.shortDay, {
    weekday: short(weekdayWord(date, times)),
    date: filled(times.dayOfMonth, { ...partsOf(date, times), month: short(monthWord(date, times)) }),
  });

/** A day in sentences: "Saturday, December 5", with the year if it is not this or the coming half year's. */
export function fullDay(date: LocalDate, today: LocalDate, times: TimeWords): string {
  const isFar = date.slice(0, 4) !== today.slice(0, 4) && Date.parse(date) - Date.parse(today) > halfYear;
  return filled(times.day, {
    weekday: weekdayWord(date, times),
    date: (isFar || date < today ? dateWords : dayOfMonth)(date, times),
  });
}

/** In milliseconds. */
const halfYear = 180 * 86_400_000;

/** The name of the month that a range is all of: "December"; `null` for other ranges. */
export const wholeMonth = ({ first, last }: DateRange, times: TimeWords): string | null =>
  first.endsWith('-01') && first.slice(0, 7) === last.slice(0, 7) && addDays(last, 1).endsWith('-01')
    ? monthWord(first, times)
    : null;

/** A time of the clock, of minutes from a midnight: "8 PM", "noon". */
export function clockWord(minutes: number, { clock }: TimeWords): string {
  const inDay = minutes % 1440;
  if (inDay % 720 === 0) return inDay === 0 ? clock.midnight : clock.noon;
  const hour = Math.floor(inDay / 60) % 12 || 12;
  const rest = inDay % 60;
  const time = rest ? `${hour}:${String(rest).padStart(2, '0')}` : `${hour}`;
  return filled((hour === 1 && clock.one ? clock.one : clock)[inDay < 720 ? 'am' : 'pm'], { time });
}

/** Hours of a day: "after 8 PM", "between 2 PM and 5 PM". */
export function hoursWords({ from, to }: HoursOfDay, times: TimeWords): string {
  const form = from === to ? 'around' : from === 0 ? 'before' : to >= endOfEvening ? 'after' : 'between';
  return filled(times.hours[form], { from: clockWord(from, times), to: clockWord(to, times) });
}

const partsOf = (date: LocalDate, times: TimeWords) => ({
  month: monthWord(date, times),
  day: Number(date.slice(8)),
  year: Number(date.slice(0, 4)),
});
