import type { DateKind, DateWords } from '../../../../data/language/dateWords.ts';
import {
  addMonths,
  comingWeekday,
  dayIn,
  monthIn,
  monthOf,
  nthWeekday,
  weekendIn,
  weekOf,
  yearOf,
} from '../../../../data/model/time/comingDays.ts';
import type { DateRange } from '../../../../data/model/time/dateRange.ts';
import { comingFeast } from '../../../../data/model/time/feastDays.ts';
import { addDays, type LocalDate, weekdayNumber } from '../../../../data/model/time/localDate.ts';

/** Days that a message names. */
export interface DateWish {
  /** The days as of `today`; `null` if there are none, such as February 30. */
  readonly on: (today: LocalDate) => DateRange | null;
  /** Counts only next to another date: "Friday" is also a wish by itself. */
  readonly isSoft?: true;
  /** The day of "the 2nd" and the like, which may also be a place in a list. */
  readonly bareDay?: number;
  /** The same days whenever it is said, until they are over. */
  readonly isAbsolute?: true;
  /** How long somebody stays: counts only without another date. */
  readonly isStay?: true;
  /** The words of a feast, for which visitors also look for gifts. */
  readonly feast?: string;
}

/** What the named groups of a rule have captured, read with the words of the language. */
export interface DateGroups {
  readonly month: number | null;
  readonly day: number | null;
  readonly end: number | null;
  readonly year: number | null;
  readonly weekday: number | null;
  /** From 1; -1 for the last. */
  readonly nth: number | null;
  readonly count: number | null;
  readonly unit: keyof DateWords['units'] | null;
  readonly edge: keyof DateWords['edges'] | null;
  readonly feast: number | null;
  /** What the feast is called. */
  readonly name: string;
  readonly slashed: string;
}

const oneDay = (date: LocalDate | null): DateRange | null =>
  date === null ? null : { first: date, last: date };

/** The first of `candidates` that is not over on `today`. */
const firstLeft = (today: LocalDate, candidates: readonly (DateRange | null)[]): DateRange | null =>
  candidates.find((range) => range !== null && range.last >= today) ?? null;

const upTo = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** For so many days after a feast one speaks of the one that is over. */
const justOver = 7;

/** Eight years are the most between two February 29. */
const mostYears = 9;
const mostMonths = 14;

/** The days of one of the forms that name a date by themselves; `null` if the words mean none. */
export function namedDate(
  kind: DateKind,
  groups: DateGroups,
  by: number,
  { feasts }: Pick<DateWords, 'feasts'>,
): DateWish | null {
  switch (kind) {
    case 'date':
      return { on: (today) => dateOf(groups, today), isAbsolute: true };
    case 'slashed':
      return slashedDate(groups);
    case 'dayOfMonth':
      return {
        on: (today) => dayOfMonth(groups, today),
        isAbsolute: true,
        ...(by === 0 && { bareDay: groups.day ?? 0 }),
      };
    case 'month':
      return { on: (today) => monthOfYear(groups, today) };
    case 'nth':
      return { on: (today) => nthOfMonth(groups, by, today) };
    case 'feast': {
      const feast = feasts[groups.feast ?? -1]?.[1];
      // "Thanksgiving was hard", two days after it, is no wish for the next one.
      const isOver = (today: LocalDate) =>
        feast && comingFeast(feast, addDays(today, -justOver)).last < today;
      return feast
        ? {
            on: (today) => (isOver(today) ? null : comingFeast(feast, today)),
            isAbsolute: true,
            feast: groups.name,
          }
        : null;
    }
    case 'weekday':
      return { on: (today) => oneDay(comingWeekday(today, groups.weekday ?? 0)), isSoft: true };
    case 'weekdayOf':
      return { on: (today) => oneDay(weekdayOfWeek(groups.weekday ?? 0, by, today)) };
    case 'day':
      return { on: (today) => oneDay(addDays(today, by)), ...(by < 2 && { isSoft: true }) };
    case 'ahead':
      return { on: (today) => oneDay(shifted(today, groups.count ?? 1, groups.unit)) };
    case 'unit':
      return {
        on: (today) => unitAhead(groups, by, today),
        ...(by === 0 && !groups.edge && { isSoft: true }),
      };
    case 'next':
      return {
        on: (today) => {
          const end = by > 0 ? addDays(today, by) : shifted(today, groups.count ?? 1, groups.unit);
          return { first: today, last: addDays(end, -1) };
        },
      };
    case 'stay': {
      const days = (groups.count ?? 1) * (groups.unit === 'week' ? 7 : 1) - 1 + by;
      return { on: (today) => ({ first: today, last: addDays(today, days) }), isStay: true };
    }
    default:
      return null;
  }
}

