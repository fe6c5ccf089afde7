import { addDays } from '../../../data/model/time/localDate.ts';
import type { HoursOfDay } from '../../../data/model/time/partOfDay.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { datesWanted, daysOfThisWeek } from './datesWanted.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Preferences } from './preferences.ts';
import { topicTest } from './topicTest.ts';
import type { TurnContext } from './turn.ts';

const noon = 12 * 60;
/** What is open before is open late. */
const endOfNight = 5 * 60;

/**
 * `preferences` with an hour that is said without "am" or "pm" in the other half of the day, if what is wanted takes place only
 * then: nobody cleans a house at nine in the evening.
 */
export function atHalfOfDay(
  preferences: Preferences,
  { hours: said }: Pick<Understanding, 'hours'>,
  knowledge: AssistantKnowledge,
  { now }: Pick<TurnContext, 'now'>,
): Preferences {
  const { hours, interests, occasion } = preferences;
  // "A haircut, I have a date at seven" names the hour of the date.
  const isOfThing = interests.length > 0 && (occasion === null || occasion === 'errand');
  const isEnd = hours?.from === 0 && hours.to > noon;
  if (!said?.isOpen || hours === null || !(isEnd || hours.from === hours.to) || !isOfThing)
    return preferences;
  const { calendar, data } = knowledge;
  const today = calendar.dateAt(now);
  const dates = datesWanted(preferences, today);
  const days = { first: dates[0] ?? today, last: dates.at(-1) ?? addDays(today, daysOfThisWeek - 1) };
  const such = data.deals.filter(topicTest(interests, knowledge));
  const isOn = (within: HoursOfDay) => such.some((deal) => calendar.takesPlace(deal, days, now, within));
  // "Somewhere with eggs before nine" is in the morning, if any is.
  if (isEnd) {
    const to = hours.to - noon;
    return isOn({ from: endOfNight, to }) ? { ...preferences, hours: { ...hours, to } } : preferences;
  }
  const minutes = (hours.from + noon) % (2 * noon);
  const other = { from: minutes, to: minutes };
  return !isOn(hours) && isOn(other) ? { ...preferences, hours: other } : preferences;
}
