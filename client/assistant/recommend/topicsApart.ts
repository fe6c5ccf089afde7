import { type AssistantKnowledge, isAvailable } from '../conversation/knowledge.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';

/** Whether there are deals about `first` and about `second`, but none about both: "haircut" and "flowers". */
export function areTopicsApart(
  first: readonly string[],
  second: readonly string[],
  knowledge: AssistantKnowledge,
  context: TurnContext,
): boolean {
  if (first.length === 0 || second.length === 0) return false;
  const [isFirst, isSecond] = [topicTest(first, knowledge), topicTest(second, knowledge)];
  const available = knowledge.data.deals.filter((deal) => isAvailable(deal, context));
  const firsts = available.filter(isFirst);
  return firsts.length > 0 && !firsts.some(isSecond) && available.some(isSecond);
}

/** No answer shows the best of more topics. */
const mostTopics = 4;

/**
 * Topics of which each has deals and no deal has two, such as "haircut" and "car wash", or of which any will do (`isChoice`);
 * empty if they belong together.
 */
export function topicsApart(
  interests: readonly string[],
  knowledge: AssistantKnowledge,
  context: TurnContext,
  isChoice = false,
): readonly string[] {
  if (interests.length < 2) return [];
  const available = knowledge.data.deals.filter((deal) => isAvailable(deal, context));
  const topics = interests.map((topic) => ({ topic, deals: available.filter(topicTest(topic, knowledge)) }));
  const met = topics.filter(({ deals }) => deals.length > 0);
  const all = met.flatMap(({ deals }) => deals);
  return new Set(all).size < all.length && !isChoice
    ? []
    : met.slice(0, mostTopics).map(({ topic }) => topic);
}
