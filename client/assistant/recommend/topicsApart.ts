import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { isAvailable } from './criteria.ts';
import { topicTest } from './topicTest.ts';

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
