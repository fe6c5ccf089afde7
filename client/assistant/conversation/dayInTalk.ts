import { addDays } from '../../../data/model/time/localDate.ts';
import { parseMessage } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { datesWanted } from './datesWanted.ts';
import { leavingOutToday } from './daysLeft.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { anyTime, type Preferences } from './preferences.ts';
import { statedTimeIn } from './statedTime.ts';
import { hasDay, timeAfter, type WantedTime } from './timeAfter.ts';
import type { TurnContext } from './turn.ts';
import type { WishMove } from './wishMove.ts';

/** What takes place on more days of the week than these may be had on any day. */
const mostWeekdays = 3;

/**
 * `preferences` of who wants something after or before what was shown, and names no day: it is for the day of the question asked right
 * before, or else for the next day of the only deal in talk, if that is not there on most days.
 */
export function onDayInTalk(
  preferences: Preferences,
  move: WishMove,
  before: Conversation,
  knowledge: AssistantKnowledge,
  context: Pick<TurnContext, 'now'>,
): Preferences {
  const { calendar } = knowledge;
  const today = calendar.dateAt(context.now);
  const wanted = datesWanted(preferences, today);
  const [firstDay] = wanted;
  if (move !== 'next' || (hasDay(preferences) && wanted.length < 2)) return preferences;
  const asked = before.question === null ? anyTime : timeOf(before.question, knowledge, context);
  if (hasDay(asked)) return { ...preferences, ...asked, part: null, hours: null };
  const { focus, latest } = before;
  const [deal] = dealsWithSlugs([focus ?? (latest.length === 1 ? latest[0] : null) ?? ''], knowledge);
  if (!deal?.when || knowledge.calendar.weekdaysOf(deal).length > mostWeekdays) return preferences;
  const isOver = leavingOutToday([today], knowledge, context.now)(deal).length === 0;
  const date = calendar.nextDay(deal, context.now, isOver ? addDays(today, 1) : (firstDay ?? today));
  // Of a weekend, it is the day of the show.
  if (date === undefined || (firstDay !== undefined && !wanted.includes(date))) return preferences;
  const { part, hours } = preferences;
  return {
    ...{ ...preferences, ...anyTime, part, hours },
    ...(date === today ? { when: 'today' } : { dates: { first: date, last: date } }),
  };
}

/** The time that a message names. */
function timeOf(
  message: string,
  { vocabulary, calendar }: AssistantKnowledge,
  { now }: Pick<TurnContext, 'now'>,
): WantedTime {
  const said = parseMessage(message, vocabulary);
  return timeAfter(anyTime, said, statedTimeIn(said, calendar.dateAt(now), 0));
}
