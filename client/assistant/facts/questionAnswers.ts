import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DetailsRecord } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { needsIn, topicOf } from '../understand/readQuestion.ts';
import { filled } from '../words/filled.ts';
import { answersByTopic } from './answersByTopic.ts';
import { type AskedFact, asks, type FactAnswer, isEither, midSentence, peopleCountIn } from './askedFact.ts';
import { completedAnswer } from './completedAnswer.ts';
import { agesAnswer } from './peopleFacts.ts';
import { kindsIn, topicsOf } from './questionTopics.ts';
import { topicLine } from './quotedSentence.ts';
import { goneAnswer } from './timeFacts.ts';

/** What answers are made of. */
export interface FactSource {
  readonly details: ReadonlyMap<string, DetailsRecord>;
  readonly replies: FactReplies;
}

/** What is said about a question and a deal: from its page, not known, or not loaded. */
export interface GivenAnswer {
  readonly deal: DealRecord;
  readonly text: string;
  /** Without "yes" or "no". */
  readonly fact: string;
  readonly verdict: boolean | null;
  readonly from: 'page' | 'nowhere' | 'failure';
  /** The question has no field: only deals whose text answers it count. */
  readonly isLoose: boolean;
  /** It has the name of the deal. */
  readonly isNamed?: boolean;
}

const loose: ReadonlySet<string> = new Set<FactTopic>(['other', 'extras']);

export const titleOf = ({ title }: DealRecord): string => `“${title}”`;

const wordingOf = ({ knowledge }: Turn, { replies }: FactSource) => ({
  rules: knowledge.vocabulary.grammar.facts.topics,
  kindsOf: kindsIn(replies.topicWords),
});

/** So many words are rather a question than a statement: "min age", "ok when". */
const longestFragment = 4;
/** What nobody asks by a statement about themselves. */
const unsaid: ReadonlySet<string> = new Set<FactTopic>([
  ...(['hours', 'price', 'place', 'until', 'soldOut', 'discount', 'contact', 'code', 'duration'] as const),
]);
/** Rules for these are surer than what was learned. */
const sure: ReadonlySet<string> = new Set<FactTopic>(['extras', 'parking', 'transit', 'diet']);

/** What the page of a deal says to a remark: that somebody cannot come, or what it says of the same matter. */
export function answersToRemark(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const said = answersTo(question, deal, turn, source);
  return said.filter(({ from }) => from === 'page').slice(0, 1);
}

/** The answers to the topics of `question`; the line of the deal's text that answers it in particular is better. */
export function answersTo(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const { words } = question;
  // When it is open is no answer to how full it is.
  const isOfCrowd = new RegExp(source.replies.details.busy, 'u').test(words);
  const topic = isOfCrowd ? 'other' : question.topic;
  const inText = topic === 'other' ? answerTo({ ...question, topic }, deal, turn, source) : null;
  if (inText && (isOfCrowd || inText.from === 'page')) return [inText];
  // "My friend uses a walker, will she manage the door".
  const told = contextOf(question);
  const { facts } = turn.knowledge.vocabulary.grammar;
  const ofLead = topic === 'other' || topic === 'groups' ? topicOf(told, facts) : null;
  // "The price per person, we are four" asks for the price.
  const rule = ofLead && (topic === 'other' || ofLead === 'price') ? ofLead : topic;
  // "My son cannot have nuts. Is it safe for him": of which need, only the words before say.
  const needs = rule === topic ? question.needs : [...question.needs, ...needsIn(told, facts)];
  const likely =
    sure.has(rule) || (rule === ofLead && topic === 'groups')
      ? [rule]
      : topicsOf(rule, words, wordingOf(turn, source), source.replies.topicModel);
  const isStatement = question.isRemark && words.trim().split(' ').length > longestFragment;
  return (
    likely
      .filter((each) => !isStatement || !unsaid.has(each))
      // What so many pay says that they may come, or that they are too many.
      .filter((each) => each !== 'groups' || !likely.includes('price'))
      .map((each) => answerTo({ ...question, topic: each, needs }, deal, turn, source))
  );
}

