import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { comingWeekday } from '../../../data/model/time/comingDays.ts';
import { type DateRange, daysOf } from '../../../data/model/time/dateRange.ts';
import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import {
  endOfEvening,
  type HoursOfDay,
  hoursOfPart,
  type PartOfDay,
  partAt,
} from '../../../data/model/time/partOfDay.ts';
import type { WhenFilter } from '../../../data/model/time/whenFilter.ts';
import { isBookable } from '../conversation/bookable.ts';
import {
  comingPart,
  datesWanted,
  daysOfThisMonth,
  daysOfThisWeek,
  weekdaysWanted,
} from '../conversation/datesWanted.ts';
import { leavingOutToday, notBegun } from '../conversation/daysLeft.ts';
import { hasHours } from '../conversation/hasHours.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { hasDay, isPartOfDay, type WantedTime } from '../conversation/timeAfter.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { occurs } from '../understand/grammar.ts';

/** A course that begins within two months is worth a wait. */
const daysOfNamed = 62;

/** For tonight, and for who insists on an evening, what closes at six is none; in minutes from midnight. */
const plainEvening: HoursOfDay = { from: 18.5 * 60, to: endOfEvening };

/** What closes at six is no date in the evening; in minutes from midnight. */
export const eveningOut: HoursOfDay = { from: 18 * 60, to: endOfEvening };

const ofToday: ReadonlySet<unknown> = new Set<WhenFilter>(['now', 'today', 'tonight']);

type DealTest = (deal: DealRecord) => boolean;

/**
 * Whether deals take place at the wanted time, as in all filters and listings; `null` if any time will do. Parts of days
 * are looked up in the tags of deals whose hours nobody wrote down, but they never count for tonight. For who names something,
 * `isNamed` lets hotels take place all night, and courses that begin later in "the morning" of any day.
 */
export function timeTest(
  wanted: WantedTime,
  { calendar, vocabulary }: AssistantKnowledge,
  { now }: TurnContext,
  isNamed = false,
): DealTest | null {
  const filters = filtersFor(wanted, calendar.dateAt(now), isNamed ? daysOfNamed : daysOfThisWeek);
  if (filters.length === 0) return null;
  const part = partWanted(wanted);
  const isEvening =
    part === 'evening'
      ? wanted.firm?.includes('when') === true
      : part === null && filters.includes('tonight');
  const evening = part === 'evening' ? eveningOut : part;
  const time = hoursInPart(wanted) ?? (isEvening ? plainEvening : evening);
  const minutes = calendar.minutesAt(now);
  const filtersLeft = leavingOutToday(filters, { calendar }, now);
  const isOn = (deal: DealRecord, filter: WhenFilter | DateRange, within?: PartOfDay | HoursOfDay) =>
    calendar.takesPlace(ofToday.has(filter) ? notBegun(deal, minutes) : deal, filter, now, within) &&
    isBookable(deal, filter, { calendar }, now);
  const nights = nightsNamed(wanted, calendar.dateAt(now));
  const isBed = (deal: DealRecord) => isNamed && hasTrait(deal.traits, 'lodging');
  const takesPlace = (deal: DealRecord, within?: PartOfDay | HoursOfDay) =>
    isBed(deal)
      ? // A bed is for the night, whenever its house is open.
        filters.some((filter) => isOn(deal, firstNight(filter, wanted.dates))) &&
        nights.every((night) => isOn(deal, { first: night, last: night }))
      : filtersLeft(deal, within).some((filter) => isOn(deal, filter, within));
  if (time === null || part === null || filters.includes('tonight'))
    return (deal) => takesPlace(deal, time ?? undefined);
  const tags = vocabulary.grammar.tags[part === 'late' ? 'evening' : part];
  return (deal) =>
    hasHours(deal) || isBed(deal)
      ? takesPlace(deal, time)
      : takesPlace(deal) && occurs(tags, (deal.tags ?? []).join(' '));
}

/** A stay is not longer than so many days, the last one included. */
const longestStay = 4;

/** The night with which a stay begins, if it is a stay that `dates` name. */
function firstNight(filter: WhenFilter | DateRange, dates: WantedTime['dates']): WhenFilter | DateRange {
  if (filter === 'tonight') return 'today';
  const isStay =
    dates !== null && typeof filter === 'object' && filter.last < addDays(filter.first, longestStay);
  return isStay ? { ...filter, last: filter.first } : filter;
}

/** So many weekdays are rather those of which any will do. */
const mostWeekdays = 3;
const saturday = 6;

/** The nights of which a bed has to have each: those of a stay, of the weekdays that are named, or that of a weekend. */
function nightsNamed(wanted: WantedTime, today: LocalDate): readonly LocalDate[] {
  const { dates, days, when } = wanted;
  if (dates) return dates.last < addDays(dates.first, longestStay) ? daysOf(dates).slice(0, -1) : [];
  if (days.length > 1) return days.length > mostWeekdays ? [] : datesWanted(wanted, today);
  return when === 'weekend' && days.length === 0 ? [comingWeekday(today, saturday)] : [];
}

/** The tests of the wanted day and of its hours; one alone if no day is named, or no part of it. */
export function timeTests(
  wanted: WantedTime,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  isNamed = false,
): { readonly when: DealTest | null; readonly hours: DealTest | null } {
  const atTime = timeTest(wanted, knowledge, context, isNamed);
  const isRefined = hasDay(wanted) && (wanted.part !== null || wanted.hours !== null);
  if (!isRefined) return { when: atTime, hours: null };
  const ofDay = { ...wanted, part: null, hours: null };
  return { when: timeTest(ofDay, knowledge, context, isNamed), hours: atTime };
}

/** The part of a day that is wanted, or to which the wanted hours belong; tonight is one by itself. */
export const partWanted = ({ part, when, hours }: WantedTime): PartOfDay | null => {
  if (hours) return partAt(hours);
  return part ?? (when === 'morning' || when === 'afternoon' || when === 'evening' ? when : null);
};

/** The wanted hours; of those without a begin, as in "Saturday evening, home by ten", what is in the wanted part of the day. */
export function hoursInPart({ hours, part, when }: WantedTime): HoursOfDay | null {
  const named = part ?? (when === 'tonight' ? 'evening' : isPartOfDay(when) ? when : null);
  if (hours?.from !== 0 || named === null) return hours;
  const { from } = named === 'morning' || named === 'afternoon' ? hoursOfPart(named) : eveningOut;
  return from < hours.to ? { from, to: hours.to } : hours;
}

/** The filters of which a deal has to meet one; of a named day of the week, the coming one. Empty for any time. */
export function filtersFor(
  wanted: WantedTime,
  today: LocalDate,
  daysOfAny = daysOfThisWeek,
): (WhenFilter | DateRange)[] {
  const { when, isToday, dates, days, hours } = wanted;
  if (dates)
    return weekdaysWanted(wanted).length === 0 ? [comingPart(dates, today)] : datesWanted(wanted, today);
  if (days.length > 0) return datesWanted(wanted, today);
  if (when === 'now' || when === 'today' || when === 'tonight' || when === 'tomorrow' || when === 'weekend')
    return [when];
  if (isToday) return [when === 'evening' ? 'tonight' : 'today'];
  if (when === null && hours === null) return [];
  const count = when === 'this-month' ? daysOfThisMonth : when === 'this-week' ? daysOfThisWeek : daysOfAny;
  return [{ first: today, last: addDays(today, count - 1) }];
}
