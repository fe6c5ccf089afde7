import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import {
  endOfEvening,
  type HoursOfDay,
  hoursOfPart,
  type PartOfDay,
} from '../../../data/model/time/partOfDay.ts';
import type { WhenFilter } from '../../../data/model/time/whenFilter.ts';
import { hasHours } from './hasHours.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** How long before it closes a deal is over for who has yet to come, and how long hours last at least, in minutes. */
const lastMinutes = 5;
const shortestStay = 60;

type Filter = WhenFilter | DateRange;

/**
 * A function that leaves today out of `filters` for a deal that is over for today, all of it or the part that is wanted: calendars
 * count hours for their whole day.
 */
export function leavingOutToday(
  filters: readonly Filter[],
  { calendar }: Pick<AssistantKnowledge, 'calendar'>,
  now: number,
): (deal: DealRecord, part?: PartOfDay | HoursOfDay) => readonly Filter[] {
  const today = calendar.dateAt(now);
  const minutes = calendar.minutesAt(now);
  const later = filters.flatMap((filter) => {
    const days = filter === 'weekend' ? calendar.daysOf(filter, now) : filter;
    return afterToday(days, today) ?? [];
  });
  return (deal, part) => {
    const { from, to } = hoursOfPart(part);
    const isKnown = from < to && hasHours(deal);
    // Hours of which an hour is within these are open for some minutes more.
    const rest = { from: Math.max(from, minutes + lastMinutes - shortestStay), to };
    const isOver = isKnown && (to <= minutes + lastMinutes || !calendar.takesPlace(deal, 'today', now, rest));
    return isOver ? later : filters;
  };
}

/** What lasts no longer, in minutes, is a class that begins once; a hall with a lesson is open for longer. */
const longestClass = 240;

/** `deal` without what nobody can still join today, if it is a class that has begun at `minutes`. */
export const notBegun = (deal: DealRecord, minutes: number): DealRecord =>
  deal.when?.hours && hasTrait(deal.traits, 'class')
    ? {
        ...deal,
        when: {
          ...deal.when,
          hours: deal.when.hours.filter(
            ({ from, to }) => from >= minutes + lastMinutes || (to ?? endOfEvening) - from > longestClass,
          ),
        },
      }
    : deal;

/** What of the days of `filter` comes after today; `null` for nothing. Now and tonight are never over by the day. */
function afterToday(filter: Filter, today: LocalDate): Filter | null {
  if (filter === 'today' || filter === today) return null;
  if (typeof filter !== 'object' || filter.first > today) return filter;
  return filter.last > today ? { first: addDays(today, 1), last: filter.last } : null;
}