/** The words of the statement before a question: "my dog is huge, does it cost more". */
const contextOf = ({ leads, name }: AskedQuestion) => leads.find((lead) => lead !== name)?.words ?? ' ';

/** The answer of a deal to the topic of `question`. */
export function answerTo(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  { details, replies }: FactSource,
): GivenAnswer {
  const { knowledge, context } = turn;
  const words = knowledge.language.facts;
  const saidOf = (text: string, from: GivenAnswer['from'], answer?: FactAnswer) => ({
    ...{ deal, text, from, fact: answer?.text ?? text, verdict: answer?.verdict ?? null },
    isLoose: loose.has(question.topic),
  });
  const found = details.get(deal.slug);
  if (!found) return saidOf(filled(words.failed, { title: titleOf(deal) }), 'failure');
  const asked: AskedFact = {
    ...{ question, deal, details: found, facts: found.facts ?? {}, knowledge, words, replies },
    ...{ now: context.now, party: partyOf(turn, replies), ages: agesIn(question, replies) },
    context: contextOf(question),
    said: turn.heard?.words ?? ' ',
    children: turn.heard?.children ?? null,
  };
  const excluded = excludedByAge(asked);
  if (excluded) return saidOf(filled(replies.answers.no, { answer: excluded.text }), 'page', excluded);
  // "The disco on December 19, two tickets, can we still".
  const gone = goneAnswer(asked);
  if (gone && question.topic === 'other') return saidOf(gone.text, 'page', gone);
  const answer = completedAnswer(answersByTopic[question.topic](asked), asked);
  if (answer) return saidOf(withVerdict(answer, asked), 'page', answer);
  if (gone) return saidOf(gone.text, 'page', gone);
  const line = topicLine(asked);
  return line ? saidOf(line.told, 'page') : saidOf(unknownOf(asked), 'nowhere');
}

/** That a question has no answer. "Can we bring beer" asks for no list of things. */
function unknownOf(asked: AskedFact): string {
  const { unknown } = asked.replies.answers;
  const { topic, isClosed } = asked.question;
  const isOther = topic === 'included' || (topic === 'bring' && asks(asked, 'may'));
  return isOther && isClosed ? unknown.other : unknown[topic];
}

/** How many come: "can 8 of us come, what is that in total". */
export function partyOf({ asked, before, understanding }: Turn, replies: FactReplies): number | null {
  const told = asked.flatMap(({ topic, words }) =>
    topic === 'groups' || topic === 'price' ? (peopleCountIn(words, replies) ?? []) : [],
  );
  return understanding?.party ?? told[0] ?? before.preferences.party;
}

/** What excludes somebody whose age the question says, or the words before it; `null` if nothing does. */
function excludedByAge(asked: AskedFact): FactAnswer | null {
  const { facts, ages, question } = asked;
  const { from = 0, to } = facts.ages ?? {};
  // A parent may be older than the oldest child.
  const isOut = (age: number) => age < from || (to !== undefined && age > to && age < 18);
  if (!ages.some(isOut) || !(question.isRemark || ofWhoComes.has(question.topic))) return null;
  const limits = agesAnswer(asked);
  return limits && { ...limits, verdict: false };
}

/** Whether somebody may come, asked in whatever words. */
const ofWhoComes: ReadonlySet<string> = new Set<FactTopic>(['ages', 'other', 'alone', 'groups', 'booking']);

/** The ages that a question and the words before it say. */
const agesIn = ({ words, leads }: AskedQuestion, { details }: FactReplies): number[] =>
  [words, ...leads.map((lead) => lead.words)].flatMap((said) =>
    [...said.matchAll(new RegExp(details.ageSaid, 'gu'))].map(([, age]) => Number(age)),
  );

/** "Yes" or "no" comes first if the question asks for it and a field decides it. */
function withVerdict({ text, verdict }: FactAnswer, asked: AskedFact): string {
  const { question, replies } = asked;
  if (!question.isClosed || verdict === null || isEither(asked)) return text;
  return filled(verdict ? replies.answers.yes : replies.answers.no, { answer: midSentence(text) });
}
