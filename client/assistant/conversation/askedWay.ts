import { occurs } from '../understand/grammar.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs, isAvailable } from './knowledge.ts';
import { topicTest } from './topicTest.ts';
import type { AskedQuestion, TurnContext } from './turn.ts';

/**
 * Whether one can come in the way that a wish for a day names, where dates of the only deal that it means have notes: "lights
 * trail on Thursday by car", or "Thursday by car" of the only deal on the table. Empty for other messages.
 */
export function askedWay(
  { remark, mentions, days, dates }: Understanding,
  { focus, latest }: Pick<Conversation, 'focus' | 'latest'>,
  knowledge: AssistantKnowledge,
  context: Pick<TurnContext, 'now'>,
): AskedQuestion[] {
  const isOnDay = days.length > 0 || dates !== null;
  if (!isOnDay || !occurs(knowledge.vocabulary.grammar.facts.questions.way, remark.words)) return [];
  const tests = mentions.flatMap(({ slot, polarity, value }) =>
    slot === 'interests' && polarity === 'for' ? topicTest(`${value}`, knowledge) : [],
  );
  const table = dealsWithSlugs(focus === null ? latest : [focus], knowledge);
  const deals = (tests.length > 0 ? knowledge.data.deals : table).filter(
    (deal) =>
      deal.when?.sessions?.some(({ note }) => note) &&
      isAvailable(deal, context) &&
      tests.every((isAbout) => isAbout(deal)),
  );
  return deals.length === 1
    ? [{ ...remark, topic: 'hours', isRemark: false, isClosed: true, deals, name: null }]
    : [];
}
