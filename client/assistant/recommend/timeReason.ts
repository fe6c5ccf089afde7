import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { hasDay, type WantedTime } from '../conversation/timeAfter.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { dayOfMonth, monthWord, shortDay, weekdayWord } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import { timesInWords } from '../words/timesInWords.ts';
import { isInSeason } from './criteria.ts';
import { createNearestDay } from './nearestDay.ts';
import { datesWanted, filtersFor, partWanted } from './timeTest.ts';

const daysInWeek = 7;

/**
 * When `deal` takes place, in a few words: its times at the wanted time, such as "open 5–11 PM" or "Saturday 7:30 PM", or
 * else the date of an event and the beginning of a season. Empty if there is nothing to say.
 */
export function timeReason(
  deal: DealRecord,
  wanted: WantedTime,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): string {
  const { calendar, language } = knowledge;
  const { reasons, times: words } = language;
  const { now } = context;
  const filters = filtersFor(wanted, calendar.dateAt(now));
  const timesOn = (filter: (typeof filters)[number]) =>
    calendar.timesOf(deal, filter, now, wanted.hours ?? partWanted(wanted) ?? undefined);
  const filter = filters.find(timesOn);
  const isEvent = deal.when?.sessions !== undefined;
  if (filter && (filters.length === 1 || isEvent)) {
    const times = timesInWords(timesOn(filter), language);
    // Within a week the weekday says which day.
    const isSoon = filters.length <= daysInWeek && wanted.dates === null;
    const day = isSoon ? weekdayWord(filter, words) : shortDay(filter, words);
    return filters.length > 1 ? filled(words.dayAndTimes, { day, times }) : times;
  }
  const near = hasDay(wanted) ? createNearestDay(wanted, knowledge, context)(deal) : null;
  if (near && near.away > 0) {
    const times = timesInWords(calendar.timesOf(deal, near.date, now), language);
    return filled(words.dayAndTimes, { day: shortDay(near.date, words), times }).trim();
  }
  const next = calendar.nextDay(deal, now);
  if (next === undefined) return '';
  if (isEvent) return filled(reasons.onDate, { date: dayOfMonth(next, words) });
  return isInSeason(deal, knowledge, context, datesWanted(wanted, calendar.dateAt(now))[0])
    ? ''
    : filled(reasons.inSeason, { month: monthWord(next, words) });
}
