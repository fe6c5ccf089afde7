import type { Understanding } from '../understand/parseMessage.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Preferences } from './preferences.ts';
import { topicTest } from './topicTest.ts';

/**
 * `preferences` without the things wanted `before` of which this message has ruled out all deals: who has enough plants wants no
 * houseplant. Who wants no class still wants sushi.
 */
export function withoutRuledOut(
  preferences: Preferences,
  { mentions }: Understanding,
  before: Preferences,
  knowledge: AssistantKnowledge,
): Preferences {
  const against = mentions.flatMap(({ slot, polarity, value }) =>
    slot === 'interests' && polarity === 'against' ? `${value}` : [],
  );
  if (against.length === 0) return preferences;
  const isOut = topicTest(against, knowledge);
  const isLeft = (topic: string) => {
    if (!before.interests.includes(topic)) return true;
    // Whoever wants no class still wants sushi, and no day pass still a gym; another present may do as well.
    const isNamed = against.some((value) => value.split('|').some((name) => topic.includes(name)));
    if (preferences.occasion !== 'gift' && !isNamed) return true;
    const about = knowledge.data.deals.filter(topicTest(topic, knowledge));
    return about.length === 0 || !about.every(isOut);
  };
  return { ...preferences, interests: preferences.interests.filter(isLeft) };
}
