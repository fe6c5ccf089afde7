import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DetailsRecord } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { capitalized } from '../conversation/timeWords.ts';
import type { AskedQuestion, FactDesk, ReplyDraft, Turn } from '../conversation/turn.ts';
import type { Question } from '../understand/question.ts';
import { topicOf } from '../understand/readQuestion.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { answersByTopic } from './answersByTopic.ts';
import type { AskedFact, FactAnswer } from './askedFact.ts';
import { completedAnswer } from './completedAnswer.ts';
import { agesAnswer } from './peopleFacts.ts';
import { kindsIn, topicsOf } from './questionTopics.ts';
import { topicLine } from './quotedSentence.ts';

/** What is said about a question and a deal: from its page, not known, or not loaded. */
interface Said {
  readonly deal: DealRecord;
  readonly text: string;
  /** Without "yes" or "no". */
  readonly fact: string;
  readonly from: 'page' | 'nowhere' | 'failure';
  /** The question has no field: only deals whose text answers it count. */
  readonly isLoose: boolean;
}

const loose: ReadonlySet<string> = new Set<FactTopic>(['other', 'extras']);

const isSameAnswer = (a: Said, b: Said) =>
  a.fact === b.fact &&
  (a.text !== a.fact || b.text === b.fact) &&
  (a.deal === b.deal || (a.isLoose && a.from === 'nowhere'));

/** Whether another deal's page has the answer that this one's lacks. */
const isKnownElse = ({ from, deal }: Said, told: readonly Said[]) =>
  from === 'nowhere' && told.some((other) => other.isLoose && other.from === 'page' && other.deal !== deal);

/** What answers are made of. */
interface Source {
  readonly details: ReadonlyMap<string, DetailsRecord>;
  readonly replies: FactReplies;
}

/**
 * Answers questions from `details`, by the slugs of deals, in the words of the language with a tag; deals without details are
 * those that could not be loaded.
 */
export const createFactDesk =
  (details: Source['details'], repliesIn: (tag: string) => FactReplies): FactDesk =>
  (turn) =>
    factAnswers(turn, { details, replies: repliesIn(turn.knowledge.language.tag) });

/**
 * What the fields of a deal say about a topic that nobody has asked about in words of their own, as a part of a sentence;
 * `null` for nothing.
 */
export const createFactLookup =
  (
    details: Source['details'],
    replies: FactReplies,
    knowledge: AssistantKnowledge,
    now: number,
  ): ((deal: DealRecord, topic: FactTopic) => string | null) =>
  (deal, topic) => {
    const found = details.get(deal.slug);
    if (!found) return null;
    const question: Question = {
      ...{ topic, needs: [], words: ' ', clause: ' ', exists: false, refers: false, isClosed: false },
      ...{ scope: 'any', namesKind: false, mayWish: false, leads: [], start: 0, end: 0 },
    };
    const { facts = {} } = found;
    const words = knowledge.language.facts;
    const nobody = { party: null, ages: [], context: ' ' };
    const asked = { question, deal, details: found, facts, knowledge, words, replies, now, ...nobody };
    return answersByTopic[topic](asked)?.text ?? null;
  };

/** The answers to the questions of a turn, in order, and where they are from. */
function factAnswers(turn: Turn, source: Source): ReplyDraft | null {
  const { before } = turn;
  const { answers } = source.replies;
  const told = turn.asked.flatMap((question) =>
    question.deals.flatMap((deal) =>
      (question.isRemark ? answersToRemark : answersTo)(question, deal, turn, source),
    ),
  );
  // The same twice, as for "is there parking, and is it free", is said once.
  const said = told.filter(
    (one, index) =>
      told.findIndex((other) => isSameAnswer(other, one)) === index &&
      !(one.isLoose && isKnownElse(one, told)),
  );
  if (said.length === 0) return null;
  const about = [...new Set(said.map(({ deal }) => deal))];
  const isOfOne = about.length === 1;
  const unknown = said.filter(({ from }) => from !== 'page').map(({ deal }) => deal);
  const unseen = about.filter(({ slug }) => !before.shown.includes(slug) && slug !== turn.context.page);
  const last = said.findLast(({ from }) => from === 'nowhere');
  const sentences = said.map((one, index) => {
    const text = one === last ? withVendor(one, source) : one.text;
    const isClear =
      said[index - 1]?.deal === one.deal ||
      (isOfOne && (isTalkedAbout(one.deal, turn) || unseen.includes(one.deal)));
    if (isClear || one.from === 'failure') return text;
    return filled(answers.about, { title: titleOf(one.deal), answer: text });
  });
  return {
    reply: sentences.map(sentence).join(' '),
    asked: before.asked,
    about,
    cards: [...new Set([...unseen, ...unknown.slice(0, 1)])],
  };
}

const wordingOf = ({ knowledge }: Turn, { replies }: Source) => ({
  rules: knowledge.vocabulary.grammar.facts.topics,
  kindsOf: kindsIn(replies.topicWords),
});

