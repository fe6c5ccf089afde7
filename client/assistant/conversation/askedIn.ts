import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
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
  const asked: AskedQuestion[] = [];
  // A later "it" of the message is the deal that an earlier question was about.
  let told = before;
  let last: readonly DealRecord[] = [];
  for (const question of factQuestions) {
    const { deals, isNamed, isLead } = subjectsOf(question, told, knowledge, page, last);
    const [deal, ...others] = deals;
    if (!deal) continue;
    // "What is the weather" is small talk.
    if (!isNamed && question.topic === intent.type) continue;
    if (question.topic === 'other' && !isAboutShown(question, deal, isNamed, understanding)) continue;
    if (isNamed) last = deals;
    if (others.length === 0) told = { ...told, focus: deal.slug, page };
    // Several answers about several deals would be a table.
    const isOfFirst = question.scope === 'any' && factQuestions.length > 1;
    const name = isLead && question.lead ? { start: question.lead.start, end: question.start } : null;
    asked.push({ ...question, deals: isOfFirst ? [deal] : deals, name });
  }
  return asked;
}

/** Whether a message that asks something without a known topic asks it about a deal, and wishes for nothing new. */
const isAboutShown = (
  { isClosed }: Question,
  { title, category, tags = [] }: DealRecord,
  isNamed: boolean,
  { mentions, intent, asksLocation, asksThingsToDo, corrects }: Understanding,
) =>
  (isClosed || isNamed
    ? mentions.every(
        ({ slot, value }) =>
          slot === 'audience' ||
          value === category ||
          // "Is pickleball any fun" is about another.
          (slot === 'interests' && `${title} ${tags}`.toLowerCase().includes(String(value))),
      )
    : mentions.length === 0) &&
  (intent.type === 'find' || intent.type === 'detail') &&
  !(asksLocation || asksThingsToDo || corrects);
