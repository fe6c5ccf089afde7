import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import { endOfEvening } from '../../../data/model/time/partOfDay.ts';
import type { WhenFilter } from '../../../data/model/time/whenFilter.ts';
import { hasHours } from './hasHours.ts';
import type { AssistantKnowledge } from './knowledge.ts';

type Calendar = Pick<AssistantKnowledge, 'calendar'>;

const hour = 3_600_000;

/**
 * The first day for which there is still time to book `deal` at `now` (epoch milliseconds), if it takes place then: today for
 * what nobody has to book ahead.
 */
export function firstBookable(deal: DealRecord, { calendar }: Calendar, now: number): LocalDate {
  if (!deal.ahead) return calendar.dateAt(now);
  const earliest = now + deal.ahead * hour;
  const day = calendar.dateAt(earliest);
  const rest = { from: calendar.minutesAt(earliest), to: endOfEvening };
  return !hasHours(deal) || calendar.takesPlace(deal, { first: day, last: day }, now, rest)
    ? day
    : addDays(day, 1);
}

/** Whether there is still time to book `deal` for some of the days of `when` on which it takes place. */
export function isBookable(
  deal: DealRecord,
  when: WhenFilter | DateRange,
  { calendar }: Calendar,
  now: number,
): boolean {
  if (!deal.ahead) return true;
  const { first, last } = calendar.daysOf(when, now);
  const from = firstBookable(deal, { calendar }, now);
  return from <= first || (from <= last && calendar.takesPlace(deal, { first: from, last }, now));
}

/**
 * `deal` without the hours of `date` that begin before one can be there, if others of that day are left: a seating at one that had to be
 * booked by yesterday at one.
 */
export function bookableOn(
  deal: DealRecord,
  date: LocalDate,
  { calendar }: Calendar,
  now: number,
): DealRecord {
  const earliest = now + (deal.ahead ?? 0) * hour;
  if (!deal.ahead || !deal.when?.hours || calendar.dateAt(earliest) !== date) return deal;
  const hours = deal.when.hours.filter(({ from }) => from >= calendar.minutesAt(earliest));
  const left = { ...deal, when: { ...deal.when, hours } };
  return calendar.takesPlace(left, { first: date, last: date }, now) ? left : deal;
}
