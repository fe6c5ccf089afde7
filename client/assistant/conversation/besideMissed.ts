import { isTimeMention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { datesWanted } from './datesWanted.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Preferences } from './preferences.ts';
import { topicTest } from './topicTest.ts';
import type { TurnContext } from './turn.ts';

/**
 * `preferences` without the things that were wanted, where a message asks for anything else and none of them is on a wanted day: after
 * movies of other days, "anything else tonight" asks for no movie.
 */
export function besideMissed(
  preferences: Preferences,
  { intent, mentions }: Pick<Understanding, 'intent' | 'mentions'>,
  knowledge: AssistantKnowledge,
  { now }: Pick<TurnContext, 'now'>,
): Preferences {
  const { calendar, data } = knowledge;
  // "Show me more" asks for more movies, "what else is on tonight" for anything.
  const namesTime = mentions.some(isTimeMention);
  const isElse = intent.type === 'else' || (intent.type === 'more' && namesTime);
  if (!isElse || mentions.some(({ slot }) => slot === 'interests')) return preferences;
  const days = datesWanted(preferences, calendar.dateAt(now));
  const isAbout = topicTest(preferences.interests, knowledge);
  const isThere = data.deals.some(
    (deal) => isAbout(deal) && days.some((day) => calendar.takesPlace(deal, { first: day, last: day }, now)),
  );
  return days.length === 0 || isThere ? preferences : { ...preferences, interests: [] };
}
