import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { Conversation } from './conversation.ts';
import { firstTags } from './firstTags.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { topicTest } from './topicTest.ts';

/**
 * Whether all things that `question` names are said of the only deal on the table: "can two cleaners come", or "is there an
 * elevator at the arcade". "Is there a lesson" is asked of a dance night with one, "is there a haircut for kids" after a haircut
 * asks for another.
 */
export function isOfOnlyDeal(
  { start, end, exists, clause, topic, mayWish }: Question,
  before: Conversation,
  { mentions, party }: Understanding,
  knowledge: AssistantKnowledge,
): boolean {
  const { focus, latest, preferences } = before;
  const [deal] = dealsWithSlugs([focus ?? (latest.length === 1 ? (latest[0] ?? '') : '')], knowledge);
  const things = mentions.filter(
    ({ slot, hardness, ...said }) =>
      thingSlots.has(slot) && hardness === 'must' && start < said.end && said.start < end,
  );
  const { determined, search } = knowledge.vocabulary.grammar.facts.questions;
  if (!deal || things.length === 0) return false;
  const isOfIt = occurs(determined, clause);
  // "Is there a salsa or line dancing or something", "any restaurant that knows about nuts" look for others.
  if (mayWish && !isOfIt && (occurs(search, clause) || things.every(({ slot }) => slot === 'categories')))
    return false;
  if (exists && (topic === 'other' || !isOfIt)) {
    const text = { ...deal, title: `${deal.title} ${deal.summary}` };
    const topics = things.flatMap(({ slot, value }) => (slot === 'interests' ? `${value}` : []));
    // "Is there salsa", beside a salsa night: whoever asks for what the deal is looks for another.
    const isOfCategory = things.some(({ value }) => value === deal.category);
    const kinds = firstTags(deal, isOfCategory);
    const isKind = (topic: string) => topic.split('|').some((name) => kinds.includes(name));
    // Whoever says more than the thing looks for another deal.
    return (
      topics.length > 0 &&
      party === null &&
      mentions.every(({ slot }) => thingSlots.has(slot)) &&
      topics.every(
        (each) => !(isKind(each) || preferences.interests.includes(each)) && topicTest(each, knowledge)(text),
      )
    );
  }
  return things.every((mention) => isSaidOf(deal, mention));
}

/** Whether a mention is no wish for another deal: "is pickleball any fun" is about another. */
export const isSaidOf = (
  { title, summary, category, neighborhoods, tags = [] }: DealRecord,
  { slot, value, hardness }: Mention,
) =>
  hardness === 'wish' ||
  value === category ||
  neighborhoods.includes(`${value}`) ||
  (slot === 'interests' &&
    String(value)
      .split('|')
      // "Can two cleaners come" is about home cleaning.
      .some((topic) => `${title} ${summary} ${tags}`.toLowerCase().includes(topic.replace(agent, ''))));

/** The ending of who does a thing. */
const agent = /(?<=\p{L}{4})ers?$/u;