/** The day `count` units after `from`, or before it if negative. */
export const shifted = (from: LocalDate, count: number, unit: DateGroups['unit']): LocalDate =>
  unit === 'month' ? addMonths(from, count) : addDays(from, count * (unit === 'day' ? 1 : 7));

function dateOf({ month, day, end, year }: DateGroups, today: LocalDate): DateRange | null {
  const inYear = (each: number) => spanIn(each, month ?? 0, day ?? 0, end);
  if (year !== null) return inYear(year < 100 ? year + 2000 : year);
  return firstLeft(
    today,
    upTo(mostYears, (index) => inYear(yearOf(today) + index)),
  );
}

/** From a day of a month to another, of the next month if its number is lower. */
function spanIn(year: number, month: number, day: number, end: number | null): DateRange | null {
  const first = dayIn(year, month, day);
  const last = end === null ? first : dayIn(year, end < day ? month + 1 : month, end);
  return first === null || last === null ? null : { first, last };
}

function slashedDate({ slashed }: DateGroups): DateWish | null {
  const numbers = slashed.split(/[/-]/).map(Number);
  // 2026-12-05.
  if (slashed.includes('-')) numbers.push(...numbers.splice(0, 1));
  const [month = 0, day = 0, year = null] = numbers;
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const groups = { month, day, year, end: null } as DateGroups;
  return { on: (today) => dateOf(groups, today), isAbsolute: true };
}

function dayOfMonth({ day, end, weekday }: DateGroups, today: LocalDate): DateRange | null {
  const months = upTo(mostMonths, (index) => spanIn(yearOf(today), monthOf(today) + index, day ?? 0, end));
  const left = months.filter((range) => range !== null && range.last >= today);
  // "Friday the 4th".
  const fitting =
    weekday === null ? null : left.find((range) => range && weekdayNumber(range.first) === weekday);
  return fitting ?? left[0] ?? null;
}

const edgeDays = { early: [1, 10], middle: [11, 20], late: [21, 31] } as const;

function monthEdge(month: DateRange, edge: DateGroups['edge']): DateRange {
  if (!edge) return month;
  const [from, to] = edgeDays[edge];
  const end = addDays(month.first, to - 1);
  return { first: addDays(month.first, from - 1), last: end < month.last ? end : month.last };
}

const monthOfYear = ({ month, edge, year }: DateGroups, today: LocalDate): DateRange | null =>
  firstLeft(
    year === null ? today : '',
    upTo(2, (index) => monthEdge(monthIn(year ?? yearOf(today) + index, month ?? 0), edge)),
  );

function nthOfMonth(
  { nth, weekday, unit, month, edge }: DateGroups,
  by: number,
  today: LocalDate,
): DateRange | null {
  const place = edge === 'late' ? -1 : (nth ?? 1);
  const inMonth = (year: number, number: number): DateRange | null => {
    // A weekend belongs to the month of its Saturday, a week to that of its Thursday.
    const day = nthWeekday(year, number, weekday ?? (unit === 'week' ? 4 : 6), place);
    if (day !== null && unit === 'week') return weekOf(day);
    return day !== null && unit === 'weekend' ? weekendIn(day) : oneDay(day);
  };
  const year = yearOf(today);
  if (month !== null)
    return firstLeft(
      today,
      upTo(2, (index) => inMonth(year + index, month)),
    );
  return firstLeft(
    today,
    upTo(2, (index) => inMonth(year, monthOf(today) + by + index)),
  );
}

function weekdayOfWeek(weekday: number, weeks: number, today: LocalDate): LocalDate {
  if (weeks === 0) return comingWeekday(addDays(today, 1), weekday);
  return comingWeekday(addDays(weekOf(today).first, 7 * weeks), weekday);
}

/** The days of a week from Monday, as offsets. */
const weekEdges = { early: [0, 2], middle: [1, 3], late: [3, 6] } as const;

function unitAhead({ unit, edge }: DateGroups, by: number, today: LocalDate): DateRange | null {
  if (unit === 'month') return monthEdge(monthIn(yearOf(today), monthOf(today) + by), edge);
  const week = weekOf(addDays(today, 7 * by));
  if (unit === 'weekend') return weekendIn(week.first);
  const [from, to] = edge ? weekEdges[edge] : [0, 6];
  return unit === 'week' ? { first: addDays(week.first, from), last: addDays(week.first, to) } : null;
}
