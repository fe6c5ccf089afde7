import { comingWeekday } from '../../../data/model/time/comingDays.ts';
import { addDays, type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import { datesWanted } from './datesWanted.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Preferences } from './preferences.ts';
import type { TurnContext } from './turn.ts';

/** Until when a whole day, or an evening, can be planned on the same day, in minutes from midnight. */
const lastStart = { day: 11 * 60, evening: 20 * 60 } as const;

/**
 * `preferences` with one day for a plan: the first of the wanted days of which enough is left, of no named ones today or
 * tomorrow. A day that is to be planned, of `weekdays`, comes before others: "here Friday to Sunday, plan our Saturday".
 */
export function withPlannedDay(
  preferences: Preferences,
  { calendar }: Pick<AssistantKnowledge, 'calendar'>,
  { now }: Pick<TurnContext, 'now'>,
  weekdays: readonly number[] = [],
): Preferences {
  if (preferences.plan === null) return preferences;
  const today = calendar.dateAt(now);
  const isLate = calendar.minutesAt(now) >= lastStart[preferences.plan];
  const wanted = datesWanted(preferences, today);
  const next = isLate ? addDays(today, 1) : today;
  const isPlanned = (date: LocalDate) => date >= next && weekdays.includes(weekdayNumber(date));
  // "She comes on Friday, plan our Saturday".
  const [weekday] = wanted.some(isPlanned) ? [] : weekdays;
  const from = wanted.find((date) => date >= next);
  const planned = weekday === undefined ? undefined : comingWeekday(from ?? next, weekday);
  const day = planned ?? wanted.find(isPlanned) ?? from ?? wanted[0] ?? next;
  return {
    ...preferences,
    when: null,
    days: [],
    part: null,
    isToday: false,
    dates: { first: day, last: day },
  };
}
