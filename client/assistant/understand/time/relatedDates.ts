import type { DateKind } from '../../../../data/language/dateWords.ts';
import {
  comingWeekday,
  monthIn,
  monthOf,
  weekendIn,
  weekOf,
  yearOf,
} from '../../../../data/model/time/comingDays.ts';
import type { DateRange } from '../../../../data/model/time/dateRange.ts';
import { addDays, type LocalDate, weekdayNumber } from '../../../../data/model/time/localDate.ts';
import { type DateGroups, type DateWish, shifted } from './dateMeanings.ts';

/** How long "from the 5th on" and "after Christmas" reach, in days. */
const openEnd = 14;
/** Alternatives within so many days are one range: "the 5th or the 6th". */
const nearby = 7;
/** How many days ago a feast can be to which "the weekend after" belongs. */
const justOver = 13;

/** The days of one of the forms that stand next to other dates; `null` if the words mean none. */
export function relatedDate(
  kind: DateKind,
  groups: DateGroups,
  [from, to]: readonly DateWish[],
  by: number,
): DateWish | null {
  if (!from) return null;
  const wish = (on: (base: DateRange, today: LocalDate) => DateRange | null): DateWish => ({
    on: (today) => {
      const base = from.on(today);
      return base && on(base, today);
    },
  });
  switch (kind) {
    case 'range':
      // "From Friday to Tuesday" ends after it begins, and "Friday for 3 nights" three days later.
      return to
        ? // "From Thursday to Sunday next week": the next one from today on.
          wish(({ first }, today) => spanOf(first, to.on(today)?.last) ?? spanOf(first, to.on(first)?.last))
        : wish(({ first }) => ({ first, last: addDays(first, (groups.count ?? 0) + by) }));
    case 'either':
      if (!to || (from.isSoft && to.isSoft)) return null;
      return wish((one, today) => eitherOf(one, to.on(today)));
    case 'after':
      return { on: (today) => besideOf(from, groups, by || 1, today) };
    case 'within':
      return wish((base) => weekdayWithin(base, groups.weekday ?? 0));
    case 'of':
      return wish((base) => unitOf(base, groups.unit, by));
    case 'until':
      return wish((base, today) => spanOf(today, by < 0 ? addDays(base.first, by) : base.last));
    case 'since':
      return wish((base) => {
        // "From the 3rd to the 10th" has an end.
        if (by === 0 && base.last > base.first) return base;
        const first = by > 0 ? addDays(base.last, by) : base.first;
        return { first, last: addDays(first, openEnd - 1) };
      });
    default:
      return null;
  }
}

const spanOf = (first: LocalDate, last: LocalDate | undefined): DateRange | null =>
  last !== undefined && last >= first ? { first, last } : null;

function eitherOf(one: DateRange, other: DateRange | null): DateRange {
  if (!other) return one;
  const [a, b] = one.first <= other.first ? [one, other] : [other, one];
  return b.first <= addDays(a.last, nearby)
    ? { first: a.first, last: b.last > a.last ? b.last : a.last }
    : one;
}

/** The days after a date, or before it, which may itself be over already. */
function besideOf(date: DateWish, groups: DateGroups, side: number, today: LocalDate): DateRange | null {
  const from = (day: LocalDate) => {
    const base = date.on(day);
    return base && neighbor(base, groups, side);
  };
  const recent = date.isAbsolute ? from(addDays(today, -justOver)) : null;
  return recent && recent.last >= today ? recent : from(today);
}

function neighbor({ first, last }: DateRange, { weekday, unit, count }: DateGroups, side: number): DateRange {
  const isAfter = side > 0;
  const nearest = (day: number) => comingWeekday(isAfter ? addDays(last, 1) : addDays(first, -7), day);
  const day = (date: LocalDate) => ({ first: date, last: date });
  if (weekday !== null) return day(nearest(weekday));
  if (count !== null || unit === 'day' || unit === null)
    return day(shifted(isAfter ? last : first, (count ?? 1) * side, unit ?? 'day'));
  if (unit === 'weekend') return weekendIn(nearest(isAfter ? 5 : 0));
  return unitOf(day(shifted(isAfter ? last : first, side, unit)), unit, 0) ?? day(first);
}

/** A weekday that several days include, or else the nearest one. */
function weekdayWithin({ first, last }: DateRange, weekday: number): DateRange {
  const inside = comingWeekday(first, weekday);
  const day = inside <= last ? inside : comingWeekday(addDays(first, -3), weekday);
  return { first: day, last: day };
}

/** The week, weekend or month of a date; with `by` 1 a weekend that includes it, and ends on it if it is a Monday. */
function unitOf({ first }: DateRange, unit: DateGroups['unit'], by: number): DateRange | null {
  if (unit === 'month') return monthIn(yearOf(first), monthOf(first));
  if (unit === 'week') return weekOf(first);
  // "The evening of the 5th".
  if (unit === 'day') return { first, last: first };
  if (unit !== 'weekend') return null;
  if (by > 0 && weekdayNumber(first) === 1) return { first: addDays(first, -3), last: first };
  const weekend = weekendIn(first);
  return by > 0 && first < weekend.first ? { ...weekend, first } : weekend;
}
