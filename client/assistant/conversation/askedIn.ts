import type { Intent } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/questions.ts';
import type { Conversation } from './conversation.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { subjectsOf } from './subjects.ts';
import type { AskedQuestion, TurnContext } from './turn.ts';

/** Intents that count whatever else the message asks. */
const serious: ReadonlySet<string> = new Set<Intent['type']>(['advice', 'reset']);

/** The questions of a message about what the fields of deals say, with these deals. */
export function askedIn(
  understanding: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
  { page }: TurnContext,
): AskedQuestion[] {
  const { intent, factQuestions } = understanding;
  if (serious.has(intent.type)) return [];
  // A later "it" of the message is the deal that an earlier question was about.
  let told = before;
  return factQuestions.flatMap((question) => {
    if (question.topic === 'other' && !isOnlyQuestion(question, understanding)) return [];
    // "What is the weather" is small talk.
    if (question.topic === intent.type) return [];
    const deals = subjectsOf(question, told, knowledge, page);
    const [deal, ...others] = deals;
    if (deal && others.length === 0) told = { ...told, focus: deal.slug, page };
    // Several answers about several deals would be a table.
    const isOfFirst = question.scope === 'any' && factQuestions.length > 1;
    return deals.length > 0 ? { ...question, deals: isOfFirst ? deals.slice(0, 1) : deals } : [];
  });
}

/** Whether a message that asks something without a known topic asks it about a deal, and wishes for nothing. */
const isOnlyQuestion = ({ scope }: Question, { mentions, intent, asksLocation, corrects }: Understanding) =>
  (scope === 'one' || scope === 'page') &&
  mentions.length === 0 &&
  (intent.type === 'find' || intent.type === 'detail') &&
  !asksLocation &&
  !corrects;
