import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { anyTime, type Preferences } from '../conversation/preferences.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { wishTests } from './wishTests.ts';

/**
 * `interests` without meals beside what is eaten at them: of "Italian or sushi for dinner", "dinner" only says when. "Mexican for lunch",
 * where tacos are served at night, is lunch, too.
 */
export function tellingTopics(
  interests: readonly string[],
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): readonly string[] {
  const { meals } = knowledge.assistant.language;
  const isMeal = (topic: string) => meals.some(({ topics }) => topics.split('|').includes(topic));
  const eaten = interests.filter((topic) => !isMeal(topic));
  if (eaten.length === 0 || eaten.length === interests.length) return interests;
  const isEaten = topicTest(eaten, knowledge);
  const served = knowledge.data.deals.filter(
    (deal: DealRecord) =>
      isEaten({ title: '', tags: deal.tags ?? [] }) &&
      hasTrait(deal.traits, 'meal') &&
      !hasTrait(deal.traits, 'class'),
  );
  return interests.filter((topic) => {
    if (!isMeal(topic)) return true;
    const [isServed] = wishTests([topic], { ...preferences, ...anyTime }, knowledge, context);
    return served.length === 0 || !served.every((deal) => isServed?.(deal));
  });
}
