import { occurs } from '../understand/grammar.ts';
import { thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/**
 * Whether a question looks for any of the kind that the clause right before it names: "I wanted a proper dinner. Is there one on
 * Saturday". After "the quiz", it asks about that.
 */
export const isOneOfKind = (
  { clause, exists, leads: [lead] }: Pick<Question, 'clause' | 'exists' | 'leads'>,
  { mentions }: Pick<Understanding, 'mentions'>,
  { vocabulary: { grammar } }: AssistantKnowledge,
): boolean =>
  exists &&
  lead !== undefined &&
  occurs(grammar.facts.questions.anyOne, clause) &&
  !occurs(grammar.facts.questions.determined, lead.words) &&
  mentions.some(
    ({ slot, polarity, start, end }) =>
      thingSlots.has(slot) && polarity === 'for' && lead.start <= start && end <= lead.end,
  );
