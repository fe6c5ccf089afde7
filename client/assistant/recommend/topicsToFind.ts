import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type AssistantKnowledge, isAvailable } from '../conversation/knowledge.ts';
import { calledTest, taggedWith, topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';

/**
 * `interests` with the telling word of each phrase that no deal has as a whole and whose words all are tags of deals: "yoga" of
 * "yoga class", but nothing of "oil change" or "ice skating".
 */
export function topicsToFind(
  interests: readonly string[],
  knowledge: AssistantKnowledge,
  context: TurnContext,
): readonly string[] {
  const available = knowledge.data.deals.filter((deal) => isAvailable(deal, context));
  const vague = new Set(knowledge.assistant.language.vague.split('|'));
  const found = interests.map((topic) => {
    const words = topic.split(/[ -]/);
    if (topic.includes('|') || words.length < 2 || available.some(topicTest(topic, knowledge))) return topic;
    const [rarest] = words
      .filter((word) => !vague.has(word))
      .map((word) => ({ word, count: available.filter(taggedWith(word, knowledge)).length }))
      .sort((a, b) => a.count - b.count);
    return rarest && rarest.count > 0 ? rarest.word : topic;
  });
  return [...new Set(found)];
}

/**
 * Topics of the kind of `topic` that some of `deals` are about, or of what deals are, by their first tags, that are called so and are not among them, or else its last word, which
 * says what it is.
 */
export function topicsLike(
  topic: string,
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): string[] {
  const isOfKind = topicTest(topic, knowledge);
  const topics = knowledge.assistant.language.kinds
    .filter((title) => isOfKind({ title }))
    .flatMap((kind) => kind.split('|'));
  // "Late comedy show" is the name of one deal, and others are comedy, too.
  const isLacking = topics.length === 0 && !deals.some(isOfKind);
  const called = isLacking ? knowledge.data.deals.filter(calledTest(topic, knowledge)) : [];
  const kin = [...topics, ...called.flatMap(({ tags = [] }) => tags.slice(0, 1))];
  const alike = kin.length > 0 ? deals.filter(topicTest(kin, knowledge)) : [];
  const found = [...new Set(kin)].filter((other) => alike.some(topicTest(other, knowledge)));
  const last = topic.split(' ').at(-1) ?? topic;
  return found.length === 0 && deals.some(taggedWith(last, knowledge)) ? [last] : found;
}
