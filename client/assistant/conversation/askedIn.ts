import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Intent } from '../understand/intents.ts';
import type { Mention } from '../understand/mention.ts';
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
  for (const question of factQuestions.filter((each) => !isRequest(each, understanding))) {
    const { deals, isNamed, isLead } = subjectsOf(question, told, knowledge, page, last);
    const [deal, ...others] = deals;
    if (!deal) continue;
    // "What is the weather" is small talk.
    if (!isNamed && question.topic === intent.type) continue;
    if (isOpenToWishes(question) && !isAboutShown(question, deal, isNamed, understanding)) continue;
    if (isNamed) last = deals;
    if (others.length === 0) told = { ...told, focus: deal.slug, page };
    // Several answers about several deals would be a table.
    const isOfFirst = question.scope === 'any' && factQuestions.length > 1;
    const name = isLead && question.lead ? { start: question.lead.start, end: question.start } : null;
    asked.push({ ...question, deals: isOfFirst ? [deal] : deals, name });
  }
  return asked;
}

/** Requests and choices, which are no questions about what a field says: "can you book it", "what is the cheap version". */
const requests: ReadonlySet<string> = new Set<Intent['type']>(['order', 'keep', 'choose']);

const isRequest = (question: Question, { sentences }: Understanding) =>
  sentences.some(
    ({ intents: [intent], start, end }) =>
      intent &&
      (requests.has(intent.type) || (intent.type === 'cheaper' && !question.isClosed)) &&
      start <= question.start &&
      question.end <= end + 1,
  );

/** "Do you have pottery on Monday" may ask for other deals, "is it open on Monday" may not. */
const isOpenToWishes = ({ topic, isClosed, scope }: Question) =>
  topic === 'other' || (topic === 'hours' && isClosed && scope === 'any');

/** What is said beside a question and wishes for no other deal. */
const soft: ReadonlySet<Mention['slot']> = new Set<Mention['slot']>([
  ...(['audience', 'occasion', 'cautions', 'needs', 'when', 'time'] as const),
]);

/** Whether a message that asks something without a known topic asks it about a deal, and wishes for nothing new. */
const isAboutShown = (
  { isClosed, scope, topic }: Question,
  { title, category, tags = [] }: DealRecord,
  isNamed: boolean,
  { mentions, intent, asksLocation, asksThingsToDo, corrects }: Understanding,
) => {
  const isOfTime = ({ slot }: Mention) => slot === 'when' || slot === 'time';
  const isClear = isNamed || scope !== 'any' || topic === 'hours';
  const names = ({ slot, value, hardness }: Mention) =>
    hardness === 'wish' ||
    value === category ||
    // "Is pickleball any fun" is about another.
    (slot === 'interests' && `${title} ${tags}`.toLowerCase().includes(String(value)));
  const isOfDeal = (mention: Mention) =>
    (soft.has(mention.slot) && (isClear || !isOfTime(mention))) || names(mention);
  return (
    (isClosed || isNamed ? mentions.every(isOfDeal) : mentions.length === 0) &&
    (intent.type === 'find' || intent.type === 'detail') &&
    !(asksLocation || asksThingsToDo || (corrects && scope === 'any'))
  );
};
