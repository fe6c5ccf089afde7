import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Lead } from '../understand/question.ts';
import { tokenize } from '../understand/tokenize.ts';
import { withoutSpans } from '../understand/withoutSpans.ts';
import { askedIn } from './askedIn.ts';
import { namedChoices } from './choices.ts';
import type { Conversation } from './conversation.ts';
import { withoutDay } from './dayOfName.ts';
import { askedAgain } from './furtherQuestions.ts';
import { type AssistantKnowledge, dealsWithSlugs, isAvailable } from './knowledge.ts';
import { meantIn } from './meantDeal.ts';
import { refusalsIn, withoutRefused } from './rejectedDeals.ts';
import { withSum } from './summedDeals.ts';
import type { AskedQuestion, TurnContext } from './turn.ts';
import { wantedServiceOf } from './wantedService.ts';

/** A message in its conversation, as it is read. */
export interface HeardMessage {
  readonly text: string;
  /** What it says by itself, in `language`. */
  readonly whole: Understanding;
  readonly language: string;
  readonly before: Conversation;
  readonly knowledge: AssistantKnowledge;
  readonly context: TurnContext;
}

/** What a message asks of deals, or turns down. */
export interface Asking {
  /** The deals between which it chooses; none of them is asked about by itself. */
  readonly choices: readonly DealRecord[];
  readonly refusals: ReturnType<typeof refusalsIn>;
  /** The conversation with the deals that it is about on the table. */
  readonly among: Conversation;
  /** Work that somebody wants done, which no deal of its things is. */
  readonly service: ReturnType<typeof wantedServiceOf>;
  /** It only says in which language to go on. */
  readonly isOfSpeech: boolean;
  /** The deal that it names and asks nothing of. */
  readonly meant: DealRecord | undefined;
  readonly asked: readonly AskedQuestion[];
  /** The text without what the questions say. */
  readonly rest: string;
}

/** Reads what `message` asks. */
export function askingOf({ text, whole, language, before, knowledge, context }: HeardMessage): Asking {
  const { grammar } = knowledge.vocabulary;
  const comparing = whole.sentences.flatMap(({ intents, said }) =>
    said.filter((_, at) => intents[at]?.type === 'compare'),
  );
  const choices = namedChoices(text, comparing.length > 0, before, knowledge).filter((deal) =>
    isAvailable(deal, context),
  );
  // "No, the manicure" refuses none.
  const isAgain = askedAgain(whole, before, knowledge).length > 0;
  const refusals = isAgain ? [] : refusalsIn(text, whole, before, knowledge);
  const table = withoutRefused(before, refusals);
  const among = choosing(choices, table);
  // "Which one starts later" of two deals is no question about each.
  const service = wantedServiceOf(whole, before.latest, knowledge, text);
  // "Can they fix my phone" asks for no phone number.
  const single = askedIn(
    withLeads(whole, (lead) => (choices.length > 0 ? [] : unrefused(lead, text, refusals, knowledge))),
    atPage(among, knowledge, context),
    knowledge,
    context,
  ).filter(
    ({ start, end, words }) =>
      !refusals.some((each) => each.start <= start && start < each.end) &&
      !(service && start < service.end && service.start < end) &&
      // "Which is cheaper for 8 kids" compares what was shown.
      !(
        (choices.length > 0 || (before.latest.length > 1 && occurs(grammar.comparesPrice, words))) &&
        comparing.some((said) => said.start < end && start < said.end)
      ),
  );
  // "En español, por favor" after English wishes for no show in Spanish, and asks of none.
  const isOfSpeech = before.language !== language && occurs(grammar.speaks, whole.remark.words);
  // A plan says what all of it costs.
  const put = isOfSpeech
    ? []
    : whole.plan === null
      ? withSum(single, whole, before, knowledge)
      : single.filter(({ topic, name }) => topic !== 'price' || name !== null);
  const mayName = choices.length === 0 && put.every((question) => question.isRemark);
  const called = mayName ? meantIn(whole, knowledge, context) : undefined;
  const meant = refusals.some(({ deal }) => deal === called) ? undefined : called;
  // "Phone number for Casa Luna".
  const isOfContact = meant && whole.remark.topic === 'contact';
  const asked = isOfContact
    ? [{ ...whole.remark, isRemark: false, deals: [meant], name: null }]
    : meant
      ? []
      : put;
  // What a question about a deal names is no wish.
  const rest = withoutSpans(text, [
    ...asked,
    ...asked.flatMap(({ name }) => (name ? withoutDay(name, whole) : [])),
  ]);
  return { choices, refusals, among, service, isOfSpeech, meant, asked, rest };
}

/** A message whose questions have other clauses before them. */
const withLeads = (
  understanding: Understanding,
  leadsFor: (lead: Lead) => readonly Lead[],
): Understanding => ({
  ...understanding,
  factQuestions: understanding.factQuestions.map((question) => ({
    ...question,
    leads: question.leads.flatMap(leadsFor),
  })),
});

/** What `lead` says beside what `refusals` rule out: "I asked about the table" of "I asked about the table, not the dumplings". */
function unrefused(
  lead: Lead,
  text: string,
  refusals: readonly { readonly start: number; readonly end: number }[],
  { vocabulary }: AssistantKnowledge,
): readonly Lead[] {
  const isRefused = refusals.some(({ start }) => lead.start <= start && start < lead.end);
  if (!isRefused) return [lead];
  const words = tokenize(withoutSpans(text, refusals).slice(lead.start, lead.end), vocabulary).text;
  return words.trim() ? [{ ...lead, words }] : [];
}

/** The conversation in which the deals that a message chooses between are on the table. */
const choosing = (choices: readonly DealRecord[], before: Conversation): Conversation => {
  const slugs = choices.map(({ slug }) => slug);
  return slugs.length === 0 ? before : { ...before, latest: slugs, focus: null };
};

/** The conversation of somebody who has been shown nothing yet, as if the deal of the page had been. */
function atPage(before: Conversation, knowledge: AssistantKnowledge, { page }: TurnContext): Conversation {
  const [deal] =
    before.shown.length + before.latest.length > 0 ? [] : dealsWithSlugs([page ?? ''], knowledge);
  return deal ? { ...before, latest: [deal.slug], shown: [deal.slug], focus: deal.slug } : before;
}
