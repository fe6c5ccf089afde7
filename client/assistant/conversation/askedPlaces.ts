import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import type { AskedQuestion } from './turn.ts';

type Told = Pick<Conversation, 'focus' | 'latest'>;

/**
 * `question` as one for the places of the deal in question, which has several: "where is the Old Town one", "which ones are
 * the five". `null` for other questions.
 */
export function ofPlaces(
  question: Question,
  told: Told,
  knowledge: AssistantKnowledge,
): AskedQuestion | null {
  const { placesOf } = knowledge.vocabulary.grammar.facts.questions;
  const deal = occurs(placesOf, question.clause) ? placedDeal(question.clause, told, knowledge) : undefined;
  return deal
    ? {
        ...question,
        topic: 'place',
        isRemark: false,
        mayWish: false,
        scope: 'one',
        deals: [deal],
        name: null,
        isSure: true,
      }
    : null;
}

/** The same of a message that words no question: "the ones in Old Town, addresses". Empty for others. */
export function askedPlaces(
  { remark, factQuestions }: Pick<Understanding, 'remark' | 'factQuestions'>,
  told: Told,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const asked = factQuestions.length === 0 ? ofPlaces(remark, told, knowledge) : null;
  return asked ? [asked] : [];
}

/** The deal in question if it has several places; beside others, "which ones" means one only by how many places it has. */
function placedDeal(
  clause: string,
  { focus, latest }: Told,
  knowledge: AssistantKnowledge,
): DealRecord | undefined {
  const [deal] = dealsWithSlugs([focus ?? (latest.length === 1 ? (latest[0] ?? '') : '')], knowledge);
  const count = deal?.neighborhoods.length ?? 0;
  const isMeant =
    latest.length <= 1 ||
    clause.includes(` ${count} `) ||
    !occurs(knowledge.vocabulary.grammar.facts.questions.each, clause);
  return count > 1 && isMeant ? deal : undefined;
}
