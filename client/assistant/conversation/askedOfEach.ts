import { occurs } from '../understand/grammar.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { mostSubjects } from './boundDeals.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import type { AskedQuestion } from './turn.ts';

/**
 * The question of a message that asks which of the deals shown last have a thing: "which one serves waffles" wishes for none.
 * Empty if it asks no such thing, or more.
 */
export function askedOfEach(
  { remark, factQuestions: [first, ...others] }: Understanding,
  { latest }: Conversation,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const { havingOf } = knowledge.vocabulary.grammar.facts.questions;
  if (latest.length < 2 || others.length > 0 || !occurs(havingOf, remark.words)) return [];
  const deals = dealsWithSlugs(latest.slice(0, mostSubjects), knowledge);
  const question = first ?? remark;
  // "Which one has" is said as "has it" of each.
  const words = question.words.replace(havingOf, (found) => ` ${found.trim().split(' ').at(-1)} `);
  return [
    {
      ...{ ...question, words, scope: 'each', isChoice: true, isClosed: true, isRemark: false },
      ...{ deals, name: null },
    },
  ];
}
