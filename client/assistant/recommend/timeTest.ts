import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { addDays, type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import type { PartOfDay } from '../../../data/model/time/partOfDay.ts';
import type { WhenFilter } from '../../../data/model/time/whenFilter.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { occurs } from '../understand/grammar.ts';

/** The time that a visitor wants. */
export type WantedTime = Pick<Preferences, 'when' | 'days' | 'part' | 'isToday'>;

/** Days that "this week" and "this month" mean, and times without a day. */
const daysOfWeek = 7;
const daysOfMonth = 30;

/**
 * Whether deals take place at the wanted time, as in all filters and listings; `null` if any time will do. Parts of days
 * are looked up in the tags of deals whose hours nobody wrote down, but they never count for tonight.
 */
export function timeTest(
  wanted: WantedTime,
  { calendar, vocabulary }: AssistantKnowledge,
  { now }: TurnContext,
): ((deal: DealRecord) => boolean) | null {
  const filters = filtersFor(wanted, calendar.dateAt(now));
  if (filters.length === 0) return null;
  const part = partWanted(wanted);
  const takesPlace = (deal: DealRecord, inPart?: PartOfDay) =>
    filters.some((filter) => calendar.takesPlace(deal, filter, now, inPart));
  if (part === null || filters.includes('tonight')) return (deal) => takesPlace(deal, part ?? undefined);
  const tags = vocabulary.grammar.tags[part === 'late' ? 'evening' : part];
  return (deal) =>
    hasHours(deal) ? takesPlace(deal, part) : takesPlace(deal) && occurs(tags, (deal.tags ?? []).join(' '));
}

/** The part of a day that is wanted; tonight is one by itself. */
export const partWanted = ({ part, when }: WantedTime): PartOfDay | null =>
  part ?? (when === 'morning' || when === 'afternoon' || when === 'evening' ? when : null);

/** Whether it is known at which hours of its days a deal takes place. */
export const hasHours = ({ when }: DealRecord): boolean => Boolean(when?.hours ?? when?.sessions);

/** The filters of which a deal has to meet one; of a named day of the week, the coming one. Empty for any time. */
export function filtersFor(wanted: WantedTime, today: LocalDate): WhenFilter[] {
  const { when, days, isToday } = wanted;
  const coming = (count: number) => Array.from({ length: count }, (_, index) => addDays(today, index));
  if (days.length > 0) return coming(daysOfWeek).filter((date) => days.includes(weekdayNumber(date)));
  if (when === null || when === 'today' || when === 'tonight' || when === 'tomorrow' || when === 'weekend')
    return when ? [when] : [];
  if (isToday) return [when === 'evening' ? 'tonight' : 'today'];
  return coming(when === 'this-month' ? daysOfMonth : daysOfWeek);
}
