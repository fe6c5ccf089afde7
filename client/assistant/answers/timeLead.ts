import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { hasHours } from '../conversation/hasHours.ts';
import { anyTime } from '../conversation/preferences.ts';
import { hasDay, timeAfter } from '../conversation/timeAfter.ts';
import { isOverAt } from '../conversation/timeToCome.ts';
import { capitalized, timeWords } from '../conversation/timeWords.ts';
import type { Turn } from '../conversation/turn.ts';
import { createNearestDay, createOtherDay } from '../recommend/nearestDay.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';
import { timeReason } from '../recommend/timeReason.ts';
import { timeTest } from '../recommend/timeTest.ts';
import { phrase } from '../reply/phrases.ts';
import { spokenDays, spokenHours, spokenTime } from '../reply/spokenTime.ts';
import { fullDay } from '../words/dateWords.ts';
import { feastLead } from './feastLead.ts';

/**
 * What an answer with deals says first about time: that a named day is over; that nothing is certain at the wanted time,
 * and the nearest day; or which day and hours were understood, if this message names new ones. Empty for nothing.
 */
export function timeLead(
  turn: Turn,
  { relaxed, deals }: Pick<RecommendedDeals, 'relaxed' | 'deals'>,
): string {
  const { named, knowledge, context, preferences, before, understanding } = turn;
  const today = knowledge.calendar.dateAt(context.now);
  const { times } = knowledge.language;
  if (named.past)
    return phrase('pastDays', turn, { when: capitalized(spokenDays(named.past, today, times)) });
  const over = partOver(turn);
  if (over && !relaxed.includes('when')) return phrase('pastPart', turn, { when: over });
  const dayName = (date: LocalDate) =>
    (date === today ? times.when.today : undefined) ?? fullDay(date, today, times);
  const when = spokenTime(preferences, turn);
  const day = spokenTime({ ...preferences, hours: null, part: null }, turn);
  const [first] = deals;
  if (relaxed.includes('when') && hasDay(preferences) && first) {
    // Of several things, another may be what misses the time; and what is over by tonight is there again on another day.
    const isThen = timeTest(preferences, knowledge, context, true)?.(first);
    const isToday = createNearestDay(preferences, knowledge, context)(first)?.away === 0;
    const near = createNearestDay(preferences, knowledge, context, isToday)(first);
    const isLater = isToday && preferences.when === 'now';
    // What would be on, but has to be booked before.
    const isTooLate = timeTest(preferences, knowledge, context, true)?.({ ...first, ahead: 0 });
    const nearest = near && dayName(near.date);
    if (!isThen)
      return phrase('noneThen', turn, {
        when: day,
        next: isTooLate ? nearest : null,
        nearest: isLater || isTooLate ? null : nearest,
        other: isLater || (isTooLate && near) ? null : '',
        times: isLater ? timeReason(first, { ...preferences, when: 'today' }, knowledge, context) : null,
      });
  }
  if (relaxed.includes('hours')) {
    const [closed, unsure] = deals.every(hasHours) ? ['', null] : [null, ''];
    return phrase('noneAtHours', turn, { day, hours: spokenHours(preferences, times), closed, unsure });
  }
  // Which Saturday is meant is said again.
  const isNew = when !== spokenTime(before.preferences, turn) || understanding?.days.length === 1;
  if (!namesTime(turn) || !isNew) return feastLead(turn);
  // "After 7 AM," of no day in particular.
  return day === ''
    ? `${capitalized(when)},`
    : [feastLead(turn), phrase('timeNamed', turn, { when })].filter(Boolean).join(' ');
}

/** Names a deal that meets all wishes on another day than the wanted one, where those of that day do not; may be empty. */
export function otherDayPhrases({ elsewhen }: Pick<RecommendedDeals, 'elsewhen'>, turn: Turn): string[] {
  const { knowledge, context, preferences } = turn;
  const near = elsewhen && hasDay(preferences) && createOtherDay(preferences, knowledge, context)(elsewhen);
  if (!elsewhen || !near) return [];
  const nearest = fullDay(near.date, knowledge.calendar.dateAt(context.now), knowledge.language.times);
  return [phrase('otherDay', turn, { title: `“${elsewhen.title}”`, nearest })];
}

/** With the deal of another day before those of the wanted one, if that was the day of an earlier wish: it may not count for this. */
export const withElsewhen = (
  deals: readonly DealRecord[],
  elsewhen: DealRecord,
  { preferences, before }: Turn,
): readonly DealRecord[] =>
  hasDay(before.preferences) && preferences.when === before.preferences.when
    ? [elsewhen, ...deals.slice(0, 2)]
    : deals;

/** The part of today, or the hours, that this message wants and that are over, so that the rest of today is wanted: "This morning". */
function partOver({ understanding, preferences, named, knowledge, context }: Turn): string {
  if (!understanding || preferences.when !== 'today') return '';
  const said = timeAfter(anyTime, understanding, named);
  return isOverAt(knowledge.calendar.minutesAt(context.now), said)
    ? capitalized(timeWords(said, knowledge.language))
    : '';
}

/** Whether this message names or means a date, a weekday, or hours of one; of words such as "tomorrow" everybody knows what they mean. */
const namesTime = ({ named, understanding, preferences, before }: Turn): boolean =>
  named.dates !== null ||
  // The day of what was shown is that of what comes after it.
  (preferences.dates !== null && before.preferences.dates === null) ||
  named.hours !== null ||
  ((preferences.days.length > 0 || preferences.dates !== null) &&
    ((understanding?.days.length ?? 0) > 0 || understanding?.part != null));
