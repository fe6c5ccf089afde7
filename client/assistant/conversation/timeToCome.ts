import { addDays, type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import { hoursOfPart } from '../../../data/model/time/partOfDay.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { leavingOutToday } from './daysLeft.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { anyTime, type Preferences } from './preferences.ts';
import type { WantedTime } from './timeAfter.ts';
import { topicTest } from './topicTest.ts';
import type { TurnContext } from './turn.ts';

/** Nobody sets out for the last minutes of a morning. */
const shortestRest = 10;
const daysInWeek = 7;

/**
 * `preferences` with a time that is still to come: a weekday that is today's is next week's where the wanted part of it, its hours, its
 * meal or all that is wanted is over, and this morning, once it is over, the rest of today.
 */
export function atTimeToCome(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  { now }: Pick<TurnContext, 'now'>,
  { mentions }: Pick<Understanding, 'mentions'>,
): Preferences {
  const { dates, days, isToday, when } = preferences;
  const today = knowledge.calendar.dateAt(now);
  const minutes = knowledge.calendar.minutesAt(now);
  if (dates !== null) return preferences;
  // "Dinner under 15", after something to eat right now in the morning.
  const isLeft = when === 'now' && !mentions.some(({ slot }) => slot === 'when');
  if (isLeft && isMealAhead(minutes, preferences, knowledge)) return { ...preferences, when: 'today' };
  if (isToday || when === 'today')
    return isOverAt(minutes, preferences) ? { ...preferences, ...anyTime, when: 'today' } : preferences;
  if (days.length !== 1 || days[0] !== weekdayNumber(today)) return preferences;
  const next = addDays(today, daysInWeek);
  const isOver =
    isOverAt(minutes, preferences) ||
    isMealOver(minutes, preferences, knowledge) ||
    (!isOn(today, preferences, knowledge, now) && isOn(next, preferences, knowledge, now));
  return isOver ? { ...preferences, dates: { first: next, last: next } } : preferences;
}

/** Whether the hours or the part of a day that are wanted are over at `minutes` of it. */
export function isOverAt(minutes: number, { hours, part, when }: WantedTime): boolean {
  if (hours) return hours.from === hours.to ? hours.to < minutes : hours.to - shortestRest < minutes;
  const ofDay = part ?? (when === 'morning' || when === 'afternoon' ? when : null);
  return ofDay !== null && hoursOfPart(ofDay).to - shortestRest < minutes;
}

const mealsWanted = ({ interests }: Preferences, { assistant }: AssistantKnowledge) =>
  assistant.language.meals.filter(({ topics }) =>
    topics.split('|').some((topic) => interests.includes(topic)),
  );

const isMealOver = (minutes: number, preferences: Preferences, knowledge: AssistantKnowledge) =>
  preferences.hours === null &&
  mealsWanted(preferences, knowledge).some(({ to }) => to - shortestRest < minutes);

const isMealAhead = (minutes: number, preferences: Preferences, knowledge: AssistantKnowledge) =>
  mealsWanted(preferences, knowledge).some(({ from }) => minutes < from);

/** Whether one can still have a thing that is wanted on `date`; true where no thing is. */
function isOn(
  date: LocalDate,
  { interests, part, hours }: Preferences,
  knowledge: AssistantKnowledge,
  now: number,
): boolean {
  const { calendar, data } = knowledge;
  const filtersLeft = leavingOutToday([date], knowledge, now);
  const within = hours ?? part ?? undefined;
  return (
    interests.length === 0 ||
    data.deals
      .filter(topicTest(interests, knowledge))
      .some((deal) => filtersLeft(deal, within).some((day) => calendar.takesPlace(deal, day, now, within)))
  );
}