const titleOf = ({ title }: DealRecord) => `“${title}”`;

/** `text` as a sentence: with a capital and a mark. */
const sentence = (text: string) => `${capitalized(text)}${/[.!?…]”?$/.test(text) ? '' : '.'}`;

/** So many words are rather a question than a statement: "min age", "ok when". */
const longestFragment = 4;
/** What nobody asks by a statement about themselves. */
const unsaid: ReadonlySet<string> = new Set<FactTopic>([
  ...(['hours', 'price', 'place', 'until', 'soldOut', 'discount', 'contact', 'code', 'duration'] as const),
]);

/** What the page of a deal says to a remark: that somebody cannot come, or what it says of the same matter. */
function answersToRemark(question: AskedQuestion, deal: DealRecord, turn: Turn, source: Source): Said[] {
  const said = answersTo(question, deal, turn, source);
  return said.filter(({ from }) => from === 'page').slice(0, 1);
}

/** The answers to the topics of `question`; the line of the deal's text that answers it in particular is better. */
function answersTo(question: AskedQuestion, deal: DealRecord, turn: Turn, source: Source): Said[] {
  const { topic, words } = question;
  const inText = topic === 'other' ? answerTo(question, deal, turn, source) : null;
  if (inText?.from === 'page') return [inText];
  // "My friend uses a walker, will she manage the door".
  const told = question.leads.find((lead) => lead !== question.name)?.words;
  const rule =
    topic === 'other' && told ? (topicOf(told, turn.knowledge.vocabulary.grammar.facts) ?? topic) : topic;
  const likely = topicsOf(rule, words, wordingOf(turn, source), source.replies.topicModel);
  const isStatement = question.isRemark && words.trim().split(' ').length > longestFragment;
  return likely
    .filter((each) => !isStatement || !unsaid.has(each))
    .map((each) => answerTo({ ...question, topic: each }, deal, turn, source));
}

function answerTo(question: AskedQuestion, deal: DealRecord, turn: Turn, { details, replies }: Source): Said {
  const { knowledge, context, before } = turn;
  const words = knowledge.language.facts;
  const { answers } = replies;
  const saidOf = (text: string, from: Said['from'], fact = text) => ({
    deal,
    text,
    fact,
    from,
    isLoose: loose.has(question.topic),
  });
  const found = details.get(deal.slug);
  if (!found) return saidOf(filled(words.failed, { title: titleOf(deal) }), 'failure');
  const facts = found.facts ?? {};
  const { party } = before.preferences;
  const asked: AskedFact = {
    question,
    deal,
    details: found,
    facts,
    knowledge,
    ...{ words, replies },
    now: context.now,
    party,
    ages: agesIn(turn, replies),
    context: question.leads.find((lead) => lead !== question.name)?.words ?? ' ',
  };
  const answer = completedAnswer(answersByTopic[question.topic](asked), asked);
  const excluded = excludedByAge(asked);
  if (excluded) return saidOf(excluded, 'page');
  if (answer) return saidOf(withVerdict(answer, asked), 'page', answer.text);
  const unknown = answers.unknown[question.topic];
  const line = topicLine(asked);
  return line
    ? saidOf(filled(answers.quoted, { unknown, text: line.text }), 'page')
    : saidOf(unknown, 'nowhere');
}

/** Whoever says an age that cannot come is told that instead of anything else; `null` if they may, or do not say it. */
function excludedByAge(asked: AskedFact): string | null {
  const { facts, replies, ages } = asked;
  const { from = 0, to } = facts.ages ?? {};
  // A parent may be older than the oldest child.
  if (!ages.some((age) => age < from || (to !== undefined && age > to && age < 18))) return null;
  const limits = agesAnswer(asked);
  return limits && filled(replies.answers.no, { answer: limits.text });
}

/** The ages that the message of `turn` says. */
const agesIn = ({ text }: Turn, { details }: FactReplies): number[] =>
  [...utteranceOf(text).matchAll(new RegExp(details.ageSaid, 'gu'))].map(([, age]) => Number(age));

/** "Yes" or "no" comes first if the question asks for it and a field decides it. */
function withVerdict({ text, verdict }: FactAnswer, { question, replies }: AskedFact): string {
  if (!question.isClosed || verdict === null) return text;
  return filled(verdict ? replies.answers.yes : replies.answers.no, { answer: text });
}

/** Whether it goes without saying that an answer is about `deal`. */
const isTalkedAbout = ({ slug }: DealRecord, { before, context }: Turn): boolean =>
  before.focus === slug || (before.latest.length === 1 && before.latest[0] === slug) || context.page === slug;

/** What is not known, and whom to ask. */
function withVendor({ deal, text }: Said, { details, replies }: Source): string {
  const { askVendor, callVendor } = replies.answers;
  const phone = details.get(deal.slug)?.phone;
  return filled(phone ? callVendor : askVendor, { unknown: text, vendor: deal.vendor, phone: phone ?? '' });
}
