import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { occurs } from '../understand/grammar.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';

/**
 * The places to stay on the table, if all that is there are such and `question` asks for what they may have: "is there breakfast"
 * after a hotel asks for none elsewhere. Empty for any other question.
 */
export function staysAsked(
  { clause }: Pick<Question, 'clause'>,
  { focus, latest }: Pick<Conversation, 'focus' | 'latest'>,
  knowledge: AssistantKnowledge,
): readonly DealRecord[] {
  const { amenity, stay } = knowledge.vocabulary.grammar.facts.questions;
  const isAsked = [amenity, stay].some((rule) => occurs(rule, clause));
  const deals = isAsked ? dealsWithSlugs(focus === null ? latest : [focus], knowledge) : [];
  return areStays(deals) ? deals : [];
}

const areStays = (deals: readonly DealRecord[]) => deals.every(({ traits }) => hasTrait(traits, 'lodging'));

/** `said` after places to stay: something quieter is another of these, unless it asks what there is to do. */
export const ofSameStay = (
  said: Understanding,
  { latest }: Pick<Conversation, 'latest'>,
  knowledge: AssistantKnowledge,
): Understanding['moves'] =>
  latest.length > 0 &&
  said.mentions.some(({ slot }) => slot === 'intensity') &&
  !said.asksThingsToDo &&
  areStays(dealsWithSlugs(latest, knowledge))
    ? { ...said.moves, leaves: false }
    : said.moves;

/** `question` as one of what comes with a stay: "is there a pool for the kids" asks for no ages. */
export const ofStay = (question: Question): Question => ({
  ...question,
  topic: question.topic === 'other' || question.topic === 'ages' ? 'included' : question.topic,
  namesKind: false,
  mayWish: false,
});
